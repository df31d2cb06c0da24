import { describe, expect, it } from "@jest/globals";
import type { DataUser } from "../access/data-user.js";
import { dataUser, ofAcme } from "./cases.fixture.js";
import { context, everywhere, seen } from "./seeing.fixture.js";

const analyst = dataUser({ groups: ["analysts"] });

describe("E6: conditions", () => {
  const when = (...texts: readonly string[]): object => ({
    group: "*",
    conditions: texts.map((text) => ({ if: text })),
  });
  it.each<[string, DataUser, object, boolean]>([
    [
      "a path that has a value holds",
      context({ plan: "pro" }),
      when("{ securityContext.plan }"),
      true,
    ],
    ["a missing one does not", context({}), when("{ securityContext.plan }"), false],
    ["nor does false", context({ plan: false }), when("{ securityContext.plan }"), false],
    ["nor an empty list", context({ plan: [] }), when("{ securityContext.plan }"), false],
    ["! turns it around", context({}), when("{ !securityContext.plan }"), true],
    [
      "== compares exactly",
      context({ plan: "pro" }),
      when('{ securityContext.plan == "pro" }'),
      true,
    ],
    [
      "== does not take a text for a number",
      context({ plan: "5" }),
      when("{ securityContext.plan == 5 }"),
      false,
    ],
    ["== looks into a list", analyst, when('{ groups == "analysts" }'), true],
    ["!= wants every element to differ", analyst, when('{ groups != "analysts" }'), false],
    [
      "!= holds for another value",
      context({ plan: "free" }),
      when('{ securityContext.plan != "pro" }'),
      true,
    ],
    [
      "!= does not hold for who has no value",
      context({}),
      when('{ securityContext.plan != "pro" }'),
      false,
    ],
    [
      "all conditions must hold",
      context({ a: 1 }),
      when("{ securityContext.a }", "{ securityContext.b }"),
      false,
    ],
    ["paths go into objects", context({ a: { b: true } }), when("{ securityContext.a.b }"), true],
    [
      "what every object has is not a value",
      context({}),
      when("{ securityContext.constructor }"),
      false,
    ],
    ["nor what every attribute record has", dataUser(), when("{ userAttributes.toString }"), false],
    [
      "the embed tenant's name is a value",
      ofAcme(),
      when('{ embedTenant.name == "acme-corp" }'),
      true,
    ],
    ["the account's own tenant reads as empty", dataUser(), when("{ embedTenant.name }"), false],
  ])("%s", (_sentence, user, entry, letsIn) => {
    expect(seen(user, [entry])).toEqual(letsIn ? everywhere : undefined);
  });
});
