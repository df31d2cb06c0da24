import type { ChartRow } from "../chart-rows.js";
import { fieldOf, isFields, unitSpec, type Fields } from "./unit-spec.js";

/**
 * A line or an area with points where one of its series has a single figure: a line has two ends at least, so
 * that a figure alone would draw nothing, and the reader of one month would see an empty chart.
 */
export const lonePoints = (spec: Fields, rows: readonly ChartRow[]): Fields => {
  const unit = unitSpec(spec);
  if (unit === undefined || !["line", "area"].includes(unit.mark)) return spec;
  const { x, y, color, detail } = unit.encoding;
  const [measure, series] = [fieldOf(y), fieldOf(detail) ?? fieldOf(color)];
  if (fieldOf(x) === undefined || measure === undefined || y?.["aggregate"] !== undefined)
    return spec;
  const counts = new Map<unknown, number>();
  for (const row of rows) {
    const name = series === undefined ? "" : row[series];
    if (typeof row[measure] === "number") counts.set(name, (counts.get(name) ?? 0) + 1);
  }
  if (![...counts.values()].includes(1)) return spec;
  const mark = isFields(spec["mark"]) ? spec["mark"] : { type: unit.mark };
  return { ...spec, mark: { point: true, ...mark } };
};
