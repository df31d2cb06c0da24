import { expect, test } from "@jest/globals";
import type { AccessPolicy, Cube, ExplainedAccess } from "@embedded-analytics/domain";
import { describePolicies, describeUser } from "./describe-policies.js";

const policy = (over: Partial<AccessPolicy>): AccessPolicy => ({
  groups: ["*"],
  conditions: [],
  members: { includes: "all", excludes: [] },
  rows: "all",
  ...over,
});

const cube = (policies: Cube["policies"]): Cube => ({
  name: "orders",
  kind: "cube",
  title: "Orders",
  description: undefined,
  synonyms: [],
  public: true,
  members: [],
  policies,
});

const city = { of: "userAttributes", name: "city" } as const;

const accessTo = (policies: Cube["policies"], requirePolicies = false): ExplainedAccess => ({
  accountId: 1,
  deployment: { id: 1, modelFolder: undefined, requirePolicies, timezone: "UTC" },
  userKind: undefined,
  timezone: "UTC",
  user: {
    lane: "tenant_wide",
    embedTenantName: undefined,
    groupScope: "demo",
    groups: ["analysts"],
    userAttributes: { city: "Rome" },
    securityContext: {},
  },
  model: { version: "1", cubes: [cube(policies)] },
  access: {},
});

const linesOf = (access: ExplainedAccess): readonly string[] =>
  describePolicies(access, { orders: ["revenue", "margin"] })
    .trimEnd()
    .split("\n");

test("E6 every policy is printed with what comes of it", () => {
  const rows = {
    and: [
      {
        or: [
          { member: "city", operator: "equals", values: [{ path: city }, { literal: "Oslo" }] },
          { member: "region", operator: "set", values: [] },
        ],
      },
      { member: "amount", operator: "gt", values: [{ literal: 5 }] },
    ],
  } as const;
  expect(
    linesOf(
      accessTo([
        policy({}),
        policy({ groups: ["managers", "owners"] }),
        policy({ conditions: [{ path: city, test: { is: "falsy" } }] }),
        policy({ members: { includes: "all", excludes: ["margin"] } }),
        policy({ rows }),
      ]),
    ),
  ).toEqual([
    "cube orders: revenue, margin",
    "  policy 1: counts, with all rows",
    "  policy 2: not for this user: it is for managers, owners",
    "  policy 3: not for this user: its condition 1 does not hold",
    "  policy 4: does not count: it does not open margin",
    expect.stringMatching(/^ {2}policy 5: counts, with (no rows|the rows where \(.*\))$/),
  ]);
});

test("E6 a cube without policies is open, unless the deployment requires some", () => {
  expect(linesOf(accessTo(undefined))[1]).toBe("  open: it has no policies");
  expect(linesOf(accessTo(undefined, true))[1]).toMatch(/^ {2}closed: /);
});

test("E6 a view is said to stand on the policies of its cubes", () => {
  const access = accessTo(undefined);
  const view = { ...cube(undefined), kind: "view" } as const;
  expect(linesOf({ ...access, model: { version: "1", cubes: [view] } }).at(-1)).toBe(
    "  the policies of the cubes beneath it count as well",
  );
});

test("somebody whom the store does not know is said to be so", () => {
  expect(describeUser(accessTo(undefined), "jane")).toMatch(/^jane is not stored here/);
});
