import { describe, expect, it } from "@jest/globals";
import { parseAccessPolicy } from "./parse-access-policy.js";
import { parseCondition } from "./parse-condition.js";
import { parseValueTemplate } from "./parse-value-template.js";
import { policyMemberProblems } from "../policy-member-problems.js";

const problemsOf = (entry: unknown): readonly string[] => {
  const read = parseAccessPolicy(entry, "orders");
  return read.ok ? [] : read.problems.map(({ path, message }) => `${path.join(".")}: ${message}`);
};
const rowsOf = (row_level: unknown): unknown => {
  const read = parseAccessPolicy({ group: "*", row_level }, "orders");
  return read.ok ? read.value.rows : read.problems;
};

describe("E6: values of policies", () => {
  it.each([
    ["Berlin", { literal: "Berlin" }],
    ["", { literal: "" }],
    [5, { literal: 5 }],
    [false, { literal: false }],
    ["{ userAttributes.city }", { path: { of: "userAttributes", name: "city" } }],
    ["{userAttributes.sales-region}", { path: { of: "userAttributes", name: "sales-region" } }],
    ['{ userAttributes["Home city"] }', { path: { of: "userAttributes", name: "Home city" } }],
    ["{ groups }", { path: { of: "groups" } }],
    ["{ securityContext.a.b }", { path: { of: "securityContext", keys: ["a", "b"] } }],
    ["{ embedTenant.name }", { path: { of: "embedTenantName" } }],
  ])("%j is understood", (text, value) => {
    expect(parseValueTemplate(text)).toEqual({ ok: true, value });
  });

  it.each([
    "{ userAttribute.city }",
    "{ userAttributes }",
    "{ userAttributes.a.b }",
    "{ securityContext }",
    "{ embedTenant.id }",
    "{ groups.0 }",
    "{ userAttributes.city } or so",
    "a{ groups }",
    "{",
    "{ 'Berlin' }",
    null,
    undefined,
    NaN,
    [],
    { "userAttributes.city": null },
  ])("%j is a problem, not a literal", (text) => {
    expect(parseValueTemplate(text).ok).toBe(false);
  });
});

describe("E6: conditions", () => {
  const plan = { of: "securityContext", keys: ["plan"] };
  it.each([
    ["{ securityContext.plan }", { is: "truthy" }],
    ["{ !securityContext.plan }", { is: "falsy" }],
    ['{ securityContext.plan == "pro" }', { is: "equal", literal: "pro" }],
    ["{ securityContext.plan === 'pro' }", { is: "equal", literal: "pro" }],
    ["{ securityContext.plan != 3 }", { is: "unequal", literal: 3 }],
    ["{securityContext.plan==true}", { is: "equal", literal: true }],
  ])("%s is understood", (text, test) => {
    expect(parseCondition(text)).toEqual({ ok: true, value: { path: plan, test } });
  });

  it.each([
    "securityContext.plan",
    "{ }",
    "{ true }",
    "{ securityContext.plan == pro }",
    '{ "pro" == securityContext.plan }',
    "{ securityContext.plan > 3 }",
    "{ securityContext.plan == 1 || groups }",
    "{ !securityContext.plan == 1 }",
    "{ process.env.HOME }",
    true,
    { "securityContext.plan": null },
  ])("%j is a problem", (text) => {
    expect(parseCondition(text).ok).toBe(false);
  });
});

describe("E6: an entry of access_policy", () => {
  it("opens all members and rows where it says nothing of them", () => {
    expect(parseAccessPolicy({ group: "*" }, "orders")).toEqual({
      ok: true,
      value: {
        groups: ["*"],
        conditions: [],
        members: { includes: "all", excludes: [] },
        rows: "all",
      },
    });
  });

  it("is read in full", () => {
    const entry = {
      groups: ["analysts", "*/managers"],
      conditions: [{ if: "{ !securityContext.guest }" }],
      member_level: { includes: "*", excludes: ["margin", "orders.cost"] },
      row_level: {
        filters: [
          { member: "{CUBE}.city", operator: "equals", values: ["{ userAttributes.city }"] },
          {
            or: [
              { member: "paid", operator: "set" },
              { and: [{ member: "orders.amount", operator: "gt", values: [5] }] },
            ],
          },
        ],
      },
    };
    expect(parseAccessPolicy(entry, "orders")).toEqual({
      ok: true,
      value: {
        groups: ["analysts", "*/managers"],
        conditions: [{ path: { of: "securityContext", keys: ["guest"] }, test: { is: "falsy" } }],
        members: { includes: "all", excludes: ["margin", "cost"] },
        rows: {
          and: [
            {
              member: "city",
              operator: "equals",
              values: [{ path: { of: "userAttributes", name: "city" } }],
            },
            {
              or: [
                { member: "paid", operator: "set", values: [] },
                { and: [{ member: "amount", operator: "gt", values: [{ literal: 5 }] }] },
              ],
            },
          ],
        },
      },
    });
  });

  it("opens no row with allow_all: false, and every one with true", () => {
    expect(rowsOf({ allow_all: false })).toEqual({ and: [{ or: [] }] });
    expect(rowsOf({ allow_all: true })).toBe("all");
  });

  it.each<[string, unknown, readonly string[]]>([
    ["no group", {}, ["needs either group or groups"]],
    ["both group and groups", { group: "a", groups: ["b"] }, ["needs either"]],
    ["no group in the list", { groups: [] }, ["groups: must be a list that is not empty"]],
    ["a group that is no text", { groups: ["a", 5] }, ["groups.1: must be the name"]],
    ["something else", "*", [": must be a mapping"]],
    ["an unknown key", { role: "x", group: "*" }, ["role: is not a known key"]],
    ["an empty member_level", { group: "*", member_level: null }, ["member_level: must be"]],
    ["an empty includes", { group: "*", member_level: { includes: null } }, ["includes: must be"]],
    ["neither list", { group: "*", member_level: {} }, ["member_level: needs"]],
    [
      "a member elsewhere",
      { group: "*", member_level: { includes: ["users.x"] } },
      ["not of users"],
    ],
    ["an empty row_level", { group: "*", row_level: null }, ["row_level: must be"]],
    ["nothing in it", { group: "*", row_level: {} }, ["row_level: needs either"]],
    ["both", { group: "*", row_level: { filters: [], allow_all: true } }, ["needs either"]],
    ["no filters", { group: "*", row_level: { filters: [] } }, ["filters: must be a list"]],
    ["an empty condition list", { group: "*", conditions: [] }, ["conditions: must be a list"]],
    ["a condition without if", { group: "*", conditions: [{}] }, ["conditions.0.if: must be"]],
  ])("E5: %s is a problem", (_what, entry, expected) => {
    const problems = problemsOf(entry);
    expect(problems).toHaveLength(expected.length);
    for (const [at, text] of expected.entries()) expect(problems[at]).toContain(text);
  });

  it.each<[string, unknown, string]>([
    ["an unknown operator", { member: "a", operator: "like", values: [1] }, "0.operator: must be"],
    ["no operator", { member: "a", values: [1] }, "0.operator: must be one of"],
    ["no values", { member: "a", operator: "equals" }, "0.values: is required"],
    ["an empty list", { member: "a", operator: "equals", values: [] }, "0.values: must be a list"],
    [
      "values with set",
      { member: "a", operator: "set", values: [1] },
      "0.values: must be left out",
    ],
    ["a bad value", { member: "a", operator: "equals", values: [1, "{x}"] }, "0.values.1: must be"],
    ["a member and an or", { member: "a", or: [] }, "0: needs exactly one"],
    ["an empty or", { or: [] }, "0.or: must be a list"],
    [
      "an operator beside or",
      { operator: "set", or: [{ member: "a", operator: "set" }] },
      "0.operator: stands",
    ],
  ])("E5: a filter with %s is a problem", (_what, filter, expected) => {
    const problems = problemsOf({ group: "*", row_level: { filters: [filter] } });
    expect(problems[0]).toContain(`row_level.filters.${expected}`);
  });

  it("E5: reports everything at once", () => {
    expect(
      problemsOf({ conditions: [{ if: "x" }], member_level: 5, row_level: { allow_all: "yes" } }),
    ).toHaveLength(4);
  });
});

describe("E5: members that a policy names", () => {
  const members = [
    { name: "city", kind: "dimension", public: false },
    { name: "count", kind: "measure", public: true },
  ] as const;
  it("must exist, and rows are filtered by dimensions", () => {
    const read = parseAccessPolicy(
      {
        group: "*",
        member_level: { includes: ["city", "x"], excludes: ["y"] },
        row_level: {
          filters: [
            { member: "city", operator: "set" },
            {
              or: [
                { member: "z", operator: "set" },
                { member: "count", operator: "set" },
              ],
            },
          ],
        },
      },
      "orders",
    );
    expect(
      read.ok && policyMemberProblems(read.value, members).map(({ path }) => path.join(".")),
    ).toEqual([
      "member_level.includes.1",
      "member_level.excludes.0",
      "row_level.filters.1.or.0.member",
      "row_level.filters.1.or.1.member",
    ]);
  });
});
