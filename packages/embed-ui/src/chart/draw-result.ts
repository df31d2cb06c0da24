import { timeGrain } from "../query-result/time-grain.js";
import type { ToolResult } from "../query-result/tool-result.js";
import { chartRows } from "./chart-rows.js";
import { chartTheme, chartTokens } from "./chart-theme.js";
import { drawChart, type DrawnChart, type PickRow, type Tooltip } from "./draw-chart.js";
import { partsOf } from "./parts/parts.js";
import { shapeParts } from "./parts/shape-parts.js";
import { safeSpec } from "./specification/safe-spec.js";
import { shapeSpec } from "./specification/shape-spec.js";
import { isFields, type Fields } from "./specification/unit-spec.js";

/** What is drawn, where, and how large. */
export interface Place {
  readonly result: ToolResult;
  /** Where colours are read. */
  readonly element: HTMLElement;
  readonly target: HTMLElement;
  readonly width: number;
  readonly height: number;
  readonly formatLocale: string;
  /** Behind a chart that is saved as a file; left out, that of the page. */
  readonly background?: string;
  readonly rest: string;
  readonly empty: string;
  readonly onTooltip: (tooltip: Tooltip | undefined) => void;
  readonly onPick: PickRow;
}

/** Draws a result's rows by its specification; colours are read before anything is waited for. */
export const drawResult = async (place: Place): Promise<DrawnChart> => {
  const { result, element, target, width, height, formatLocale, rest, empty } = place;
  const { onTooltip, onPick } = place;
  const written = safeSpec(result.vegaSpec ?? "");
  if (written === undefined) throw new Error("The specification is no object.");
  const { palette, muted, ...tokens } = chartTokens(element);
  const { background = tokens.background } = place;
  const time = result.columns.findIndex(({ type }) => type === "Time");
  const column = result.columns[time];
  const grain =
    column === undefined
      ? "day"
      : timeGrain(
          column,
          result.rows.map((row) => row[time] ?? null),
        );
  const rows = chartRows(result);
  const shaping = {
    charted: result,
    title: result.title,
    formatLocale,
    rows,
    grain,
    rest,
    empty,
    palette,
    restColor: muted,
    width,
  };
  const parts = partsOf(written);
  const { spec, rows: shaped } =
    parts === undefined ? shapeSpec(written, shaping) : shapeParts(parts, { ...shaping, height });
  return drawChart({
    spec: withTooltips(spec),
    rows: shaped,
    config: chartTheme(element, { formatLocale, grain }),
    element: target,
    width,
    height,
    background,
    onTooltip,
    onPick,
  });
};

/** Each mark says what it stands for when the pointer is on it, unless the specification says otherwise. */
const withTooltips = (spec: Fields): Fields => {
  const { mark, concat } = spec;
  if (Array.isArray(concat))
    return {
      ...spec,
      concat: concat.map((part: unknown) => (isFields(part) ? withTooltips(part) : part)),
    };
  if (typeof mark === "string") return { ...spec, mark: { type: mark, tooltip: true } };
  return isFields(mark) ? { ...spec, mark: { tooltip: true, ...mark } } : spec;
};
