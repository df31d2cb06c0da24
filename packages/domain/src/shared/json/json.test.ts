import { describe, expect, it } from "@jest/globals";
import fc from "fast-check";
import { sameJson, type Json, type JsonObject } from "./json.js";

const json = fc.jsonValue() as fc.Arbitrary<Json>;
const copy = (value: Json): Json => JSON.parse(JSON.stringify(value)) as Json;

/** The same value with the keys of every object in the opposite order. */
const reversed = (value: Json): Json => {
  if (typeof value !== "object" || value === null) return value;
  if (Array.isArray(value)) return value.map((item: Json) => reversed(item));
  const entries = Object.entries(value as JsonObject).toReversed();
  return Object.fromEntries(entries.map(([key, item]) => [key, reversed(item)]));
};

/** Values that are often alike, so that laws about equal ones have something to hold for. */
const similar = fc.constantFrom<Json>(
  1,
  0,
  "1",
  "",
  true,
  null,
  [],
  {},
  [1],
  [[1]],
  [1, 2],
  [2, 1],
  { a: 1 },
  { a: 1, b: 2 },
  { b: 2, a: 1 },
  { a: null },
);

describe("sameJson is an equivalence", () => {
  it("every value is the same as its copy", () => {
    fc.assert(fc.property(json, (value) => expect(sameJson(value, copy(value))).toBe(true)));
  });

  it("it does not matter which of two stands first", () => {
    fc.assert(
      fc.property(fc.oneof(json, similar), fc.oneof(json, similar), (left, right) => {
        expect(sameJson(left, right)).toBe(sameJson(right, left));
      }),
    );
  });

  it("two that are the same as a third are the same", () => {
    fc.assert(
      fc.property(similar, similar, similar, (first, second, third) => {
        if (sameJson(first, second) && sameJson(second, third)) {
          expect(sameJson(first, third)).toBe(true);
        }
      }),
      { numRuns: 2000 },
    );
  });
});

describe("sameJson means what the values say", () => {
  it("the order of keys says nothing, on any level", () => {
    fc.assert(fc.property(json, (value) => expect(sameJson(value, reversed(value))).toBe(true)));
  });

  it("agrees with Jest's own comparison of plain data", () => {
    fc.assert(
      fc.property(similar, similar, (left, right) => {
        let same = true;
        try {
          expect(left).toEqual(right);
        } catch {
          same = false;
        }
        expect(sameJson(left, right)).toBe(same);
      }),
      { numRuns: 500 },
    );
  });

  it.each<[string, Json | undefined, Json | undefined]>([
    ["a number and its text", 1, "1"],
    ["null and nothing", null, undefined],
    ["null and an empty object", null, {}],
    ["an empty list and an empty object", [], {}],
    ["a list and an object with the same keys", ["a"], { 0: "a" }],
    ["lists in another order", [1, 2], [2, 1]],
    ["a list and a longer one", [1], [1, 1]],
    ["an object and one with more", { a: 1 }, { a: 1, b: 2 }],
    ["objects of the same size with other keys", { a: 1 }, { b: 1 }],
    ["false and 0", false, 0],
    ["one letter in two normalization forms", "\u00e9", "e\u0301"],
    ["a key that only the prototype has", { toString: 1 }, { valueOf: 1 }],
  ])("%s are different", (_what, left, right) => {
    expect(sameJson(left, right)).toBe(false);
    expect(sameJson(right, left)).toBe(false);
  });

  it("does not take an inherited key for one of the object's own", () => {
    expect(sameJson({ constructor: 1 }, { a: 1 })).toBe(false);
    expect(sameJson(JSON.parse('{"__proto__":{}}') as Json, { a: 1 })).toBe(false);
  });

  it("two that are nowhere are the same", () => {
    expect(sameJson(undefined, undefined)).toBe(true);
  });
});
