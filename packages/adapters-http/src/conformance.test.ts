import { serialize } from "node:v8";
import { expect, test } from "@jest/globals";
import { createEmbeddedAnalytics } from "@embedded-analytics/domain";
import {
  emptyTables,
  inMemoryPorts,
  textOfTables,
  type Tables,
} from "@embedded-analytics/domain/in-memory";
import {
  conformanceBranches,
  conformanceData,
  conformanceDeclaration,
  conformanceDocuments,
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

/** In-memory ports behind the router and a host's app around it. */
const start = async (): Promise<HttpTarget> => {
  const tables = emptyTables();
  let passedMs = 0;
  const ports = inMemoryPorts({
    tables,
    nowMs: () => Date.now() + passedMs,
    branches: conformanceBranches,
    data: conformanceData,
    agents: inputScriptAgent(),
    documents: conformanceDocuments,
    tokenKeys: { secrets: conformanceEnvironment },
  });
  const analytics = createEmbeddedAnalytics(ports, { chatReaders: conformanceReaders });
  await analytics.applyDeclaration(conformanceDeclaration, conformanceEnvironment);
  const host = await hosting((app) => {
    // Connect is a protocol of its own, which the document leaves to the metadata that clients read.
    app.use("/analytics", checking.middleware);
    const router = createRouter(analytics, { serviceDomain: conformanceServiceDomain });
    app.use("/analytics", router);
    app.use(router);
  });
  return {
    baseUrl: `${host.baseUrl}/analytics`,
    rootUrl: host.baseUrl,
    routes,
    dump: dumpOf(tables),
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
};

// The whole contract.
httpConformance(start, { startsAnew: "each topic" });

// Behind all other tests of this file, since Jest runs them in their order.
test("J3: every answer was one of those that the OpenAPI document has", () => {
  expect([...checking.wrong]).toEqual([]);
  expect(checking.answered.size).toBeGreaterThan(200);
});

/**
 * The tables as text. Most tests ask for it twice, to see that nothing was written: the bytes of a copy,
 * which are made in a sixth of the time, say whether the last text still holds.
 */
const dumpOf = (tables: Tables): HttpTarget["dump"] => {
  let copy: Buffer | undefined;
  let text = "";
  return () => {
    const now = serialize(tables);
    if (copy?.equals(now) !== true) text = textOfTables(tables);
    copy = now;
    return Promise.resolve(text);
  };
};
