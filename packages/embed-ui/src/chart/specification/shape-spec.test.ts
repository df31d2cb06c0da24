import { describe, expect, test } from "@jest/globals";
import type { Column } from "../../query-result/tool-result.js";
import { chartHeight, liesDown } from "../chart-height.js";
import { chartRows } from "../chart-rows.js";
import { writeNumber, writeTime } from "../chart-formats.js";
import { seriesField } from "../series.js";
import { shapeSpec, type Shaped } from "./shape-spec.js";
import type { Fields } from "./unit-spec.js";
import { vegaLocale } from "../vega-locale.js";

const columns: readonly Column[] = [
  { name: "month", type: "Time" },
  { name: "city", type: "String" },
  { name: "revenue", type: "Double" },
];
type Cells = readonly (string | number | null)[];

const shaped = (spec: Fields, rows: readonly Cells[], title = "", width = 700): Shaped => {
  const charted = { vegaSpec: JSON.stringify(spec), columns, rows };
  return shapeSpec(spec, {
    charted,
    title,
    formatLocale: "en-US",
    rows: chartRows(charted),
    grain: "month",
    rest: "Other",
    empty: "(empty)",
    palette: ["#1", "#2", "#3", "#4", "#5", "#6", "#7", "#8"],
    restColor: "#rest",
    width,
  });
};
const encodingOf = ({ spec }: Shaped): Record<string, Fields | undefined> =>
  spec["encoding"] as Record<string, Fields | undefined>;

const revenue = { field: "revenue", type: "quantitative" };
const overTime = (mark: string): Fields => ({
  mark,
  encoding: {
    x: { field: "month", type: "temporal" },
    y: revenue,
    color: { field: "city", type: "nominal" },
  },
});
const month = (number: number): string => `2026-${String(number).padStart(2, "0")}-01T00:00:00.000`;

describe("G1: a chart as it is drawn", () => {
  test("bars begin at zero, whatever the specification says; lines need not", () => {
    const y = { ...revenue, scale: { zero: false, domain: [50, 60], domainMin: 50 } };
    const spec = { mark: "bar", encoding: { x: { field: "city", type: "nominal" }, y } };
    expect(encodingOf(shaped(spec, []))["y"]?.["scale"]).toEqual({ zero: true });
    const line = { ...spec, mark: "line" };
    expect(encodingOf(shaped(line, []))["y"]?.["scale"]).toEqual(y.scale);
  });

  test("a name that is missing is said in words, and a missing figure is none", () => {
    const spec = { mark: "bar", encoding: { x: { field: "city", type: "nominal" }, y: revenue } };
    const { rows } = shaped(spec, [
      [null, null, 5],
      [null, "Bonn", null],
    ]);
    expect(rows).toEqual([
      { month: null, city: "(empty)", revenue: 5 },
      { month: null, city: "Bonn", revenue: null },
    ]);
  });

  test("names that have no room beside each other lie down", () => {
    const cities = ["Rome", "Oslo", "Hamburg", "Munich", "Vienna", "Zurich", "Bern"];
    const rows = cities.map((city): Cells => [null, city, 5]);
    const spec = { mark: "bar", encoding: { x: { field: "city", type: "nominal" }, y: revenue } };
    const below = [640, 320].map((width) => encodingOf(shaped(spec, rows, "", width))["x"]);
    expect(below.map((channel) => channel?.["field"])).toEqual(["city", "revenue"]);
  });

  test("names that are long, or many, lie down, and keep their order", () => {
    const spec = {
      mark: "bar",
      encoding: { x: { field: "city", type: "nominal", sort: "-y" }, y: revenue },
    };
    const rows = [[null, "A very long name of a city", 5]];
    const { x, y } = encodingOf(shaped(spec, rows));
    expect([x?.["field"], y?.["field"], y?.["sort"]]).toEqual(["revenue", "city", "-x"]);
    expect(liesDown(spec, ["Rome", "Oslo"])).toBe(false);
    expect(chartHeight({ vegaSpec: JSON.stringify(spec), columns, rows: rows.concat(rows) })).toBe(
      chartHeight({ vegaSpec: JSON.stringify(spec), columns, rows }),
    );
  });

  test("nine series are eight and the rest, each row kept as it is", () => {
    const rows = Array.from({ length: 10 }, (_, at) => [month(1), `c${at}`, 100 - at]);
    const chart = shaped(overTime("bar"), rows);
    const { color, detail } = encodingOf(chart);
    expect((color?.["scale"] as { domain: unknown[] }).domain).toHaveLength(9);
    expect((color?.["scale"] as { range: unknown[] }).range.at(-1)).toBe("#rest");
    expect(chart.rows.map((row) => row[seriesField]).slice(7)).toEqual(["c7", "Other", "Other"]);
    expect(chart.rows.map((row) => row["revenue"])).toEqual(rows.map(([, , value]) => value));
    expect(detail?.["field"]).toBe("city");
  });

  test("a missing month is a gap of its own series, and nothing else is made up", () => {
    const rows = [
      [month(1), "Rome", 1],
      [month(2), "Rome", 2],
      [month(4), "Rome", 4],
      [month(1), "Oslo", 1],
      [month(2), "Oslo", 2],
    ];
    const added = shaped(overTime("line"), rows).rows.slice(rows.length);
    expect(added).toEqual([
      { month: Date.UTC(2026, 2, 1), city: "Rome", revenue: null, [seriesField]: "Rome" },
    ]);
    expect(shaped(overTime("bar"), rows).rows).toHaveLength(rows.length);
  });

  test("few lines have their names at their ends; where these collide, a legend says them", () => {
    const rows = (last: number) => [
      [month(1), "Rome", 10],
      [month(2), "Rome", 90],
      [month(1), "Oslo", 20],
      [month(2), "Oslo", last],
    ];
    expect(shaped(overTime("line"), rows(20)).spec["layer"]).toHaveLength(2);
    expect(shaped(overTime("line"), rows(89)).spec["layer"]).toBeUndefined();
    expect(encodingOf(shaped(overTime("line"), rows(89)))["strokeDash"]).toBeDefined();
  });

  test("times are the session's: no zone of the browser moves them", () => {
    const spec = {
      mark: "bar",
      encoding: { x: { field: "month", type: "temporal", timeUnit: "yearmonth" }, y: revenue },
    };
    const { x } = encodingOf(shaped(spec, [[month(3), "Rome", 1]]));
    expect([x?.["timeUnit"], x?.["scale"]]).toEqual(["utcyearmonth", { type: "utc" }]);
    const names = { mark: "bar", encoding: { x: { field: "month", type: "ordinal" }, y: revenue } };
    const chart = shaped(names, [
      [month(4), "Rome", 1],
      [month(1), "Rome", 1],
    ]);
    expect(chart.rows.map((row) => row["month"])).toEqual(["Apr 2026", "Jan 2026"]);
    expect(encodingOf(chart)["x"]?.["sort"]).toEqual(["Jan 2026", "Apr 2026"]);
  });

  test("an axis has a title where the title of the chart does not say it", () => {
    const spec = { mark: "bar", encoding: { x: { field: "city", type: "nominal" }, y: revenue } };
    const { x, y } = encodingOf(shaped(spec, [], "Revenue of 2026"));
    expect([x?.["title"], y?.["title"]]).toEqual(["City", null]);
  });

  test("a chart of several parts is drawn as it was written", () => {
    const spec = { layer: [{ mark: "bar" }, { mark: "rule" }] };
    expect(shaped(spec, []).spec).toEqual(spec);
  });
});

test("G6: a chart's figures and times are in the reader's format", () => {
  expect(writeNumber(1234.5, "exact de-DE")).toBe("1.234,5");
  expect(writeNumber(1_234_567, "short en-US")).toBe("1.2M");
  expect(writeNumber("x", "short en-US")).toBe("");
  expect(writeTime(new Date(Date.UTC(2026, 2, 1)), "month de-DE")).toBe("März 2026");
  const { number, time } = vegaLocale("de-DE");
  expect([number.decimal, number.thousands, time.months[2], time.days[0]]).toEqual([
    ...[",", ".", "März", "Sonntag"],
  ]);
  expect(vegaLocale("en-IN").number.grouping).toEqual([3, 2]);
});
