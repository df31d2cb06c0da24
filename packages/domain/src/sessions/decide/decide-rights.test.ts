import { describe, expect, it } from "@jest/globals";
import type { AttributeType, AttributeValue } from "../../catalog/attribute-type.js";
import { refusalOf, valueOf } from "../../failures.fixture.js";
import type { JsonObject } from "../../shared/json/json.js";
import { attribute, decided, group, nowMs, user, value } from "./cases.fixture.js";
import type { GenerateSessionRequest } from "../parse/generate-session-request.js";
import type { ExternalUser } from "./snapshot.js";

const catalog = {
  groups: [group(7, "analysts"), group(8, "managers"), group(9, "Managers")],
  attributes: [attribute(5, "city"), attribute(6, "floor", "number")],
};
const attempt = (
  stored: Partial<ExternalUser> | undefined,
  asked: Partial<GenerateSessionRequest>,
) => decided({ ...catalog, externalUser: stored && user(stored) }, asked);
const rights = (...cases: Parameters<typeof attempt>) => valueOf(attempt(...cases)).user?.rights;

describe("service.md 4.1, rule 3: groups, by value", () => {
  const stored = { groupIds: [7, 8] };

  it.each<[string, readonly string[] | undefined, readonly number[], readonly number[]]>([
    ["another list replaces", ["managers", "Managers"], [9], [7]],
    ["a longer list adds", ["analysts", "managers", "Managers"], [9], []],
    ["a shorter list takes away", ["managers"], [], [7]],
    ["an empty list clears", [], [], [7, 8]],
  ])("%s", (_rule, groups, joinGroups, leaveGroups) => {
    expect(rights(stored, { groups })).toMatchObject({ joinGroups, leaveGroups });
  });

  it("omitted, they are kept", () => {
    expect(rights(stored, {})).toBeUndefined();
  });

  it.each([
    ["in the stored order", ["analysts", "managers"]],
    ["in another order", ["managers", "analysts"]],
    ["some of them twice: duplicates are collapsed (B3)", ["managers", "analysts", "managers"]],
  ])("the same list changes nothing, %s", (_how, groups) => {
    expect(rights(stored, { groups })).toBeUndefined();
  });

  it("a group that was joined twice is joined once", () => {
    expect(rights({}, { groups: ["analysts", "analysts"] })?.joinGroups).toEqual([7]);
  });

  it("a membership of a group that was not asked for is given up, though its name is unknown here", () => {
    expect(rights({ groupIds: [7, 4711] }, { groups: ["analysts"] })?.leaveGroups).toEqual([4711]);
  });
});

describe("B3: groups_not_found", () => {
  it.each([
    [["nobody"], "Groups with names nobody not found", ["nobody"]],
    [["b", "managers", "a"], "Groups with names b, a not found", ["b", "a"]],
    [["b", "a", "b"], "Groups with names b, a not found", ["b", "a"]],
    [["ANALYSTS"], "Groups with names ANALYSTS not found", ["ANALYSTS"]],
  ])("%j", (groups, detail, missing) => {
    const failure = refusalOf(attempt({}, { groups }));
    expect(failure.code).toBe("groups_not_found");
    expect(failure.detail).toBe(detail);
    expect(failure.details.missing).toEqual(missing);
  });
});

describe("B4, service.md 4.1, rule 2: values", () => {
  const stored = { values: [value(5, "Berlin"), value(6, 3)] };

  it.each<[string, AttributeValue | null, readonly unknown[], readonly number[]]>([
    ["another value overwrites", "Rome", [value(5, "Rome")], []],
    ["an empty text is a value", "", [value(5, "")], []],
    ["null clears", null, [], [5]],
  ])("%s", (_rule, given, setValues, clearValues) => {
    const made = rights(stored, { userAttributes: [{ name: "city", value: given }] });
    expect(made).toMatchObject({ setValues, clearValues });
  });

  it("that are not named stay", () => {
    expect(rights(stored, { userAttributes: [] })).toBeUndefined();
    expect(rights(stored, { userAttributes: [{ name: "floor", value: 4 }] })).toMatchObject({
      setValues: [value(6, 4)],
      clearValues: [],
    });
  });

  it.each<[string, AttributeValue | null]>([["the stored value", "Berlin"]])(
    "%s changes nothing",
    (_what, given) => {
      expect(rights(stored, { userAttributes: [{ name: "city", value: given }] })).toBeUndefined();
    },
  );

  it("null for a value that is not there changes nothing", () => {
    expect(rights({}, { userAttributes: [{ name: "city", value: null }] })).toBeUndefined();
  });

  it("lists are compared as lists", () => {
    const tags = { attributes: [attribute(4, "tags", "string_array")] };
    const change = (given: readonly string[]) =>
      valueOf(
        decided(
          { ...tags, externalUser: user({ values: [value(4, ["a", "b"])] }) },
          { userAttributes: [{ name: "tags", value: given }] },
        ),
      ).user;
    expect(change(["a", "b"])).toBeUndefined();
    expect(change(["b", "a"])).toMatchObject({ rights: { setValues: [value(4, ["b", "a"])] } });
    expect(change([])).toMatchObject({ rights: { setValues: [value(4, [])] } });
  });

  it("each stays with its own attribute, in whatever order the catalog lists them", () => {
    const userAttributes = [
      { name: "floor", value: 1 },
      { name: "city", value: "Rome" },
    ];
    expect(rights({}, { userAttributes })?.setValues).toEqual([value(6, 1), value(5, "Rome")]);
  });
});

describe("B3: user_attributes_not_found", () => {
  it("says exactly that, and lists the names in the order given", () => {
    const userAttributes = ["zip", "city", "age"].map((name) => ({ name, value: "x" }));
    const failure = refusalOf(attempt({}, { userAttributes }));
    expect(failure.code).toBe("user_attributes_not_found");
    expect(failure.detail).toBe("User attributes not found");
    expect(failure.details.missing).toEqual(["zip", "age"]);
  });

  it("holds for a value that is to be cleared, too", () => {
    const refused = attempt({}, { userAttributes: [{ name: "zip", value: null }] });
    expect(refusalOf(refused).code).toBe("user_attributes_not_found");
  });
});

describe("B3: attribute_type_mismatch names the attribute, what it expects and what was given", () => {
  it.each<[AttributeType, AttributeValue, string]>([
    ["string", 5, "number"],
    ["string", ["x"], "string array"],
    ["string", [], "empty array"],
    ["number", "5", "string"],
    ["number", [5], "number array"],
    ["string_array", "x", "string"],
    ["string_array", [1], "number array"],
    ["number_array", 1, "number"],
    ["number_array", ["1"], "string array"],
  ])("%s: %j", (type, given, words) => {
    const refused = decided(
      { attributes: [attribute(5, "a", type)] },
      { userAttributes: [{ name: "a", value: given }] },
    );
    expect(refusalOf(refused).code).toBe("attribute_type_mismatch");
    expect(refusalOf(refused).detail).toBe(`User attribute a expects ${type}, given ${words}`);
  });

  it("null has every type: it is no value", () => {
    const refused = attempt({}, { userAttributes: [{ name: "floor", value: null }] });
    expect(valueOf(refused).user).toBeUndefined();
  });
});

describe("A5: securityContext", () => {
  const nested: JsonObject = { org: { id: 7, tags: ["a", "b"] }, level: 1 };

  it.each<[string, JsonObject | undefined, JsonObject | undefined, JsonObject | undefined]>([
    ["omitted keeps", nested, undefined, undefined],
    ["the same changes nothing", nested, structuredCloneOf(nested), undefined],
    [
      "the same with keys in another order changes nothing",
      nested,
      { level: 1, org: { tags: ["a", "b"], id: 7 } },
      undefined,
    ],
    [
      "a list in another order is another",
      nested,
      { ...nested, org: { id: 7, tags: ["b", "a"] } },
      { ...nested, org: { id: 7, tags: ["b", "a"] } },
    ],
    ["supplied replaces the whole", nested, { level: 2 }, { level: 2 }],
    ["{} clears", nested, {}, {}],
    ["{} where there is none changes nothing", undefined, {}, undefined],
    ["{} where it was cleared changes nothing", {}, {}, undefined],
    ["the first one is written", undefined, nested, nested],
  ])("%s", (_rule, stored, securityContext, written) => {
    const made = rights({ securityContext: stored }, { securityContext });
    expect(made?.securityContext).toEqual(written);
    if (written === undefined) expect(made).toBeUndefined();
  });
});

describe("A5: a session writes the lane of its mode only", () => {
  it.each([
    ["read-only mode", false, "tenant_wide"],
    ["creator mode", true, "embed_tenant"],
  ])("%s", (_mode, creatorMode, lane) => {
    expect(rights({}, { creatorMode, groups: ["analysts"] })?.lane).toBe(lane);
    expect(rights(undefined, { creatorMode })?.lane).toBe(lane);
  });
});

describe("D9: a user whose time is over has no rights to keep", () => {
  it("so that what was asked for is written, though it was there before", () => {
    const over = { ephemeralUntilMs: nowMs, groupIds: [7, 8], values: [value(5, "Berlin")] };
    const asked = { groups: ["analysts"], userAttributes: [{ name: "city", value: "Berlin" }] };
    expect(rights(over, asked)).toMatchObject({
      joinGroups: [7],
      leaveGroups: [],
      setValues: [value(5, "Berlin")],
    });
  });
});

function structuredCloneOf(json: JsonObject): JsonObject {
  return JSON.parse(JSON.stringify(json)) as JsonObject;
}
