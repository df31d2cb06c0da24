import { expect, test } from "@jest/globals";
import { formatCell } from "./format-cell.js";
import { sortRows } from "./sort-rows.js";
import { tableText } from "./table-text.js";

test.each([
  ["Double", 552575.16, "552,575.16"],
  ["Int64", "12345678901234567890", "12,345,678,901,234,567,890"],
  ["Time", "2026-03-01T00:00:00.000", "2026-03-01"],
  ["Time", "2026-03-01T14:30:00", "2026-03-01 14:30:00"],
  ["String", "=1+1", "=1+1"],
  ["String", null, ""],
  ["Boolean", true, "true"],
])("a %s cell %j is read as %j", (type, cell, text) => {
  expect(formatCell(cell, { name: "value", type }, "en-US")).toBe(text);
});

test("a year is no amount", () => {
  expect(formatCell(2026, { name: "order_year", type: "Int64" }, "en-US")).toBe("2026");
});

test("rows are sorted as figures or as texts, both ways, with empty cells last", () => {
  const rows = [
    ["b", 10],
    ["a", 9],
    ["c", null],
    ["a", 100],
  ];
  expect(sortRows(rows, 1, false).map(([, figure]) => figure)).toEqual([9, 10, 100, null]);
  expect(sortRows(rows, 1, true).map(([, figure]) => figure)).toEqual([100, 10, 9, null]);
  expect(sortRows(rows, 0, false).map(([text]) => text)).toEqual(["a", "a", "b", "c"]);
});

test("copied rows hold nothing that a spreadsheet runs; figures stay figures", () => {
  const columns = [
    { name: "=name", type: "String" },
    { name: "value", type: "Double" },
  ];
  const rows = [
    ["=HYPERLINK(1)", -5],
    ["@x", "-12345678901234567890"],
    ["a\tb\nc", null],
  ];
  expect(tableText(columns, rows)).toBe(
    "'=name\tvalue\n'=HYPERLINK(1)\t-5\n'@x\t-12345678901234567890\na b c\t",
  );
});
