import { describe, expect, test } from "@jest/globals";
import { transforms } from "vega-dataflow";
import * as encoders from "vega-encode";
import { expressionFunction } from "vega-functions";
import { expressionInterpreter } from "vega-interpreter";
import { compile, type TopLevelSpec } from "vega-lite";
import { parse } from "vega-parser";
import * as dataTransforms from "vega-transforms";
import { View } from "vega-view";
import * as viewTransforms from "vega-view-transforms";
import { labelPoints } from "./time-axis.js";

Object.assign(transforms, dataTransforms, viewTransforms, encoders);
expressionFunction("readersNumber", (value, how) => `${how}:${Number(value).toFixed(1)}`);

const rows = [
  { month: Date.UTC(2026, 0, 1), city: "Rome", revenue: 12.5, cost: 3 },
  { month: Date.UTC(2026, 1, 1), city: "Rome", revenue: 18.25, cost: 4 },
  { month: Date.UTC(2026, 0, 1), city: "Oslo", revenue: 7, cost: 5 },
  { month: Date.UTC(2026, 1, 1), city: "Oslo", revenue: null, cost: 6 },
];
const revenue = { field: "revenue", type: "quantitative" };
const overTime = {
  x: { field: "month", type: "temporal", scale: { type: "utc" } },
  y: revenue,
  color: { field: "city", type: "nominal" },
};

/** The kinds of charts that the built-in analyst draws, with the transforms that it uses. */
const charts: Readonly<Record<string, object>> = {
  lines: { mark: { type: "line", point: true, tooltip: true }, encoding: overTime },
  "labels below points": {
    mark: "line",
    encoding: labelPoints({ mark: "line", encoding: { ...overTime, color: undefined } }, rows, {
      grain: "month",
      formatLocale: "en",
      width: 700,
    }),
  },
  areas: { mark: { type: "area", tooltip: true }, encoding: overTime },
  bars: {
    mark: "bar",
    encoding: { x: revenue, y: { field: "city", type: "nominal", sort: null } },
  },
  pie: { mark: "arc", encoding: { theta: revenue, color: { field: "city", type: "nominal" } } },
  folded: {
    transform: [{ fold: ["revenue", "cost"], as: ["figure", "amount"] }],
    mark: { type: "bar", tooltip: true },
    encoding: {
      y: { field: "city", type: "nominal", sort: null },
      x: { field: "amount", type: "quantitative" },
      yOffset: { field: "figure", sort: ["cost", "revenue"] },
      color: { field: "figure", type: "nominal", title: null },
    },
  },
  limited: {
    transform: [
      { window: [{ op: "row_number", as: "row_of_chart" }] },
      { filter: { field: "row_of_chart", lte: 2 } },
    ],
    mark: "bar",
    encoding: { x: revenue, y: { field: "city", type: "nominal" } },
  },
  grouped: {
    mark: "bar",
    encoding: {
      x: { field: "month", type: "temporal", timeUnit: "utcyearmonth" },
      y: { aggregate: "mean", field: "revenue" },
    },
  },
};

const svgOf = async (spec: object, isInterpreted: boolean): Promise<string> => {
  const config = { customFormatTypes: true, numberFormatType: "readersNumber", numberFormat: "n" };
  const whole = { ...spec, data: { values: rows.map((row) => ({ ...row })) }, width: 300 };
  const compiled = compile(whole as unknown as TopLevelSpec, { config }).spec;
  const runtime = isInterpreted ? parse(compiled, undefined, { ast: true }) : parse(compiled);
  const view = new View(runtime, {
    renderer: "none",
    ...(isInterpreted ? { expr: expressionInterpreter } : {}),
  });
  await view.runAsync();
  return view.toSVG();
};

/** Vega numbers its clips over all views of a process. */
const withoutNumbers = (svg: string): string => svg.replaceAll(/(clip|gradient)_?\d+/g, "$1");

describe("G3: without eval a chart shows what it would show with it", () => {
  test.each(Object.keys(charts))("%s", async (name) => {
    const spec = charts[name] ?? {};
    const interpreted = withoutNumbers(await svgOf(spec, true));
    expect(interpreted).toBe(withoutNumbers(await svgOf(spec, false)));
    expect(interpreted).toContain("<path");
  });
});

test("G1: labels below points of time are drawn", async () => {
  const svg = await svgOf(charts["labels below points"] ?? {}, true);
  expect(svg).toMatch(/>(January|2026)<[^]*>(February|Feb 01)<|Jan[^<]*<[^]*Feb/);
});
