import { describe, expect, test } from "@jest/globals";
import type { DashboardFilter } from "@embedded-analytics/client";
import { de } from "../i18n/catalogues/de.js";
import { en } from "../i18n/catalogues/en.js";
import { createTexts } from "../i18n/texts.js";
import { daysOf, grainWords, isRange, memberWords, rangeWords } from "./filters/filter-words.js";
import { gridWidths } from "./grid-widths.js";
import { textIn } from "./localized.js";
import { publicIdOfAddress, publicIdOfPath } from "./public-id.js";
import { valuesReader } from "./filters/read-values.js";
import { valueFormat } from "./tiles/value-format.js";

describe("G6: ranges and grains in the reader's words", () => {
  const english = createTexts(en, { locale: "en", formatLocale: "en" });
  const german = createTexts(de, { locale: "de", formatLocale: "de" });

  test.each([
    ["last 12 months", "Last 12 months", "Letzte 12 Monate"],
    ["last 2 quarters", "Last 6 months", "Letzte 6 Monate"],
    ["last month", "Last month", "Letzten Monat"],
    ["last 1 quarter", "Last quarter", "Letztes Quartal"],
    ["last day", "Today", "Heute"],
    ["today", "Today", "Heute"],
    ["this quarter", "This quarter", "Dieses Quartal"],
    ["something else", "something else", "something else"],
    ["2026-01-01..2026-99-99", "2026-01-01..2026-99-99", "2026-01-01..2026-99-99"],
  ])("%s", (range, first, second) => {
    expect(rangeWords(range, english, "en")).toBe(first);
    expect(rangeWords(range, german, "de")).toBe(second);
  });

  test("days are written in the reader's format, and are the same in every zone", () => {
    expect(rangeWords("2026-01-01..2026-03-31", german, "de")).toMatch(/1.*31\.03\.2026$/);
    expect(daysOf("2026-01-01..2026-03-31")).toEqual(["2026-01-01", "2026-03-31"]);
    expect(["last 1 day", "toString", 5, "2026-01-01"].map(isRange)).toEqual([
      ...[true, false],
      ...[false, false],
    ]);
    expect([grainWords("week", "de"), grainWords("toString", "de")]).toEqual(["Woche", "toString"]);
    expect(memberWords("sales.order_city")).toBe("Order city");
  });
});

test("H1: figures in the declared format", () => {
  const written = (format: string, value: number | string | null): string | undefined =>
    valueFormat(format, "en")?.(value);
  expect([
    written("EUR", 1234.5),
    written("EUR", 12_345.6),
    written("percent", 0.1234),
    written("compact", 14_800),
    written("0.0", "3"),
    written("0", 2.6),
    written("EUR", null),
  ]).toEqual(["€1,234.50", "€12,346", "12.3%", "14.8K", "3.0", "3", ""]);
  expect([written("0.", 1), written("eur", 1)]).toEqual([undefined, undefined]);
});

test("H1: tiles without a width share what is left of twelve columns", () => {
  const widths = (...given: readonly (number | undefined)[]): readonly number[] =>
    gridWidths(given.map((width) => ({ width })));
  expect(widths(undefined, undefined, undefined, undefined)).toEqual([3, 3, 3, 3]);
  expect(widths(8, undefined)).toEqual([8, 4]);
  expect(widths(...new Array<undefined>(5).fill(undefined))).toEqual([3, 3, 2, 2, 2]);
  expect(widths(3, 3)).toEqual([3, 3]);
});

test("G6: a text in the reader's language, its base, English, or any", () => {
  const text = { en: "Sales", de: "Verkauf", "de-CH": "Verchauf" };
  expect(["de-AT", "de-ch", "fr", "de"].map((tag) => textIn(text, tag))).toEqual([
    ...["Verkauf", "Verchauf"],
    ...["Sales", "Verkauf"],
  ]);
  expect([textIn({ ja: "売上" }, "fr"), textIn("Sales", "de"), textIn(null, "de")]).toEqual([
    ...["売上", "Sales", ""],
  ]);
});

test("G1: the dashboard of an address, and of a path that a host asks for", () => {
  expect(publicIdOfAddress("/base/embed/d/1/dashboard/sales")).toBe("sales");
  expect(publicIdOfAddress("/embed/dashboard/a%2Fb")).toBe("a/b");
  expect(publicIdOfAddress("/embed/dashboard/%E0%A4%A")).toBe("%E0%A4%A");
  expect(publicIdOfPath("/dashboard/sales")).toBe("sales");
  expect(publicIdOfPath("/dashboard/../x")).toBeUndefined();
});

test("H1: the values of a filter are listed up to a limit; a time has ranges", async () => {
  const filter: DashboardFilter = { name: "x", member: "sales.a" };
  const asked: string[] = [];
  const client = (type: string, rows: readonly unknown[]) => ({
    sql: ({ query }: { readonly query: string }) => {
      asked.push(query);
      return {
        schema: () => Promise.resolve([{ name: "a", column_type: type }]),
        toArray: () => Promise.resolve(rows.map((value) => [value])),
        return: () => Promise.resolve(),
      } as never;
    },
  });
  const many = Array.from({ length: 201 }, (_none, at) => `v${at}`);
  const read = await valuesReader(client("String", many))(filter);
  expect(read).toMatchObject({ kind: "values", isPart: true });
  expect("values" in read && read.values).toHaveLength(200);
  expect(await valuesReader(client("Time", []))(filter)).toEqual({ kind: "range" });
  expect(asked[0]).toBe('SELECT "a" FROM "sales" GROUP BY 1 ORDER BY 1 LIMIT 201');
});
