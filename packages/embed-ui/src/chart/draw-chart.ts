import { compile, type TopLevelSpec } from "vega-lite";
import { expressionInterpreter } from "vega-interpreter";
import { transforms } from "vega-dataflow";
import { expressionFunction } from "vega-functions";
import * as encoders from "vega-encode";
import { loader } from "vega-loader";
import { parse } from "vega-parser";
import * as dataTransforms from "vega-transforms";
import { View } from "vega-view";
import * as viewTransforms from "vega-view-transforms";
import { numberFormatType, timeFormatType, writeNumber, writeTime } from "./chart-formats.js";
import type { ChartImage } from "./chart-image.js";
import { unitSpec, type Fields } from "./specification/unit-spec.js";

Object.assign(transforms, dataTransforms, viewTransforms, encoders);
expressionFunction(numberFormatType, writeNumber);
expressionFunction(timeFormatType, writeTime);

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

/** How a drawing is ended, and given as a file. */
export interface DrawnChart {
  readonly finish: () => void;
  readonly image: ChartImage;
}

/** What is drawn, and where. */
export interface Drawing {
  readonly spec: Fields;
  readonly rows: readonly Record<string, unknown>[];
  readonly config: Record<string, unknown>;
  readonly element: HTMLElement;
  /** Of the place, axes included, in pixels. */
  readonly width: number;
  readonly height: number;
  /** Behind a chart that is saved as a file. */
  readonly background: string;
  /** Called with what stands under the pointer, and with undefined where there is nothing. */
  readonly onTooltip: (tooltip: Tooltip | undefined) => void;
  readonly onPick: PickRow;
}

/** Takes the row that a mark stands for, as Vega has it. */
export type PickRow = (row: Readonly<Record<string, unknown>>) => void;

/** What a mark says of itself, and where the pointer is, in pixels of the window. */
export interface Tooltip {
  readonly entries: readonly (readonly [string, string])[];
  readonly x: number;
  readonly y: number;
}

/**
 * Draws a chart on a canvas. Expressions are interpreted, since the page's policy
 * allows no eval; nothing is loaded, since the loader refuses every address. Rejects where the
 * specification cannot be drawn.
 */
export const drawChart = async (drawing: Drawing): Promise<DrawnChart> => {
  const { element, onTooltip, onPick, background } = drawing;
  const view = new View(parse(compiledOf(drawing), undefined, { ast: true }), {
    expr: expressionInterpreter,
    renderer: "canvas",
    loader: closedLoader(),
    logger,
    hover: true,
  });
  view.tooltip((_handler: unknown, event: MouseEvent, _item: unknown, value: unknown) => {
    const entries = entriesOf(value);
    onTooltip(entries.length === 0 ? undefined : { entries, x: event.clientX, y: event.clientY });
  });
  view.addEventListener("click", (_event, item) => {
    const { datum } = item ?? {};
    if (typeof datum === "object" && datum !== null) onPick(datum as Record<string, unknown>);
  });
  view.initialize(element);
  await view.runAsync();
  return {
    finish: () => {
      view.finalize();
    },
    image: (kind) => imageOf(view, kind, background),
  };
};

/** The drawing as Vega's own specification, with its rows and the place's size. */
const compiledOf = ({ spec, rows, config, width, height }: Drawing): unknown => {
  // The result's title stands above the chart, and its size is that of the place.
  const { title: _title, width: _width, height: _height, ...untitled } = spec;
  const isComposed = composed.some((name) => name in spec);
  const inner = isComposed || (!("layer" in spec) && unitSpec(spec) === undefined);
  const size = inner ? {} : { width, height, autosize: { type: "fit", contains: "padding" } };
  const sized = {
    ...untitled,
    $schema: "https://vega.github.io/schema/vega-lite/v6.json",
    data: { values: rows.map((row) => ({ ...row })) },
    ...size,
  };
  return compile(sized as unknown as TopLevelSpec, { config, logger }).spec;
};

const closedLoader = () => {
  const closed = loader();
  const refuse = () => Promise.reject(new Error("Charts load nothing."));
  closed.load = refuse;
  closed.sanitize = refuse;
  return closed;
};

/** Twice the pixels, so that the picture is sharp where it is put. */
const pngScale = 2;

const imageOf = async (view: View, kind: "png" | "svg", background: string): Promise<Blob> => {
  const before = view.background();
  view.background(background);
  try {
    if (kind === "svg") return new Blob([await view.toSVG()], { type: "image/svg+xml" });
    const canvas = await view.toCanvas(pngScale);
    return await new Promise<Blob>((resolve, reject) => {
      canvas.toBlob((blob) => {
        if (blob === null) reject(new Error("The picture is empty."));
        else resolve(blob);
      }, "image/png");
    });
  } finally {
    view.background(before);
  }
};

const entriesOf = (value: unknown): readonly (readonly [string, string])[] => {
  if (value === null || value === undefined || value === "") return [];
  if (typeof value !== "object") return [["", textOf(value)]];
  return Object.entries(value).map(([name, member]) => [name, textOf(member)] as const);
};

/** Vega gives the members of a tooltip as text already; anything else is written as JSON. */
const textOf = (value: unknown): string =>
  typeof value === "string" ? value : JSON.stringify(value);
