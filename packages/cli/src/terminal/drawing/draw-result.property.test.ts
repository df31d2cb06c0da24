import { expect, test } from "@jest/globals";
import fc from "fast-check";
import { widthOf } from "../text/text-width.js";
import { drawResult } from "./draw-result.js";
import { readResult } from "./result.js";
import { textOf } from "./text-line.js";

const names = ["city", "revenue", "month"];
const evil = fc.constantFrom(
  "\u001b[2J",
  "\u009b31m",
  "a\r\nb",
  "\u202eabc",
  "東京",
  "👩‍👩‍👧",
  "\ud800",
);
const text = fc.oneof(evil, fc.string({ unit: "binary" }), fc.string());
const amount = fc.oneof(fc.double(), fc.integer(), fc.constantFrom(1e308, -1e308, 5e-324, 0));
const time = fc
  .date({ noInvalidDate: true, min: new Date(0), max: new Date(4e12) })
  .map((date) => date.toISOString());
const cell = fc.oneof(text, amount, time, fc.boolean(), fc.constant(null), fc.anything());
const channel = fc.record(
  {
    field: fc.constantFrom(...names),
    type: fc.constantFrom("quantitative", "nominal", "temporal"),
    aggregate: fc.constantFrom("sum", "mean", "count", "max"),
    sort: fc.oneof(fc.constantFrom("-x", "y", "ascending", null), fc.anything()),
  },
  { requiredKeys: ["field", "type"] },
);
const specification = fc.record(
  {
    title: fc.oneof(text, fc.anything()),
    mark: fc.constantFrom("bar", "line", "area", "arc"),
    encoding: fc.oneof(
      fc.record(
        { x: channel, y: channel, theta: channel, color: channel, yOffset: channel },
        { requiredKeys: ["x", "y"] },
      ),
      fc.anything(),
    ),
    transform: fc.array(
      fc.oneof(
        fc.constant({ fold: ["revenue", "month"], as: ["city", "amount"] }),
        fc.record({ filter: fc.record({ field: fc.constantFrom(...names), lte: amount }) }),
        fc.anything(),
      ),
      { maxLength: 2 },
    ),
  },
  { requiredKeys: ["mark", "encoding"] },
);
const types = fc.constantFrom("String", "Double", "Int64", "Time", "Boolean");
const row = fc.oneof(
  fc.tuple(text, amount, time),
  fc.tuple(fc.constantFrom("a", "b"), amount, fc.constantFrom("2025-01-01", "2025-02-01")),
  fc.array(cell, { maxLength: 5 }),
);
const result = fc.record({
  schema: fc.oneof(
    fc.tuple(...names.map((name) => fc.record({ name: fc.constant(name), column_type: types }))),
    fc.array(fc.record({ name: text, column_type: types })),
    fc.anything(),
  ),
  data: fc.array(row, { maxLength: 40 }),
  totalRows: fc.oneof(fc.nat(), fc.anything()),
  vegaSpec: fc.oneof(
    { weight: 4, arbitrary: specification },
    { weight: 1, arbitrary: fc.anything() },
  ),
});

// Most of what is put together at random is no chart, so some of it is one.
const chart = fc.record({
  schema: fc.constant([
    { name: "city", column_type: "String" },
    { name: "revenue", column_type: "Double" },
    { name: "month", column_type: "Time" },
  ]),
  data: fc.array(fc.tuple(text, amount, time), { minLength: 1, maxLength: 30 }),
  vegaSpec: fc.record({
    title: text,
    mark: fc.constantFrom("bar", "line", "area"),
    encoding: fc.record({
      x: fc.constantFrom({ field: "city", type: "nominal" }, { field: "month", type: "temporal" }),
      y: fc.constant({ field: "revenue", type: "quantitative" }),
      color: fc.constantFrom({}, { field: "city" }),
    }),
  }),
});

test("T18: whatever came, every line fits, and none holds a command to the terminal", () => {
  let charts = 0;
  fc.assert(
    fc.property(
      fc.oneof(
        { weight: 4, arbitrary: chart },
        { weight: 4, arbitrary: result },
        { weight: 1, arbitrary: fc.anything() },
      ),
      fc.integer({ min: 1, max: 150 }),
      fc.boolean(),
      (found, width, isColoured) => {
        const read = readResult(found);
        if (read === undefined) return;
        for (const line of drawResult(read, { width, isColoured, isTerminal: true })) {
          const drawn = textOf(line);
          expect(widthOf(drawn)).toBeLessThanOrEqual(width);
          expect(drawn).not.toMatch(/[\p{Cc}\p{Cf}\p{Zl}\p{Zp}\p{Surrogate}]/u);
          if (/[█⠀-⣿●]/u.test(drawn)) charts += 1;
        }
      },
    ),
    { numRuns: 500 },
  );
  expect(charts).toBeGreaterThan(40);
});
