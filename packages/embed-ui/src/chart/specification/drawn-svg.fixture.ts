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
import type { Fields } from "./unit-spec.js";

Object.assign(transforms, dataTransforms, viewTransforms, encoders);
expressionFunction(numberFormatType, String);
expressionFunction(timeFormatType, (time) => new Date(Number(time)).toISOString().slice(0, 7));
const style = { getPropertyValue: () => "#345" };
Object.assign(globalThis, { getComputedStyle: () => style });

/** How the page's charts of months speak, in these tests. */
export const formats = { grain: "month", formatLocale: "en-US" } as const;

/** A specification with its data, drawn in the page's theme, as the text of an SVG. */
export const drawnSvg = async (spec: Fields, width: number): Promise<string> => {
  const config = chartTheme({ clientWidth: width } as HTMLElement, formats);
  const drawn = { ...spec, width, height: 200, config };
  const compiled = compile(drawn as unknown as TopLevelSpec).spec;
  return new View(parse(compiled), { renderer: "none" }).toSVG();
};
