import { expect, it } from "@jest/globals";
import fc from "fast-check";
import { canonicalJson } from "./canonical-json.js";
import type { Json, JsonObject } from "./json.js";

const reversed = (value: Json): Json => {
  if (typeof value !== "object" || value === null) return value;
  if (Array.isArray(value)) return (value as readonly Json[]).map(reversed);
  const entries = Object.entries(value as JsonObject).map(([key, of]) => [key, reversed(of)]);
  return Object.fromEntries(entries.reverse()) as JsonObject;
};

it("J10: canonical JSON is one text for all orders of keys, and reads as the value", () => {
  fc.assert(
    fc.property(fc.jsonValue(), (given) => {
      const value = JSON.parse(JSON.stringify(given)) as Json;
      expect(canonicalJson(reversed(value))).toBe(canonicalJson(value));
      expect(JSON.parse(canonicalJson(value))).toEqual(value);
    }),
  );
  expect(canonicalJson({ b: [1, { d: null, c: "x" }], a: true })).toBe(
    '{"a":true,"b":[1,{"c":"x","d":null}]}',
  );
});
