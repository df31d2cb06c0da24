import { describe, expect, test } from "@jest/globals";
import { chartRows } from "../chart-rows.js";
import { chartSentence } from "../chart-sentence.js";
import { heightAt, leastHeightAt } from "../height-at.js";
import { en } from "../../i18n/catalogues/en.js";
import { createTexts } from "../../i18n/texts.js";
import { drawnSvg, formats } from "../specification/drawn-svg.fixture.js";
import type { Fields } from "../specification/unit-spec.js";
import { layoutParts } from "./layout.js";
import { partsOf } from "./parts.js";
import { shapeParts } from "./shape-parts.js";

const cities = ["Rome", "Oslo", "Hamburg", "Munich", "Vienna", "Zurich", "Bern"];
const columns = [
  { name: "city", type: "String" },
  { name: "revenue", type: "Double" },
  { name: "orders", type: "Int64" },
  { name: "rate", type: "Double" },
] as const;
const rows = cities.map((city, at) => [city, 90_000 - at * 9000, 900 - at * 70, 0.02 * at]);
const city = { field: "city", type: "nominal", sort: null, title: null };

const barOf = (field: string, title = field, others: object = {}): Fields => ({
  title,
  width: "container",
  mark: { type: "bar", tooltip: true },
  encoding: { x: { field, type: "quantitative", title: null }, y: city },
  ...others,
});
const two = [barOf("revenue", "Revenue (EUR)"), barOf("orders", "Orders")];
const three = [...two, barOf("rate", "Return rate")];

const chartedOf = (spec: Fields) => ({ vegaSpec: JSON.stringify(spec), columns, rows });
const layoutOf = (spec: Fields, width: number) =>
  layoutParts(partsOf(spec)!, chartedOf(spec), width);
const shapedOf = (spec: Fields, width: number, title = "Revenue and orders by city") => {
  const charted = chartedOf(spec);
  return shapeParts(partsOf(spec)!, {
    ...{ charted, title, ...formats, rows: chartRows(charted), width },
    ...{ rest: "Other", empty: "(empty)", palette: ["#100000", "#200000"], restColor: "#600000" },
    height: heightAt(charted, width),
  }).spec;
};
const svgOf = (spec: Fields, width: number): Promise<string> =>
  drawnSvg(shapedOf(spec, width), width);
const sizeOf = (svg: string): readonly number[] =>
  /width="(\d+)" height="(\d+)"/.exec(svg)?.slice(1).map(Number) ?? [];

describe("G1: charts that share a place", () => {
  test.each([
    ["charts beside each other", { concat: two }, 2],
    ["as many as are said", { columns: 1, concat: two }, 1],
    ["a row", { hconcat: two }, 2],
    ["a column", { vconcat: two }, 1],
    ["none of a width of its own", { concat: [barOf("revenue"), { ...two[1], width: 200 }] }, 0],
    ["none of one chart alone", { concat: [barOf("revenue")] }, 0],
    [
      "none of charts of several marks",
      { concat: [two[0]!, { layer: two, width: "container" }] },
      0,
    ],
    ["none of what is no chart", { concat: ["x", 5] }, 0],
    ["none of a single mark", barOf("revenue"), 0],
  ])("%s", (_what, spec, expected) => {
    expect(partsOf(spec)?.columns ?? 0).toBe(expected);
  });

  test.each([
    ["two have room on a wide page", two, 720, 2],
    ["and stand below each other on a phone", two, 340, 1],
    ["three have room", three, 720, 3],
    ["three where there is room for two stand below each other", three, 480, 1],
    ["four stand two by two", [...two, ...two], 480, 2],
    ["a long title needs its room", [barOf("revenue", "Average value of an order of a company (EUR)"), two[1]!], 480, 1], // prettier-ignore
  ])("%s", (_what, concat, width, expected) => {
    expect(layoutOf({ concat }, width).columns).toBe(expected);
  });

  test("the names that all of them have are said once in a row, and once in each below", async () => {
    const counts = [720, 340].map(async (width) => {
      const svg = await svgOf({ concat: two }, width);
      return [...svg.matchAll(/>Oslo</g)].length;
    });
    expect(await Promise.all(counts)).toEqual([1, 2]);
  });

  test.each([720, 480, 340])("in %d pixels they are no wider and no higher", async (width) => {
    for (const concat of [two, three, [...two, ...two]]) {
      const spec = { concat };
      const [drawnWidth = 0, drawnHeight = 0] = sizeOf(await svgOf(spec, width));
      expect(drawnWidth).toBeLessThanOrEqual(width);
      expect(drawnWidth).toBeGreaterThan(width * 0.85);
      expect(drawnHeight).toBeLessThanOrEqual(heightAt(chartedOf(spec), width) + 6);
    }
  });

  test("each has its title, its unit and its own axis", async () => {
    const percent = barOf("rate", "Return rate", {
      encoding: {
        x: { field: "rate", type: "quantitative", title: null, axis: { format: ".0%", formatType: "number" } }, // prettier-ignore
        y: city,
      },
    });
    const svg = await svgOf({ concat: [two[0]!, percent] }, 720);
    for (const text of ["Revenue (EUR)", "Return rate", "10%"]) expect(svg).toContain(`>${text}<`);
  });

  test("those of first rows are as high as these", () => {
    const transform = [
      { window: [{ op: "row_number", as: "n" }] },
      { filter: { field: "n", lte: 3 } },
    ];
    const cut = { concat: [barOf("revenue", "a", { transform }), barOf("orders", "b", { transform })] }; // prettier-ignore
    expect(heightAt(chartedOf({ concat: two }), 720) - heightAt(chartedOf(cut), 720)).toBe(4 * 26);
  });

  test("a name without a figure keeps its line, so that it stands for the same one in all", async () => {
    const missing = rows.map((row) => (row[0] === "Oslo" ? ["Oslo", 80_000, null, null] : row));
    const spec = { concat: two };
    const charted = { ...chartedOf(spec), rows: missing };
    const { spec: shaped } = shapeParts(partsOf(spec)!, {
      ...{ charted, title: "", ...formats, rows: chartRows(charted), width: 720, height: 300 },
      ...{ rest: "Other", empty: "(empty)", palette: ["#100000"], restColor: "#600000" },
    });
    const svg = await drawnSvg(shaped, 720);
    const heightsOf = (name: string): readonly string[] =>
      [
        ...svg.matchAll(new RegExp(`aria-label="[^"]*${name}"[^>]*d="M0,0h[\\d.]+v([\\d.]+)`, "g")),
      ].map(([, height = ""]) => height);
    for (const name of ["Rome", "Bern"]) {
      expect(heightsOf(name)).toHaveLength(2);
      expect(new Set(heightsOf(name)).size).toBe(1);
    }
  });

  test("names in another order are said beside each", async () => {
    const sorted = {
      ...two[1],
      encoding: { ...(two[1]!["encoding"] as object), y: { ...city, sort: "x" } },
    };
    const svg = await svgOf({ concat: [two[0]!, sorted] }, 720);
    expect([...svg.matchAll(/>Oslo</g)]).toHaveLength(2);
  });

  test("a tile that is too low for them is as high as they need", () => {
    const spec = chartedOf({ concat: two });
    expect(leastHeightAt(spec, 720)).toBeLessThan(heightAt(spec, 720));
    expect(leastHeightAt(spec, 340)).toBeGreaterThan(leastHeightAt(spec, 720));
  });
});

describe("G1: series over time below each other", () => {
  const months = Array.from({ length: 6 }, (_, at) => [
    `2026-0${at + 1}-01T00:00:00.000`,
    ...[at % 2 ? "web" : "store", 9000 + at * 500, 0.05 + at / 100],
  ]);
  const ofMonths = [
    ...[
      ["month", "Time"],
      ["channel", "String"],
      ["revenue", "Double"],
      ["rate", "Double"],
    ].map(([name = "", type = ""]) => ({ name, type })),
  ];
  const lineOf = (field: string, color?: object): Fields => ({
    title: field,
    width: "container",
    mark: { type: "line", point: true },
    encoding: {
      x: { field: "month", type: "temporal", title: null },
      y: { field, type: "quantitative", title: null },
      ...(color === undefined ? {} : { color }),
    },
  });
  const svg = (color?: object): Promise<string> => {
    const spec = { columns: 1, concat: [lineOf("revenue", color), lineOf("rate", color)] };
    const charted = { vegaSpec: JSON.stringify(spec), columns: ofMonths, rows: months };
    const shaped = shapeParts(partsOf(spec)!, {
      ...{ charted, title: "", ...formats, rows: chartRows(charted), width: 600, height: 400 },
      ...{ rest: "Other", empty: "(empty)", palette: ["#100000", "#200000"], restColor: "#600000" },
    });
    return drawnSvg(shaped.spec, 600);
  };
  const seen = (text: string, drawn: string): number =>
    [...drawn.matchAll(new RegExp(`opacity="1"[^>]*>${text}<`, "g"))].length;

  test("say the times once, below the last", async () => {
    expect(seen("2026-06", await svg())).toBe(1);
  });

  test("have one legend for the series of all", async () => {
    const drawn = await svg({ field: "channel", type: "nominal", title: null });
    expect([...drawn.matchAll(/>store</g)]).toHaveLength(1);
    expect(drawn).toContain("role-legend");
  });
});

test("G1: what a chart of several shows is said of each", () => {
  const described = { title: "Revenue and orders", ...chartedOf({ concat: two }) };
  const sentence = chartSentence(
    described,
    createTexts(en, { locale: "en", formatLocale: "en-US" }),
    "en-US",
  );
  expect(sentence).toContain(
    "Revenue (EUR): Highest is Rome with 90,000, lowest Bern with 36,000.",
  );
  expect(sentence).toContain("Orders: Highest is Rome with 900, lowest Bern with 480.");
});
