import { describe, expect, it } from "@jest/globals";
import { refusalOf, valueOf } from "../../failures.fixture.js";
import { account } from "../decide/cases.fixture.js";
import { duplicateNames } from "./duplicate-names.js";
import { judgeBody, parseGenerateSession } from "./parse-generate-session.js";

const named = (...names: readonly unknown[]) => names.map((name) => ({ name }));

describe("B3: duplicate_name names the list and the names", () => {
  it.each(["userAttributes", "groupDefinitions", "userAttributeDefinitions"])("%s", (list) => {
    const failure = duplicateNames({ [list]: named("a", "b", "a", "c", "b", "a") });
    expect(failure?.code).toBe("duplicate_name");
    expect(failure?.detail).toBe(`Duplicate names in ${list}: a, b`);
    expect(failure?.details.problems).toEqual([
      { pointer: `/${list}`, message: "has more than one entry for a, b" },
    ]);
  });

  it("reports all lists at once (B1)", () => {
    const failure = duplicateNames({
      userAttributes: named("a", "a"),
      groupDefinitions: named("b"),
      userAttributeDefinitions: named("c", "c"),
    });
    expect(failure?.detail).toBe(
      "Duplicate names in userAttributes: a; userAttributeDefinitions: c",
    );
    expect(failure?.details.problems?.map(({ pointer }) => pointer)).toEqual([
      "/userAttributes",
      "/userAttributeDefinitions",
    ]);
  });

  it.each([
    [
      "the same name in two lists",
      { groupDefinitions: named("a"), userAttributeDefinitions: named("a") },
    ],
    ["names that differ in case (A6)", { groupDefinitions: named("a", "A") }],
    ["groups: there duplicates are collapsed", { groups: ["a", "a"] }],
    ["no lists at all", {}],
    ["empty lists", { userAttributes: [], groupDefinitions: [] }],
  ])("none are in %s", (_what, body) => {
    expect(duplicateNames(body)).toBeUndefined();
  });

  it.each([
    ["what is no list", { userAttributes: "aa", groupDefinitions: { 0: "a" } }],
    ["entries that are no objects", { userAttributes: [null, null, undefined, 5, 5, "a", "a"] }],
    ["names that are no texts", { userAttributes: named(5, 5, null, null) }],
    [
      "names that are refused as such",
      { userAttributes: named("", "", " a", " a", "\u0000", "\u0000") },
    ],
    [
      "lists that are refused for their length",
      { userAttributes: named(...new Array<string>(1001).fill("a")) },
    ],
  ])("T21: it lets pass %s, since that is reported for what it is", (_what, body) => {
    expect(duplicateNames(body)).toBeUndefined();
  });
});

describe("B1, B3: duplicates among other problems", () => {
  const judged = (body: object) => judgeBody(parseGenerateSession(body), account);
  const twice = [
    { name: "a", value: 1 },
    { name: "a", value: 2 },
  ];

  it("are a failure of their own when nothing else is wrong", () => {
    expect(refusalOf(judged({ externalId: "u", userAttributes: twice })).code).toBe(
      "duplicate_name",
    );
  });

  it("are one problem among the others when something else is wrong", () => {
    const failure = refusalOf(judged({ externalId: "U", userAttributes: twice }));
    expect(failure.code).toBe("invalid_request");
    expect(failure.details.problems?.map(({ pointer }) => pointer)).toEqual([
      "/externalId",
      "/userAttributes",
    ]);
  });

  it("with the same value are refused all the same", () => {
    const same = [
      { name: "a", value: 1 },
      { name: "a", value: 1 },
    ];
    expect(refusalOf(judged({ externalId: "u", userAttributes: same })).code).toBe(
      "duplicate_name",
    );
  });

  it("in groups are accepted", () => {
    expect(valueOf(judged({ externalId: "u", groups: ["a", "a"] })).groups).toEqual(["a", "a"]);
  });
});
