import { expect, test } from "@jest/globals";
import { createEmbeddedAnalytics } from "@embedded-analytics/domain";
import { emptyTables, inMemoryPorts } from "@embedded-analytics/domain/in-memory";
import {
  conformanceBranches,
  conformanceData,
  conformanceDeclaration,
  conformanceEnvironment,
  conformanceReaders,
  conformanceServiceDomain,
  httpConformance,
  inputScriptAgent,
  type HttpTarget,
} from "@embedded-analytics/testkit/http";
import { createRouter } from "./create-router.js";
import { checkingResponses } from "./openapi/checked-responses.fixture.js";
import { routes } from "./routes/routes.js";
import { hosting } from "./host.fixture.js";

const checking = checkingResponses();

// The whole contract, with in-memory ports behind the router and a host's app around it.
httpConformance(async (): Promise<HttpTarget> => {
  const tables = emptyTables();
  let passedMs = 0;
  const ports = inMemoryPorts({
    tables,
    nowMs: () => Date.now() + passedMs,
    branches: conformanceBranches,
    data: conformanceData,
    agents: inputScriptAgent(),
  });
  const analytics = createEmbeddedAnalytics(ports, { chatReaders: conformanceReaders });
  await analytics.applyDeclaration(conformanceDeclaration, conformanceEnvironment);
  const host = await hosting((app) => {
    app.use(checking.middleware);
    app.use("/analytics", createRouter(analytics, { serviceDomain: conformanceServiceDomain }));
  });
  return {
    baseUrl: `${host.baseUrl}/analytics`,
    routes,
    dump: () => Promise.resolve(textOf(tables)),
    provisioning: ports.provisioning,
    authenticateToken: analytics.authenticateToken,
    apply: async (declaration, environment) => {
      await analytics.applyDeclaration(declaration, environment);
    },
    passTime: (seconds) => Promise.resolve(void (passedMs += seconds * 1000)),
    close: async () => {
      await analytics.stopTurns(0);
      await host.close();
    },
  };
});

// Behind all other tests of this file, since Jest runs them in their order.
test("J3: every answer was one of those that the OpenAPI document has", () => {
  expect([...checking.wrong]).toEqual([]);
  expect(checking.answered.size).toBeGreaterThan(200);
});

/** Maps and sets as arrays, in the order in which they were written. */
const textOf = (value: unknown): string =>
  JSON.stringify(value, (_key, item: unknown) =>
    item instanceof Map || item instanceof Set ? [...(item as Iterable<unknown>)] : item,
  );
