import { describe, expect, test } from "@jest/globals";
import { portNames, StoreUnavailable, type Ports } from "@embedded-analytics/domain";
import { inMemoryPorts } from "@embedded-analytics/domain/in-memory";
import { inMemoryTester, portContracts } from "@embedded-analytics/testkit";
import { Metrics } from "./metrics.js";
import { observePorts } from "./observe-ports.js";

// What is observed does all that its contract asks for.
portContracts(
  {
    ...inMemoryTester,
    name: "observed ports",
    open: async (options) => {
      const store = await inMemoryTester.open(options);
      return { ...store, ports: observePorts(store.ports, new Metrics()) };
    },
  },
  ["embedSessions", "queryRunner", "semanticCatalog", "tenantDashboards"],
);

describe("J5: observed ports", () => {
  test("have every method of the ports that they stand for", () => {
    const ports = inMemoryPorts();
    const observed = observePorts(ports, new Metrics());
    for (const name of portNames) {
      expect([name, Object.keys(observed[name]).sort()]).toEqual([
        name,
        Object.keys(ports[name]).sort(),
      ]);
    }
  });

  test("hand a failure on, and count outages apart from defects", async () => {
    const metrics = new Metrics();
    const ports = inMemoryPorts();
    const outage = new StoreUnavailable();
    const defect = new TypeError("Not an outage");
    const failing: Ports = {
      ...ports,
      apiKeys: { ...ports.apiKeys, find: () => Promise.reject(outage) },
      accounts: {
        ...ports.accounts,
        load: () => {
          throw defect;
        },
      },
    };
    const observed = observePorts(failing, metrics);
    await expect(observed.apiKeys.find("x")).rejects.toBe(outage);
    expect(() => observed.accounts.load("x", [])).toThrow(defect);
    const text = await metrics.text();
    expect(text).toContain('ea_store_failures_total{port="apiKeys",kind="unavailable"} 1');
    expect(text).toContain('ea_store_failures_total{port="accounts",kind="defect"} 1');
  });
});
