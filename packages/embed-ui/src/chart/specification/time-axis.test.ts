import { describe, expect, test } from "@jest/globals";
import * as fc from "fast-check";
import type { TimeGrain } from "../../query-result/time-grain.js";
import { labelPoints } from "./time-axis.js";

interface DateParts {
  readonly utc: boolean;
  readonly year: number;
  readonly month: number;
  readonly date: number;
}

const encoding = { x: { field: "at", type: "temporal" }, y: { field: "n", type: "quantitative" } };

const labelled = (times: readonly number[], grain: TimeGrain, width = 900, x: object = {}) => {
  const rows = times.map((at) => ({ at, n: 1 }));
  const unit = { mark: "line", encoding: { ...encoding, x: { ...encoding.x, ...x } } };
  const { x: labels } = labelPoints(unit, rows, { grain, formatLocale: "en-US", width });
  const { axis } = labels as { readonly axis?: { readonly values?: readonly DateParts[] } };
  return axis?.values?.map(({ utc, year, month, date }) =>
    utc ? Date.UTC(year, month - 1, date) : Number.NaN,
  );
};

const months = (count: number): readonly number[] =>
  Array.from({ length: count }, (_, at) => Date.UTC(2025, at, 1));

describe("G1: labels below points of time", () => {
  test("four quarters have four labels, and no quarter has two", () => {
    const quarters = [0, 3, 6, 9].map((at) => Date.UTC(2026, at, 1));
    expect(labelled(quarters, "quarter")).toEqual(quarters);
  });

  test("twelve months on a wide page all have a label", () => {
    expect(labelled(months(12), "month", 1200)).toEqual(months(12));
  });

  test("the last point has a label at any width, and so has each so many points before it, with room between", () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 2, max: 400 }),
        fc.integer({ min: 200, max: 2000 }),
        (count, width) => {
          const times = months(count);
          const values = labelled(times, "month", width) ?? [];
          expect(values.at(-1)).toBe(times.at(-1));
          const places = values.map((time) => times.indexOf(time));
          expect(places).not.toContain(-1);
          const steps = places.slice(1).map((place, index) => place - (places[index] ?? 0));
          expect(new Set(steps).size).toBeLessThanOrEqual(1);
          const [from = 0, to = 1] = [times[0], times.at(-1)];
          const at = values.map((time) => ((time - from) / (to - from)) * (width - 56));
          for (const [index, place] of at.slice(1).entries()) {
            expect(place - (at[index] ?? 0)).toBeGreaterThan(8 * 6.6);
          }
        },
      ),
    );
  });

  test("an axis that its author has chosen stays, and so does one over a time unit", () => {
    expect(labelled(months(12), "month", 900, { axis: { tickCount: 3 } })).toBeUndefined();
    expect(labelled(months(12), "month", 900, { axis: null })).toBeUndefined();
    expect(labelled(months(12), "month", 900, { timeUnit: "utcmonth" })).toBeUndefined();
    expect(labelled([Date.UTC(2026, 0, 1)], "month")).toBeUndefined();
  });
});
