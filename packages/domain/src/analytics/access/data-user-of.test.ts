import { expect, it } from "@jest/globals";
import type { HeldAttribute } from "./data-users.js";
import { dataUserOf } from "./data-user-of.js";

const scope = { accountName: "demo", embedTenantName: "demo", lane: "tenant_wide" } as const;
const userWith = (...attributes: readonly HeldAttribute[]) =>
  dataUserOf({ groups: [], attributes, securityContext: undefined }, scope);

it.each([
  ["string", "7", "7"],
  ["number", "7", 7],
  ["number", "-1.5e3", -1500],
  ["string_array", '["a","b"]', ["a", "b"]],
  ["number_array", "[1,2]", [1, 2]],
] as const)("B4: without a value the default holds, as a %s", (type, defaultValue, value) => {
  expect(userWith({ name: "a", type, defaultValue, value: undefined }).userAttributes).toEqual({
    a: value,
  });
});

it("B4: a value holds, also an empty one, and neither is neither", () => {
  const held = (name: string, value: HeldAttribute["value"], defaultValue?: string) =>
    ({ name, type: "string", defaultValue, value }) as const;
  const user = userWith(held("a", "x", "y"), held("b", "", "y"), held("c", undefined));
  expect(user.userAttributes).toEqual({ a: "x", b: "" });
});

it("an attribute may have any name", () => {
  const user = userWith({ name: "__proto__", type: "number", defaultValue: "1", value: 5 });
  expect(Object.entries(user.userAttributes)).toEqual([["__proto__", 5]]);
});
