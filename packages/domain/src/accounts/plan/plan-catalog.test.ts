import { describe, expect, it } from "@jest/globals";
import { planned, stored } from "./cases.fixture.js";

type Fields = Parameters<typeof planned>[0];
const catalogOf = (fields: Fields) => {
  const { changes, problems } = planned(fields, stored());
  expect(problems).toEqual([]);
  return changes?.catalogs[0];
};
const analysts = stored().groups[0];
const city = stored().attributes[0];

describe("C5: groups of the file", () => {
  it.each<[string, Fields, object | undefined]>([
    [
      "another description is written",
      { groups: [{ name: "analysts", description: "New" }] },
      { ...analysts, description: "New" },
    ],
    [
      "the same is not",
      { groups: [{ name: "analysts", description: "May see revenue" }] },
      undefined,
    ],
    ["none keeps the stored one", { groups: [{ name: "analysts" }] }, undefined],
    [
      "B4: an empty one says nothing",
      { groups: [{ name: "analysts", description: "" }] },
      undefined,
    ],
  ])("%s", (_rule, fields, group) => {
    expect(catalogOf(fields)?.groups).toEqual(group === undefined ? undefined : [group]);
  });

  it("keep their ids, so that memberships stay", () => {
    expect(catalogOf({ groups: [{ name: "analysts", description: "x" }] })?.groups[0]?.id).toBe(10);
  });

  it("A6: differ by case", () => {
    expect(catalogOf({ groups: [{ name: "Analysts" }] })?.groups).toMatchObject([
      { id: 1001, name: "Analysts" },
    ]);
  });
});

describe("C5: user attributes of the file", () => {
  it.each<[string, Record<string, string>, object]>([
    ["another displayName", { displayName: "Town" }, { displayName: "Town" }],
    ["another defaultValue", { defaultValue: "Rome" }, { defaultValue: "Rome" }],
    ["a first description", { description: "Where" }, { description: "Where" }],
    ["an empty defaultValue, which is a text", { defaultValue: "" }, { defaultValue: "" }],
  ])("B4: %s is written, and nothing else", (_what, fields, change) => {
    expect(catalogOf({ userAttributes: [{ name: "city", ...fields }] })?.attributes).toEqual([
      { id: city?.id, name: "city", type: "string", ...change },
    ]);
  });

  it("are of type string when the file says none", () => {
    expect(catalogOf({ userAttributes: [{ name: "zip" }] })?.attributes).toMatchObject([
      { name: "zip", type: "string" },
    ]);
  });

  it("a changed type is an error, and says from what to what", () => {
    expect(
      planned({ userAttributes: [{ name: "city", type: "number" }] }, stored()).problems,
    ).toEqual([
      {
        pointer: "/accounts/0/userAttributes/0/type",
        message: "cannot change type of city from string to number",
      },
    ]);
  });

  it("the same name may have another type in another scope", () => {
    const fields = {
      embedTenants: [{ name: "acme-corp", userAttributes: [{ name: "city", type: "number" }] }],
    };
    expect(planned(fields, stored()).problems).toEqual([]);
  });

  it.each([
    ["number", "many"],
    ["string_array", "a, b"],
    ["number_array", "[a]"],
  ])("B3: a default that cannot be read as %s is an error", (type, defaultValue) => {
    expect(planned({ userAttributes: [{ name: "zip", type, defaultValue }] }).problems).toEqual([
      {
        pointer: "/accounts/0/userAttributes/0/defaultValue",
        message: `cannot be read as ${type}`,
      },
    ]);
  });

  it("a default is held against the stored type where the file says none", () => {
    const number = {
      id: 21,
      name: "floor",
      type: "number" as const,
      displayName: undefined,
      defaultValue: "1",
      description: undefined,
    };
    const state = stored({ attributes: [number] });
    expect(
      planned({ userAttributes: [{ name: "floor", defaultValue: "first" }] }, state).problems,
    ).toMatchObject([{ pointer: "/accounts/0/userAttributes/0/defaultValue" }]);
    expect(
      planned({ userAttributes: [{ name: "floor", defaultValue: "2" }] }, state).changes
        ?.catalogs[0]?.attributes,
    ).toEqual([{ ...number, defaultValue: "2" }]);
  });

  it("in an embed tenant they are pointed at there", () => {
    const fields = {
      embedTenants: [
        { name: "globex" },
        { name: "acme-corp", userAttributes: [{ name: "n", type: "number", defaultValue: "x" }] },
      ],
    };
    expect(planned(fields, stored()).problems).toMatchObject([
      { pointer: "/accounts/0/embedTenants/1/userAttributes/0/defaultValue" },
    ]);
  });
});
