import { describe, expect, it } from "@jest/globals";
import fc from "fast-check";
import type { Json } from "../shared/json/json.js";
import {
  attributeTypes,
  describeValue,
  isOfType,
  isReadableDefault,
  type AttributeType,
  type AttributeValue,
} from "./attribute-type.js";

const typesOf = (value: Json): readonly AttributeType[] =>
  attributeTypes.filter((type) => isOfType(type, value));

describe("service.md 2.3: the type of a value", () => {
  it.each<[Json, readonly AttributeType[]]>([
    ["Berlin", ["string"]],
    ["", ["string"]],
    ["5", ["string"]],
    [5, ["number"]],
    [0, ["number"]],
    [-1.5, ["number"]],
    [["a", "b"], ["string_array"]],
    [[""], ["string_array"]],
    [[1, 2.5], ["number_array"]],
    [[], ["string_array", "number_array"]],
    [["a", 1], []],
    [[null], []],
    [[["a"]], []],
    [true, []],
    [null, []],
    [{}, []],
    [{ length: 0 }, []],
  ])("%j may be stored as %j", (value, types) => {
    expect(typesOf(value)).toEqual(types);
  });

  it.each([NaN, Infinity, -Infinity])("%p is no number that could be stored", (number) => {
    expect(typesOf(number)).toEqual([]);
    expect(typesOf([1, number])).toEqual([]);
  });

  it("is one only, but for the empty list", () => {
    fc.assert(
      fc.property(fc.jsonValue(), (value) => {
        const types = typesOf(value as Json);
        expect(types.length).toBeLessThanOrEqual(
          Array.isArray(value) && value.length === 0 ? 2 : 1,
        );
      }),
    );
  });
});

describe("B3: what was given, in words for the person who gave it", () => {
  it.each<[AttributeValue, string]>([
    ["x", "string"],
    [1, "number"],
    [["x"], "string array"],
    [[1, 2], "number array"],
    [[], "empty array"],
  ])("%j is a %s", (value, words) => {
    expect(describeValue(value)).toBe(words);
  });
});

describe("B3: a default value is a text that can be read as the type", () => {
  it.each<[AttributeType, string]>([
    ["string", ""],
    ["string", "anything [at] all"],
    ["number", "0"],
    ["number", "-12.5"],
    ["number", "1e3"],
    ["number", " 7 "],
    ["string_array", "[]"],
    ["string_array", '["a","b"]'],
    ["string_array", ' [ "a" ] '],
    ["number_array", "[]"],
    ["number_array", "[1, 2.5, -3e2]"],
  ])("%s reads %p", (type, text) => {
    expect(isReadableDefault(type, text)).toBe(true);
  });

  it.each<[AttributeType, string]>([
    ["number", ""],
    ["number", " "],
    ["number", "twelve"],
    ["number", "1,5"],
    ["number", "NaN"],
    ["number", "Infinity"],
    ["number", "1e400"],
    ["number", "[1]"],
    ["number", "1 2"],
    ["string_array", ""],
    ["string_array", "a,b"],
    ["string_array", '"a"'],
    ["string_array", "[1]"],
    ["string_array", "['a']"],
    ["string_array", '["a"'],
    ["string_array", '{"0":"a","length":1}'],
    ["string_array", "null"],
    ["number_array", "1"],
    ["number_array", '["1"]'],
    ["number_array", "[1,]"],
    ["number_array", "[1e400]"],
    ["number_array", "[null]"],
    ["number_array", "[[1]]"],
  ])("%s does not read %p", (type, text) => {
    expect(isReadableDefault(type, text)).toBe(false);
  });

  it.each([
    ["NUL behind an escape", String.raw`["a\u0000"]`],
    ["a lone surrogate behind an escape", String.raw`["\ud800"]`],
    ["more than 1,000 elements", JSON.stringify(new Array(1001).fill("a"))],
  ])("B1: lists obey the bounds of JSON: %s", (_what, text) => {
    expect(isReadableDefault("string_array", text)).toBe(false);
  });

  it("reads every number and every list that JSON can write", () => {
    const number = fc.double({ noNaN: true, noDefaultInfinity: true });
    fc.assert(
      fc.property(number, fc.array(number), fc.array(fc.string()), (one, numbers, texts) => {
        expect(isReadableDefault("number", JSON.stringify(one))).toBe(true);
        expect(isReadableDefault("number_array", JSON.stringify(numbers))).toBe(true);
        const kept = texts.filter((text) => !text.includes("\u0000"));
        expect(isReadableDefault("string_array", JSON.stringify(kept))).toBe(true);
      }),
    );
  });
});
