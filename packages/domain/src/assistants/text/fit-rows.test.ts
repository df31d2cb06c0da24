import { describe, expect, it } from "@jest/globals";
import fc from "fast-check";
import type { Cell, Column } from "../../analytics/query/query-runner.js";
import { utf8Length } from "../../shared/text/text-rules.js";
import { csvLine } from "./csv-line.js";
import { cutToBytes, fitLines, fittedBytesMax } from "./fit-lines.js";
import { fitRows } from "./fit-rows.js";

const columns = (...names: readonly string[]): readonly Column[] =>
  names.map((name) => ({ name, type: "String" }));

describe("I2: rows in an answer", () => {
  it("are CSV in which a null, an empty text and a quote differ", () => {
    expect(csvLine([null, "", "a,b", 'say "hi"', "two\nlines", " x", 1.5, true])).toBe(
      ',"","a,b","say ""hi""","two\nlines"," x",1.5,true',
    );
  });

  it("are as many as fit, and not one fewer", () => {
    const rows = Array.from({ length: 20 }, (_, at) => [`row-${String(at).padStart(5, "0")}`]);
    const fitted = fitRows(columns("a"), rows, 100);
    // As JSON, which is the longer form here, a row and its comma are 14 bytes: 7 of them are 98.
    expect(fitted?.rows).toHaveLength(7);
    expect(fitted?.hasCutValues).toBe(false);
  });

  it("fit for any values, and a page has at least one row where there is any", () => {
    const cell = fc.oneof(
      fc.string({ unit: "binary", maxLength: 3000 }),
      fc.constantFrom<Cell>(null, true, 1e300, "\u0001".repeat(90_000), "😀".repeat(40_000)),
    );
    const table = fc
      .integer({ min: 1, max: 12 })
      .chain((width) =>
        fc.array(fc.array(cell, { minLength: width, maxLength: width }), { maxLength: 40 }),
      );
    fc.assert(
      fc.property(table, (rows) => {
        const names = columns(...(rows[0] ?? ["a"]).map((_, at) => `c${at}`));
        const fitted = fitRows(names, rows);
        expect(fitted).toBeDefined();
        expect(utf8Length(fitted?.csv ?? "")).toBeLessThanOrEqual(fittedBytesMax);
        expect(utf8Length(JSON.stringify(fitted?.rows))).toBeLessThanOrEqual(fittedBytesMax);
        expect(fitted?.rows.length === 0).toBe(rows.length === 0);
        expect(fitted?.csv.isWellFormed()).toBe(true);
        if (fitted?.hasCutValues === false) {
          expect(fitted.rows).toEqual(rows.slice(0, fitted.rows.length));
        }
      }),
      { numRuns: 60 },
    );
  });

  it("are refused where the columns' names leave no room for values", () => {
    expect(fitRows(columns("n".repeat(59_000)), [["a"]])).toBeUndefined();
    expect(fitRows(columns(...Array.from({ length: 2000 }, () => "c")), [["a"]])).toBeUndefined();
  });
});

describe("I2: lines in an answer", () => {
  it("say how many were cut", () => {
    const lines = Array.from({ length: 10 }, (_, at) => `line ${at}`);
    expect(fitLines(lines, "ask for less", 21)).toBe(
      "line 0\nline 1\nline 2\n(cut: 7 more lines; ask for less)",
    );
    expect(fitLines(lines, "ask for less", 70)).toBe(lines.join("\n"));
  });

  it.each([
    ["abc", 3, "abc"],
    ["abc", 2, "ab"],
    ["äöü", 3, "ä"],
    ["😀😀", 7, "😀"],
    ["😀", 3, ""],
    ["", 0, ""],
  ])("a text is cut at whole characters: %j in %d bytes", (text, bytesMax, cut) => {
    expect(cutToBytes(text, bytesMax)).toBe(cut);
  });
});
