import { expect, it } from "@jest/globals";
import fc from "fast-check";
import { chartSpecification } from "./chart-specification.js";

const columns = ["city", "revenue"];
const good = fc.constantFrom<unknown>(
  ...["bar", "line", "city", "revenue", "quantitative", "x", "count", "red", "year", "-y", "Title"],
  ...[true, false, null, 0, 1, 20],
);
const evil = fc.constantFrom<unknown>(
  ...[
    "https://evil.test",
    "//evil",
    "javascript:alert(1)",
    "datum.a",
    "salary",
    "image",
    "url(#a)",
  ],
  ...[{ expr: "1" }, { signal: "a" }, { url: "https://evil.test" }, 1e12],
);
const keys = [
  ...[
    "mark",
    "layer",
    "hconcat",
    "encoding",
    "x",
    "y",
    "color",
    "tooltip",
    "field",
    "type",
    "value",
  ],
  ...[
    "transform",
    "filter",
    "and",
    "oneOf",
    "axis",
    "title",
    "scale",
    "domain",
    "as",
    "fold",
    "sort",
  ],
  ...[
    "data",
    "url",
    "href",
    "params",
    "expr",
    "labelExpr",
    "config",
    "usermeta",
    "calculate",
    "spec",
  ],
  ...["datasets", "signals", "__proto__", "constructor"],
];
const banned =
  /^(data|datasets|url|href|params|expr|signal|signals|labelExpr|config|usermeta|calculate|loader|__proto__|constructor)$/;

const value = fc.letrec<{ value: unknown }>((tie) => ({
  value: fc.oneof(
    { depthSize: "medium", maxDepth: 6, withCrossShrink: true },
    { weight: 6, arbitrary: good },
    { weight: 1, arbitrary: evil },
    { weight: 2, arbitrary: fc.array(tie("value"), { maxLength: 3 }) },
    { weight: 6, arbitrary: fc.dictionary(fc.constantFrom(...keys), tie("value"), { maxKeys: 4 }) },
  ),
})).value;

// Most of what is put together at random is no chart, so a chart is put around some of it.
const channel = fc.dictionary(
  fc.constantFrom("field", "type", "title", "axis", "value", "bin", "aggregate", "sort", "scale"),
  value,
  { maxKeys: 3 },
);
const chart = fc.record(
  {
    mark: fc.oneof(fc.constantFrom("bar", "line", "point"), value),
    encoding: fc.dictionary(fc.constantFrom("x", "y", "color", "tooltip", "href"), channel, {
      maxKeys: 3,
    }),
    transform: fc.array(value, { maxLength: 2 }),
    title: value,
  },
  { requiredKeys: ["mark"] },
);
const specification = fc.oneof({ weight: 1, arbitrary: value }, { weight: 3, arbitrary: chart });

const parts = (of: unknown): readonly (readonly [string, unknown])[] =>
  typeof of === "object" && of !== null
    ? Object.entries(of).flatMap(([key, item]: [string, unknown]) => [
        [key, item] as const,
        ...parts(item),
      ])
    : [];

it("T16: whatever is put together, what passes has no address, no program, no data and no foreign field", () => {
  let passed = 0;
  fc.assert(
    fc.property(specification, (given) => {
      const text = JSON.stringify(given);
      const checked = chartSpecification(text, columns);
      if (!checked.ok) return;
      passed += 1;
      expect(JSON.stringify(checked.specification)).not.toMatch(/http|\/\/|javascript:|url\(/i);
      const made = /"as":/.test(text);
      for (const [key, item] of parts(checked.specification)) {
        expect(key).not.toMatch(banned);
        if (key === "field" && !made) expect(columns).toContain(item);
      }
      // What was built passes again, and is what it was.
      expect(chartSpecification(JSON.stringify(checked.specification), columns)).toEqual(checked);
    }),
    { numRuns: 5000 },
  );
  expect(passed).toBeGreaterThan(50);
});

it("T16: arbitrary texts never throw", () => {
  fc.assert(
    fc.property(fc.oneof(fc.string(), fc.json()), (text) => {
      const checked = chartSpecification(text, columns);
      expect(checked.ok).toBe(false);
    }),
  );
});
