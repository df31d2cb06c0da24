import { compile, type TopLevelSpec } from "vega-lite";
import { expressionInterpreter } from "vega-interpreter";
import { transforms } from "vega-dataflow";
import * as encoders from "vega-encode";
import { loader } from "vega-loader";
import { parse } from "vega-parser";
import * as dataTransforms from "vega-transforms";
import { View } from "vega-view";
import * as viewTransforms from "vega-view-transforms";
import type { SafeSpec } from "./safe-spec.js";

Object.assign(transforms, dataTransforms, viewTransforms, encoders);

/** Draws nothing and warns nobody: a chart that cannot be drawn is reported by what is thrown. */
const logger = (() => {
  const silent = {
    level: () => silent,
    error: () => silent,
    warn: () => silent,
    info: () => silent,
    debug: () => silent,
  };
  return silent;
})();

/** Charts of several charts have no width of their own. */
const composed = ["facet", "hconcat", "vconcat", "concat", "repeat"];

/** What is drawn, and where. */
export interface Drawing {
  readonly spec: SafeSpec;
  readonly rows: readonly Record<string, unknown>[];
  readonly config: Record<string, unknown>;
  readonly element: HTMLElement;
  /** Width of the place in pixels. */
  readonly width: number;
  /** Called with what stands under the pointer, and with undefined where there is nothing. */
  readonly onTooltip: (tooltip: Tooltip | undefined) => void;
}

/** What a mark says of itself, and where the pointer is, in pixels of the window. */
export interface Tooltip {
  readonly entries: readonly (readonly [string, string])[];
  readonly x: number;
  readonly y: number;
}

/**
 * Draws a chart on a canvas; answers how to end it. Expressions are interpreted, since the page's policy
 * allows no eval; nothing is loaded, since the loader refuses every address. Rejects where the
 * specification cannot be drawn.
 */
export const drawChart = async (drawing: Drawing): Promise<() => void> => {
  const { spec, rows, config, element, width, onTooltip } = drawing;
  // The result's title stands above the chart.
  const { title: _title, ...untitled } = spec;
  const isComposed = composed.some((name) => name in spec);
  const sized = {
    ...untitled,
    $schema: "https://vega.github.io/schema/vega-lite/v6.json",
    data: { values: rows.map((row) => ({ ...row })) },
    // Not "container": the place is measured once, by the caller.
    ...(isComposed ? {} : { width, autosize: { type: "fit-x", contains: "padding" } }),
  };
  const compiled = compile(sized as unknown as TopLevelSpec, { config, logger }).spec;
  const closed = loader();
  const refuse = () => Promise.reject(new Error("Charts load nothing."));
  closed.load = refuse;
  closed.sanitize = refuse;
  const view = new View(parse(compiled, undefined, { ast: true }), {
    expr: expressionInterpreter,
    renderer: "canvas",
    loader: closed,
    logger,
    hover: true,
  });
  view.tooltip((_handler: unknown, event: MouseEvent, _item: unknown, value: unknown) => {
    const entries = entriesOf(value);
    onTooltip(entries.length === 0 ? undefined : { entries, x: event.clientX, y: event.clientY });
  });
  view.initialize(element);
  await view.runAsync();
  return () => {
    view.finalize();
  };
};

const entriesOf = (value: unknown): readonly (readonly [string, string])[] => {
  if (value === null || value === undefined || value === "") return [];
  if (typeof value !== "object") return [["", textOf(value)]];
  return Object.entries(value).map(([name, member]) => [name, textOf(member)] as const);
};

/** Vega gives the members of a tooltip as text already; anything else is written as JSON. */
const textOf = (value: unknown): string =>
  typeof value === "string" ? value : JSON.stringify(value);
