import { describe, expect, it } from "@jest/globals";
import fc from "fast-check";
import type { Cell } from "../../analytics/query/query-runner.js";
import { RowsDigest } from "./rows-digest.js";
import { sameRows } from "./same-rows.js";

type Row = readonly Cell[];

/** A text, a whole number and a figure. */
const isFigure = [false, false, true];
const digestOf = (rows: readonly Row[]): RowsDigest => {
  const digest = new RowsDigest(isFigure);
  for (const row of rows) digest.add(row);
  return digest;
};
const isSame = (one: readonly Row[], other: readonly Row[]): boolean =>
  digestOf(one).isSame(digestOf(other));

const row = fc.tuple(
  fc.constantFrom<Cell>("Rome", "Berlin", "", null),
  fc.integer({ min: 0, max: 9 }),
  fc.constantFrom<Cell>(null, 0.5, 1.25, -3.75, 100.5),
);
const manyRows: readonly Row[] = Array.from({ length: 5000 }, (_, at) => [
  `city ${at % 70}`,
  at,
  at * 0.1,
]);
const changed = (at: number, cells: Row): readonly Row[] => manyRows.with(at, cells);

describe("H3: of results that are too long to be kept", () => {
  it("the same rows in another order are the same, whatever the last digits of figures", () => {
    const again = manyRows.map(([city, id, figure]) => [city, id, Number(figure) * (1 + 1e-13)]);
    expect(isSame(manyRows, again.toReversed() as Row[])).toBe(true);
  });

  it.each<[string, readonly Row[]]>([
    ["a row fewer", manyRows.slice(1)],
    ["a row twice, and another one not", manyRows.with(7, manyRows[8] ?? [])],
    ["another text", changed(3000, ["city 0", 3000, 300])],
    ["a figure that is another one", changed(3000, ["city 60", 3000, 300.001])],
    ["a figure that is none", changed(3000, ["city 60", 3000, null])],
    [
      "two figures that have changed places",
      changed(10, ["city 10", 10, 1.1]).with(11, ["city 11", 11, 1]),
    ],
  ])("others are not: %s", (_, rows) => {
    expect(isSame(manyRows, rows)).toBe(false);
  });

  it("it says what a comparison row by row says", () => {
    const results = fc.array(row, { maxLength: 4 });
    fc.assert(
      fc.property(results, results, (one, other) => {
        expect(isSame(one, other)).toBe(sameRows(one, other, [0, 1, 2]));
        expect(isSame(one, one.toReversed())).toBe(true);
      }),
      { numRuns: 2000 },
    );
  });
});
