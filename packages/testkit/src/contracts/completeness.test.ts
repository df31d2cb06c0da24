import { describe, expect, test } from "@jest/globals";
import { portNames, type PortName, type Ports } from "@embedded-analytics/domain";
import { inMemoryPorts } from "@embedded-analytics/domain/in-memory";
import { inMemoryTester } from "../in-memory-tester.js";
import type { ContractCase, MethodContract } from "./contract.js";
import { contracts } from "./contracts.js";
import { portContracts, runCase } from "./port-contracts.js";
import { answeringNothing, askingEveryAccount, forgettingTheAccount } from "./broken-adapters.js";
import type { Registry } from "./registry.js";
import type { Tester } from "./tester.js";

const contractsOf = (name: PortName): Readonly<Record<string, MethodContract>> => contracts[name];

const methods = portNames.flatMap((name) =>
  Object.keys(inMemoryPorts()[name]).map((method) => ({ name, method })),
);

const foreignCases = ({ foreign }: MethodContract): readonly ContractCase[] =>
  "notBoundToAnAccount" in foreign ? [] : foreign;

describe("every port has a contract, and every method of it", () => {
  test("there is one for each port, and for nothing else", () => {
    expect(Object.keys(contracts).sort()).toEqual([...portNames].sort());
    expect(Object.keys(inMemoryPorts()).sort()).toEqual([...portNames].sort());
  });

  test.each(portNames)("%s: one for each method, and for nothing else", (name) => {
    expect(Object.keys(contractsOf(name)).sort()).toEqual(
      Object.keys(inMemoryPorts()[name]).sort(),
    );
  });

  test.each(methods)(
    "T4 $name, $method: cases, and a foreign twin or why not",
    ({ name, method }) => {
      const contract = contractsOf(name)[method];
      expect(contract?.cases.length).toBeGreaterThan(0);
      const foreign = contract?.foreign ?? [];
      if ("notBoundToAnAccount" in foreign) {
        expect(foreign.notBoundToAnAccount.length).toBeGreaterThan(20);
      } else {
        expect(foreign.length).toBeGreaterThan(0);
      }
    },
  );

  test.each(methods)("$name, $method: no two cases have the same title", ({ name, method }) => {
    const contract = contractsOf(name)[method];
    const titles = contract?.cases.map(({ title }) => title) ?? [];
    expect(new Set(titles).size).toBe(titles.length);
  });
});

/** Collects what would be registered with Jest. */
const collect = (tester: Tester): { readonly tests: string[]; readonly skipped: string[] } => {
  const tests: string[] = [];
  const skipped: string[] = [];
  const registry: Registry = {
    describe: (_title, body) => {
      body();
    },
    test: (title) => tests.push(title),
    skip: (title) => skipped.push(title),
  };
  portContracts(tester, portNames, registry);
  return { tests, skipped };
};

const allCases = portNames.flatMap((name) =>
  Object.values(contractsOf(name)).flatMap((contract) => [
    ...contract.cases,
    ...foreignCases(contract),
  ]),
);

describe("every case is registered", () => {
  test("all of them, for an adapter that lacks nothing", () => {
    const { tests, skipped } = collect(inMemoryTester);
    expect(tests).toEqual(allCases.map(({ title }) => title));
    expect(skipped).toEqual([]);
  });

  test("what an adapter lacks is named, with its reason, and nothing else is left out", () => {
    const lacks = { secrets: "kept in a vault", clock: "no way to move it" };
    const { tests, skipped } = collect({ ...inMemoryTester, lacks });
    expect(tests.length + skipped.length).toBe(allCases.length);
    const secretsCases = Object.values(contracts.secrets).flatMap(({ cases }) => cases);
    const clockCases = allCases.filter(({ needs }) => needs.includes("clock"));
    expect(skipped).toHaveLength(secretsCases.length + clockCases.length);
    for (const title of skipped) {
      expect(title).toMatch(/\(without (secrets: kept in a vault|clock: no way to move it)\)$/);
    }
  });
});

/** Whether at least one of the cases fails over these adapters. */
const notices = async (
  cases: readonly ContractCase[],
  breakAdapter: (ports: Ports) => Ports,
): Promise<boolean> => {
  const tester: Tester = {
    ...inMemoryTester,
    open: async (options) => {
      const store = await inMemoryTester.open(options);
      return { ...store, ports: breakAdapter(store.ports) };
    },
  };
  for (const each of cases) {
    try {
      await runCase(tester, each);
    } catch {
      return true;
    }
  }
  return false;
};

describe("a contract notices an adapter that is wrong", () => {
  test.each(methods)("$name, $method that does nothing", async ({ name, method }) => {
    const cases = contractsOf(name)[method]?.cases ?? [];
    expect(await notices(cases, (ports) => answeringNothing(ports, name, method))).toBe(true);
  });

  // Methods that take an account, where a forgotten condition would let a stranger in.
  const bound = [
    { name: "dataUsers", method: "load" },
    { name: "embedSessions", method: "exchange" },
    { name: "embedSessions", method: "revoke" },
    { name: "embedSessions", method: "revokeIssued" },
    { name: "embedSessions", method: "findExchanged" },
    { name: "embedTenantCatalog", method: "listGroups" },
    { name: "embedTenantCatalog", method: "removeGroup" },
    { name: "embedTenantCatalog", method: "listAttributes" },
    { name: "embedTenantCatalog", method: "removeAttribute" },
    { name: "provisioning", method: "commit" },
    { name: "threads", method: "load" },
    { name: "threads", method: "messages" },
    { name: "threads", method: "recent" },
    { name: "threads", method: "turn" },
    { name: "threads", method: "keep" },
    { name: "threads", method: "renew" },
    { name: "threads", method: "abort" },
    { name: "threads", method: "abortIssued" },
    { name: "threads", method: "isAborted" },
    { name: "threads", method: "end" },
    { name: "threads", method: "usage" },
    { name: "turnLogs", method: "append" },
    { name: "turnLogs", method: "read" },
  ] as const;

  test.each(bound)("T4 $name, $method that looks into every account", async ({ name, method }) => {
    const contract = contractsOf(name)[method];
    const cases = contract === undefined ? [] : foreignCases(contract);
    expect(await notices(cases, (ports) => askingEveryAccount(ports, name, method))).toBe(true);
  });

  // Methods whose things have ids that another account may have, too.
  const shared = [
    ...bound.filter(({ name }) => name === "threads" || name === "turnLogs"),
    { name: "turnLogs", method: "open" },
    { name: "turnLogs", method: "changed" },
    { name: "turnLogs", method: "abort" },
    { name: "turnLogs", method: "aborted" },
  ] as const;

  test.each(shared)("T4 $name, $method that takes all for one account's", async (one) => {
    const { name, method } = one;
    const contract = contractsOf(name)[method];
    const cases = contract === undefined ? [] : foreignCases(contract);
    expect(await notices(cases, (ports) => forgettingTheAccount(ports, name, method))).toBe(true);
  });
});
