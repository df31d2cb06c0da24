import type { Cube, JsonObject } from "@embedded-analytics/domain";
import type { PlanColumn } from "../../plan/columns.js";
import { labelOf, measureLabel } from "../labels.js";

/** A channel of figures. */
export const quantity = (
  field: string,
  title: string | undefined,
  axis: JsonObject = {},
): JsonObject => ({ field, type: "quantitative", ...axis, ...text("title", title) });

/** A channel of series, which are distinguished by their colours. */
export const colorBy = (cube: Cube, column: PlanColumn): JsonObject => ({
  field: column.name,
  type: "nominal",
  ...text("title", titleOf(cube, column)),
});

/** The format of an axis, in the words of d3. */
export const axisOf = (cube: Cube, column: PlanColumn | undefined): JsonObject => {
  const isShare = column?.role === "growth" || column?.role === "share";
  return isShare || isRate(cube, column) ? { axis: { format: ".0%" } } : {};
};

/** Whether a figure is written in percent. */
export const isRate = (cube: Cube, column: PlanColumn | undefined): boolean => {
  if (column?.role !== "measure") return false;
  if (column.measure.kind === "per" || column.measure.kind === "rest")
    return column.measure.isPercent === true;
  return column.measure.kind === "measure" && memberOf(cube, column)?.format === "percent";
};

/** Amounts make a whole when they are stacked; rates and averages do not, and stand beside each other. */
export const isAmount = (cube: Cube, column: PlanColumn): boolean => {
  if (column.role === "share") return true;
  if (column.role !== "measure") return false;
  const { kind } = column.measure;
  if (kind !== "measure") return kind === "rows" || kind === "sum";
  const aggregate = memberOf(cube, column)?.aggregate;
  return aggregate === "sum" || aggregate === "count";
};

/**
 * What the figures of a column may share an axis with: percents with percents, and amounts of a unit with amounts of
 * the same one. Undefined for all others, since two counts, or an average and a sum, say nothing beside each other.
 */
export const scaleOf = (cube: Cube, column: PlanColumn): string | undefined => {
  if (isRate(cube, column)) return "percent";
  const { unit, format } = (column.role === "measure" && memberOf(cube, column)) || {};
  const isMoney = format === "currency";
  if (!isAmount(cube, column) || (unit === undefined && !isMoney)) return undefined;
  return `${isMoney ? "currency" : "amount"} ${unit ?? ""}`;
};

/** The unit of a column's figures, if the model says one. */
export const unitOf = (cube: Cube, column: PlanColumn): string | undefined =>
  column.role === "measure" ? memberOf(cube, column)?.unit : undefined;

const memberOf = (
  cube: Cube,
  { measure }: Extract<PlanColumn, { readonly role: "measure" }>,
): Cube["members"][number] | undefined =>
  measure.kind === "measure" || measure.kind === "sum"
    ? cube.members.find(({ name }) => name === measure.member)
    : undefined;

/** What a column is called on its axis. */
export const titleOf = (cube: Cube, column: PlanColumn): string | undefined => {
  if (column.role === "measure") return withUnit(cube, column);
  if (column.role === "share") return "Share";
  if (column.role === "growth" || column.role === "running")
    return column.name.replaceAll("_", " ");
  return column.role === "group" ? labelOf(cube, column.member) : undefined;
};

/** The words of a measure with its unit, which no label of an axis says. */
const withUnit = (
  cube: Cube,
  column: Extract<PlanColumn, { readonly role: "measure" }>,
): string => {
  const words = measureLabel(cube, column.measure);
  const unit = column.measure.kind === "measure" ? unitOf(cube, column) : undefined;
  return unit === undefined || words.includes(unit) ? words : `${words} (${unit})`;
};

/** Words of a model may look like an address, which no chart may hold (T16): then there are none. */
export const text = (key: "title", words: string | undefined): JsonObject =>
  words === undefined || words === "" || isLikeAddress(words)
    ? { [key]: null }
    : { [key]: words.slice(0, 200) };

/** Whether words may be taken for the address of something. */
export const isLikeAddress = (words: string): boolean =>
  /http|[\\/]{2}|script:|data:|url\(/i.test(words.replaceAll(/\s/g, ""));
