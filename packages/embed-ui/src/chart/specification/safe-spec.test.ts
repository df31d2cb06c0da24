import { describe, expect, test } from "@jest/globals";
import { chartRows } from "../chart-rows.js";
import { en } from "../../i18n/catalogues/en.js";
import { createTexts } from "../../i18n/texts.js";
import { chartSentence } from "../chart-sentence.js";
import { safeSpec } from "./safe-spec.js";

describe("E3, G3: a chart specification", () => {
  test("keeps what draws, at every depth", () => {
    const spec = {
      mark: { type: "bar", tooltip: true },
      encoding: { x: { field: "revenue", type: "quantitative" } },
      layer: [{ mark: "line" }],
    };
    expect(safeSpec(JSON.stringify(spec))).toEqual(spec);
  });

  test("loses data, addresses, links, images and parameters wherever they stand", () => {
    const text = JSON.stringify({
      mark: "bar",
      data: { url: "https://evil.example/x.csv" },
      datasets: { a: [1] },
      usermeta: { embedOptions: { loader: {} } },
      params: [{ name: "p", bind: { element: "body" } }],
      config: { locale: {}, customFormatTypes: true },
      encoding: { href: { value: "javascript:alert(1)" }, url: { field: "x" } },
      transform: [{ lookup: "a", from: { data: { url: "https://evil.example" }, key: "b" } }],
      layer: [{ mark: "image" }, { mark: { type: "image", url: "https://evil.example/p.png" } }],
    });
    expect(safeSpec(text)).toEqual({
      mark: "bar",
      encoding: {},
      transform: [{ lookup: "a", from: { key: "b" } }],
      layer: [{}, {}],
    });
    expect(JSON.stringify(safeSpec(text))).not.toContain("evil");
  });

  test("is none where it is no object, and has no prototype of its own making", () => {
    for (const text of ["", "[]", "5", "null", "{"]) expect(safeSpec(text)).toBeUndefined();
    const spec = safeSpec('{"__proto__":{"mark":"bar"},"a":1}');
    expect(spec).toEqual({ a: 1 });
    expect(spec?.["mark"]).toBeUndefined();
  });

  test("of any depth ends", () => {
    const deep = `${'{"layer":['.repeat(2000)}${"]}".repeat(2000)}`;
    expect(safeSpec(deep)).toBeDefined();
  });
});

const columns = [
  { name: "city", type: "String" },
  { name: "revenue", type: "Int64" },
];

test("D11: a figure that came as text is drawn as a figure", () => {
  expect(chartRows({ columns, rows: [["Berlin", "12345678901234567890"]] })).toEqual([
    { city: "Berlin", revenue: Number("12345678901234567890") },
  ]);
});

test("a chart is readable as a sentence", () => {
  const result = {
    title: "Revenue",
    columns,
    rows: [
      ["Berlin", 2],
      ["Rome", 9],
      ["Oslo", 4],
    ],
  };
  const texts = createTexts(en, { locale: "en", formatLocale: "en" });
  expect(chartSentence(result, texts, "en")).toBe(
    "Chart: Revenue, 3 values. Highest is Rome with 9, lowest Berlin with 2.",
  );
});
