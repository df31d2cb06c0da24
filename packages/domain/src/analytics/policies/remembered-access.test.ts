import { describe, expect, it } from "@jest/globals";
import type { DataUser } from "../access/data-user.js";
import { accessOf } from "./access-of.js";
import { dataUser, modelOf, ofAcme, orders, policy } from "./cases.fixture.js";
import { rememberedAccess } from "./remembered-access.js";
import { byCity } from "./seeing.fixture.js";
import { visibleModel } from "./visible-model.js";

const amounts = { member: "amount", operator: "equals", values: ["{ userAttributes.amount }"] };
const model = modelOf(
  orders([
    policy({ group: "managers" }),
    policy(byCity(["{ userAttributes.city }"])),
    policy({ group: "amounts", row_level: { filters: [amounts] } }),
  ]),
);
const inCity = (city: string): DataUser => dataUser({ userAttributes: { city } });
const ofAmount = (amount: number): DataUser =>
  dataUser({ groups: ["amounts"], userAttributes: { amount } });

describe("E1: rights on a model that are worked out once", () => {
  it("are the same object for users of whom policies see the same", () => {
    const first = rememberedAccess(model, inCity("Berlin"), false);
    expect(rememberedAccess(model, inCity("Berlin"), false)).toBe(first);
    expect(visibleModel(model, first)).toBe(visibleModel(model, first));
  });

  it.each<[string, DataUser, boolean]>([
    ["another city", inCity("Paris"), false],
    ["a group", dataUser({ groups: ["managers"], userAttributes: { city: "Berlin" } }), false],
    ["a customer's lane", { ...ofAcme("managers"), userAttributes: { city: "Berlin" } }, false],
    ["another context", { ...inCity("Berlin"), securityContext: { city: "Paris" } }, false],
    ["policies that are required", inCity("Berlin"), true],
    ["a number that JSON cannot say", ofAmount(Infinity), false],
    ["none that is a number", ofAmount(NaN), false],
    ["a text like that", dataUser({ userAttributes: { city: "null" } }), false],
    ["more than is worth holding", inCity("x".repeat(5000)), false],
  ])("are decided anew for %s", (_name, user, requirePolicies) => {
    rememberedAccess(model, inCity("Berlin"), false);
    const access = rememberedAccess(model, user, requirePolicies);
    expect(access).toEqual(accessOf(model, user, requirePolicies));
    expect(access).not.toBe(rememberedAccess(model, inCity("Berlin"), false));
  });

  it("are decided anew for another model, though it has the same version", () => {
    const closed = modelOf(orders([policy({ group: "managers" })]));
    expect(closed.version).toBe(model.version);
    const open = rememberedAccess(model, inCity("Berlin"), false);
    const other = rememberedAccess(closed, inCity("Berlin"), false);
    expect(other).toEqual({});
    expect(visibleModel(closed, open)).not.toBe(visibleModel(model, open));
  });

  it("never mix up infinite numbers, which JSON writes as the same", () => {
    const rows = (amount: number) =>
      rememberedAccess(model, ofAmount(amount), false)["orders"]?.at(-1)?.rows;
    expect(rows(Infinity)).not.toEqual(rows(-Infinity));
  });

  it("are forgotten for those who asked least lately", () => {
    const first = rememberedAccess(model, inCity("first"), false);
    for (let at = 0; at < 199; at++) rememberedAccess(model, inCity(`${at}`), false);
    expect(rememberedAccess(model, inCity("first"), false)).toBe(first);
    for (let at = 0; at < 200; at++) rememberedAccess(model, inCity(`${at}`), false);
    expect(rememberedAccess(model, inCity("first"), false)).not.toBe(first);
  });
});
