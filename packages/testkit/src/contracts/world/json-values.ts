import { expect } from "@jest/globals";
import type { Json, JsonObject } from "@embedded-analytics/domain";

const nested = (depth: number): Json => (depth === 0 ? "deep" : [nested(depth - 1)]);

/** Objects that a store must give back saying exactly what they said. */
export const jsonObjects: readonly JsonObject[] = [
  {},
  { numbers: [0, -0, 1, -1, 0.1, 0.1 + 0.2, 1 / 3, 1e21, 1e-7, 123456789012345.67] },
  { limits: [Number.MAX_SAFE_INTEGER, Number.MIN_SAFE_INTEGER, Number.MAX_VALUE, 5e-324, 2 ** 63] },
  {
    texts: [
      "",
      " ",
      "null",
      "0",
      "a\nb\tc",
      '\\"',
      "\u2028\u2029",
      "\ufeff",
      "\u{1f600}\u00e9e\u0301",
    ],
  },
  { controls: "\u0001\u001f\u007f\u0085" },
  { long: "x".repeat(100_000) },
  { mixed: [null, true, false, [], {}, [[]], [null], { "": null }] },
  { "": 1, constructor: 2, toString: 3, "a.b": 4, "a b": 5, "\u00e9": 6, "e\u0301": 7, A: 8, a: 9 },
  { b: { d: 1, c: 2 }, a: [{ f: 1, e: 2 }], "10": "ten", "9": "nine" },
  { deep: nested(29) },
];

/**
 * Whether a value says the same as another one: as JSON, where keys have no order and there is only
 * one zero.
 */
export const expectSameJson = (actual: Json | undefined, wanted: Json): void => {
  expect(actual === undefined ? undefined : normal(actual)).toEqual(normal(wanted));
};

const normal = (value: Json): unknown => JSON.parse(JSON.stringify(value));
