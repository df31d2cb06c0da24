import { expect, test } from "@jest/globals";
import type { ExplainedAccess } from "@embedded-analytics/domain";
import { explainJson, type Explained } from "./explain-json.js";

const access: ExplainedAccess = {
  accountId: 1,
  deployment: { id: 1, modelFolder: undefined, requirePolicies: false, timezone: "UTC" },
  userKind: "external",
  timezone: "UTC",
  user: {
    lane: "tenant_wide",
    embedTenantName: undefined,
    groupScope: "demo",
    groups: ["analysts"],
    userAttributes: { city: "Rome" },
    securityContext: {},
  },
  model: {
    version: "1",
    cubes: [
      {
        name: "orders",
        kind: "cube",
        title: "Orders",
        description: undefined,
        synonyms: [],
        public: true,
        members: [],
        policies: undefined,
      },
    ],
  },
  access: {},
};

const user = {
  name: "jane",
  kind: "external",
  embedTenant: null,
  lane: "tenant_wide",
  groups: ["analysts"],
  userAttributes: { city: "Rome" },
  securityContext: {},
};

test("J2, E6: explain as JSON has the user, each cube with its policies, the statement and its plan", () => {
  const explained: Explained = {
    kind: "explained",
    sql: "SELECT 1",
    plan: "a plan",
    uses: { orders: ["revenue"] },
    scans: [],
    cache: { lasts: "today", kept: false },
  };
  expect(explainJson(access, "jane", explained)).toEqual({
    outcome: "explained",
    user,
    timezone: "UTC",
    uses: [{ name: "orders", kind: "cube", members: ["revenue"], policies: [], open: true }],
    sql: "SELECT 1",
    plan: "a plan",
    scans: [],
    cache: { lasts: "today" },
  });
});

test("J2, E6: where the statement does not run, it says why, and of whom", () => {
  const refused: Explained = { kind: "refused", sentence: "There is no such cube." };
  expect(explainJson(access, "jane", refused)).toEqual({
    outcome: "refused",
    user,
    timezone: "UTC",
    problem: "There is no such cube.",
  });
});
