import { expect, it } from "@jest/globals";
import { dataUser, orders, policy } from "./cases.fixture.js";
import { policyVerdicts } from "./policy-verdicts.js";

const cube = orders([
  policy({ group: "managers" }),
  policy({ group: "*", conditions: [{ if: "{ userAttributes.city }" }, { if: "{ groups }" }] }),
  policy({ group: "analysts", member_level: { includes: ["city"] } }),
  policy({
    group: "analysts",
    row_level: {
      filters: [{ member: "city", operator: "equals", values: ["{ userAttributes.city }"] }],
    },
  }),
]);

it("E6: every policy of a cube has a verdict that says why", () => {
  const jane = dataUser({ groups: ["analysts"], userAttributes: { city: "Rome" } });
  expect(policyVerdicts(cube, jane, ["city", "amount"])).toEqual([
    { kind: "other_groups", groups: ["managers"] },
    { kind: "applies", rows: { kind: "all" } },
    { kind: "lacks_members", members: ["amount"] },
    {
      kind: "applies",
      rows: { kind: "compare", member: "city", operator: "equals", values: ["Rome"] },
    },
  ]);
});

it("E6: the first condition that does not hold is named", () => {
  const verdict = (user: Parameters<typeof dataUser>[0]) =>
    policyVerdicts(cube, dataUser(user), [])?.[1];
  expect(verdict({})).toEqual({ kind: "condition_fails", position: 1 });
  expect(verdict({ userAttributes: { city: "Rome" } })).toEqual({
    kind: "condition_fails",
    position: 2,
  });
});

it("a cube without policies has no verdicts", () => {
  expect(policyVerdicts(orders(undefined), dataUser(), [])).toBeUndefined();
});
