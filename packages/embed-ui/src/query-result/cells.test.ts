import { expect, test } from "@jest/globals";
import { columnHead } from "./column-head.js";
import { cellFormat, cellFormats } from "./format-cell.js";
import { sortRows } from "./sort-rows.js";
import { fileName, fileOf } from "../export/result-file.js";
import { tableText } from "./table-text.js";
import { rowWindow } from "./use-row-window.js";

const written = (type: string, cell: string | number | boolean | null, locale = "en-US") =>
  cellFormat({ name: "value", type }, [cell], locale)(cell);

test.each([
  ["Double", 552575.16, "552,575.16"],
  ["Double", 0.004321, "0.004321"],
  ["Int64", "12345678901234567890", "12,345,678,901,234,567,890"],
  ["Time", "2026-03-01T00:00:00.000", "Mar 1, 2026"],
  ["Time", "no time", "no time"],
  ["String", "=1+1", "=1+1"],
  ["String", null, ""],
  ["Boolean", true, "true"],
])("a %s cell %j is read as %j", (type, cell, text) => {
  expect(written(type, cell)).toBe(text);
});

test("G6: figures and times are written in the reader's format, whatever the zone of the machine", () => {
  expect(written("Double", 1234.5, "de-DE")).toBe("1.234,5");
  expect(written("Time", "2026-03-01T23:30:00", "de-DE")).toBe("1. März 2026, 23:30");
  expect(written("Double", 1234.5, "no locale at all")).toBe("1,234.5");
});

test.each([
  [["2024-01-01", "2025-01-01"], "ordered", "2024 2025"],
  [["2026-01-01", "2026-04-01", "2026-07-01"], "ordered", "Q1 2026 Q2 2026 Q3 2026"],
  [["2026-01-01", "2026-02-01"], "ordered", "Jan 2026 Feb 2026"],
  [["2026-02-01"], "ordered_month", "Feb 2026"],
  [["2026-02-01"], "ordered", "Feb 1, 2026"],
  [["2026-02-03"], "ordered_month", "Feb 3, 2026"],
])("times %j of %s are read as %s", (times, name, text) => {
  const column = { name, type: "Time" };
  const cells = times.map((time) => `${time}T00:00:00.000`);
  const [format] = cellFormats(
    [column],
    cells.map((cell) => [cell]),
    "en-US",
  );
  expect(cells.map((cell) => format?.(cell)).join(" ")).toBe(text);
});

test.each([
  ["revenue_eur", { title: "Revenue", unit: "EUR" }],
  ["return_rate_percent", { title: "Return rate", unit: "%" }],
  ["eur", { title: "Eur", unit: undefined }],
  ["constructor", { title: "Constructor", unit: undefined }],
  ["shop city", { title: "Shop city", unit: undefined }],
])("the head of %s", (name, head) => {
  expect(columnHead(name)).toEqual(head);
});

test("the rows of a long table that are in the document cover the view, and the rest keeps its height", () => {
  for (const top of [0, 1, 3000, 31_999, 1e9]) {
    const { first, end, before, after } = rowWindow(
      { top, height: 420 },
      { count: 1000, rowHeight: 32 },
    );
    expect(before + (end - first) * 32 + after).toBe(32_000);
    expect(end - first).toBeLessThan(120);
    const last = Math.min(1000, Math.ceil((top + 420) / 32));
    expect(first).toBeLessThanOrEqual(Math.min(999, Math.floor(top / 32)));
    expect(end).toBeGreaterThanOrEqual(last);
  }
  const short = rowWindow({ top: 0, height: 10 }, { count: 200, rowHeight: 32 });
  expect(short).toEqual({ first: 0, end: 200, before: 0, after: 0 });
});

test("a year is no amount", () => {
  expect(cellFormat({ name: "order_year", type: "Int64" }, [2026], "en-US")(2026)).toBe("2026");
});

test("rows are sorted as figures or as texts, both ways, with empty cells last", () => {
  const rows = [
    ["b", 10],
    ["a", 9],
    ["c", null],
    ["a", 100],
  ];
  expect(sortRows(rows, 1, false, "en").map(([, figure]) => figure)).toEqual([9, 10, 100, null]);
  expect(sortRows(rows, 1, true, "en").map(([, figure]) => figure)).toEqual([100, 10, 9, null]);
  expect(sortRows(rows, 0, false, "en").map(([text]) => text)).toEqual(["a", "a", "b", "c"]);
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

test("G6: texts are sorted by the collation of the language", () => {
  const rows = [["Zebra"], ["Ärger"], ["Apfel"], ["a10"], ["a9"]];
  const sorted = (locale: string) => sortRows(rows, 0, false, locale).flat();
  expect(sorted("de")).toEqual(["a9", "a10", "Apfel", "Ärger", "Zebra"]);
  expect(sorted("sv").at(-1)).toBe("Ärger");
});

test("a file of rows is the client's CSV, or JSON that says what each column is", async () => {
  const result = {
    title: "Orders",
    image: () => Promise.resolve(undefined),
    readRows: () =>
      Promise.resolve({
        columns: [
          { name: "=name", type: "String" },
          { name: "net", type: "Double" },
        ],
        rows: [
          ["-7", "-12345678901234567890"],
          ["+1", null],
        ],
      }),
  };
  const csv = await fileOf(result, "csv");
  expect(csv.name).toBe("Orders.csv");
  // A text that looks like a number stays a text: the column says which it is.
  expect(await csv.blob.text()).toBe("'=name,net\r\n'-7,-12345678901234567890\r\n'+1,\r\n");
  const json = await fileOf(result, "json");
  expect(JSON.parse(await json.blob.text())).toEqual(await result.readRows());
  await expect(fileOf(result, "png")).rejects.toThrow("There is no chart.");
});

test.each([
  ["Revenue by city", "Revenue by city.csv"],
  ["../../etc/passwd", "etc passwd.csv"],
  ["a\u202Egpj\u0000", "a gpj.csv"],
  ["", "result.csv"],
  ["...", "result.csv"],
])("a file of %j is called %j", (title, name) => {
  expect(fileName(title, "csv")).toBe(name);
});
