import { expect, test } from "@jest/globals";
import { transforms } from "vega-dataflow";
import * as encoders from "vega-encode";
import { expressionFunction } from "vega-functions";
import { compile, type TopLevelSpec } from "vega-lite";
import { parse } from "vega-parser";
import * as dataTransforms from "vega-transforms";
import { View } from "vega-view";
import * as viewTransforms from "vega-view-transforms";
import { numberFormatType, timeFormatType } from "../chart-formats.js";
import { chartTheme } from "../chart-theme.js";
import { labelPoints } from "./time-axis.js";

Object.assign(transforms, dataTransforms, viewTransforms, encoders);
expressionFunction(numberFormatType, String);
expressionFunction(timeFormatType, (time) => new Date(Number(time)).toISOString().slice(0, 7));
const style = { getPropertyValue: () => "#345" };
Object.assign(globalThis, { getComputedStyle: () => style });

/** The labels below a chart of the page's theme that can be seen, from the first to the last. */
const seen = async (width: number): Promise<readonly string[]> => {
  const rows = Array.from({ length: 12 }, (_, at) => ({ at: Date.UTC(2026, at, 1), n: at }));
  const x = { field: "at", type: "temporal", scale: { type: "utc" } };
  const unit = { mark: "line", encoding: { x, y: { field: "n", type: "quantitative" } } };
  const formats = { grain: "month", formatLocale: "en" } as const;
  const spec = {
    ...{ ...unit, width, height: 200, data: { values: rows } },
    encoding: labelPoints(unit, rows, { ...formats, width }),
    config: chartTheme({ clientWidth: width } as HTMLElement, formats),
  };
  const compiled = compile(spec as unknown as TopLevelSpec).spec;
  const svg = await new View(parse(compiled), { renderer: "none" }).toSVG();
  const texts = [...svg.matchAll(/<text[^>]*opacity="1"[^>]*>(\d{4}-\d{2})</g)];
  return texts.map(([, text]) => String(text));
};

test("G1: every label that was chosen is drawn, whatever the theme's count of ticks", async () => {
  const month = (at: number): string => `2026-${String(at).padStart(2, "0")}`;
  expect(await seen(900)).toEqual(Array.from({ length: 12 }, (_, at) => month(at + 1)));
  expect(await seen(500)).toEqual([2, 4, 6, 8, 10, 12].map(month));
});
