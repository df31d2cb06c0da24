import type { Cell, Column } from "../query-result/tool-result.js";
import {
  fieldOf,
  isDiscrete,
  isFields,
  isQuantitative,
  unitSpec,
  type Fields,
} from "./specification/unit-spec.js";

/** What the height of a chart depends on. */
export interface Charted {
  readonly vegaSpec: string | undefined;
  readonly columns: readonly Column[];
  readonly rows: readonly (readonly Cell[])[];
}

const ordinaryPixels = 280;
const axisPixels = 48;
const barPixels = 26;
/** Names of bars that are longer, or of more bars, have no room beside each other. */
const uprightNameMax = 14;
const uprightBarsMax = 12;
/** Of a letter and of the space between two names at least, and of the axis of figures. */
const [letterPixels, gapPixels, figuresPixels] = [7, 8, 48];

/**
 * Whether upright bars lie down: labels are never turned, so names that are long, or have no room beside each
 * other in a place of so many pixels, need a line each.
 */
export const liesDown = (spec: Fields, names: readonly string[], width = Infinity): boolean => {
  const unit = unitSpec(spec);
  if (unit?.mark !== "bar") return false;
  const { x, y, xOffset } = unit.encoding;
  if (x?.["type"] !== "nominal" || !isQuantitative(y) || xOffset !== undefined) return false;
  const longest = Math.max(0, ...names.map(({ length }) => length));
  const needed = names.length * (longest * letterPixels + gapPixels) + figuresPixels;
  return names.length > uprightBarsMax || longest > uprightNameMax || needed > width;
};

/** The different values of the column that a channel shows, as texts. */
export const namesOf = (
  channel: Fields | undefined,
  { columns, rows }: Pick<Charted, "columns" | "rows">,
): readonly string[] => {
  const field = fieldOf(channel);
  const index = columns.findIndex(({ name }) => name === field);
  return index === -1 ? [] : [...new Set(rows.map((row) => String(row[index] ?? "")))];
};

/** The height of a chart in pixels, axes included, before it is drawn: its space is kept. */
export const chartHeight = (charted: Charted): number => {
  const spec = specOf(charted);
  const unit = unitSpec(spec);
  if (unit === undefined) return ordinaryPixels;
  const { x, y } = unit.encoding;
  const isDown = liesDown(spec, namesOf(x, charted));
  const lines = isDown ? namesOf(x, charted) : isDiscrete(y) ? namesOf(y, charted) : [];
  if (lines.length > 0) return clamped(lines.length * barPixels + axisPixels, 120, 900);
  return typeof spec["height"] === "number" ? clamped(spec["height"], 160, 600) : ordinaryPixels;
};

/** Of a line of bars with its name in a place of few pixels: less cannot be read. */
const lineLeast = 16;

/** The height that the bars of a chart need at least, where each has a line of its own; 0 for any other chart. */
export const leastHeight = (charted: Charted, width?: number): number => {
  const spec = specOf(charted);
  const { mark, encoding: { x, y, yOffset, xOffset } = {} } = unitSpec(spec) ?? {};
  if (mark !== "bar") return 0;
  const isDown = liesDown(spec, namesOf(x, charted), width);
  const names = isDown ? namesOf(x, charted) : isDiscrete(y) ? namesOf(y, charted) : [];
  if (names.length === 0) return 0;
  const isBeside = (isDown ? xOffset : yOffset) !== undefined;
  const lines = isBeside ? charted.rows.length : names.length;
  return Math.min(lines * lineLeast + axisPixels, 900);
};

const clamped = (value: number, least: number, most: number): number =>
  Math.min(most, Math.max(least, Math.round(value)));

/** The specification of a chart; without members where it cannot be read. */
export const specOf = ({ vegaSpec }: Pick<Charted, "vegaSpec">): Fields => {
  try {
    const value: unknown = JSON.parse(vegaSpec ?? "");
    return isFields(value) ? value : {};
  } catch {
    return {};
  }
};
