import type { Cube, JsonObject } from "@embedded-analytics/domain";
import type { PlanColumn } from "../../plan/columns.js";
import type { LogicalForm } from "../../reading/logical-form.js";
import { measureLabel } from "../labels.js";
import { categories } from "./bars.js";
import { axisOf, isLikeAddress, isRate, quantity, scaleOf, unitOf } from "./channels.js";
import { barsOf, firstRows } from "./first-rows.js";
import { fromZero, markOf, timeAxis } from "./series.js";

/** More bars than that beside each other are too thin to compare. */
const besideMax = 3;

type Figures = readonly PlanColumn[];

/** Whether figures can be compared on one axis, all of them percents, or amounts of one unit. */
export const shareAxis = (cube: Cube, figures: Figures): boolean => {
  const scales = new Set(figures.map((figure) => scaleOf(cube, figure)));
  return scales.size === 1 && !scales.has(undefined);
};

/** Whether so many figures have room as bars beside each other. */
export const fitBeside = ({ length }: Figures): boolean => length <= besideMax;

/** Bars of several figures beside each other for each category, on one axis. */
export const barsBeside = (
  form: LogicalForm,
  cube: Cube,
  {
    figures,
    category,
    isUpright,
  }: { readonly figures: Figures; readonly category: PlanColumn; readonly isUpright: boolean },
): JsonObject => {
  const [x, amount] = [categories(form, cube, category), amountOf(cube, figures)];
  const names = namesOf(cube, figures);
  return {
    transform: [...firstRows(form, barsOf(1)), ...folded(figures, names)],
    mark: { type: "bar", tooltip: true },
    encoding: {
      ...(isUpright ? { x, y: amount } : { x: amount, y: x }),
      [isUpright ? "xOffset" : "yOffset"]: { field: "figure", sort: names },
      color: { field: "figure", type: "nominal", title: null, sort: names },
    },
  };
};

/** A line over time for each of several figures, on one axis. */
export const linesTogether = (cube: Cube, bucket: string, figures: Figures): JsonObject => {
  const names = namesOf(cube, figures);
  const areRates = figures.every((figure) => isRate(cube, figure));
  return {
    transform: folded(figures, names),
    mark: markOf("line"),
    encoding: {
      x: timeAxis(bucket),
      y: { ...amountOf(cube, figures), ...fromZero("line", areRates) },
      color: { field: "figure", type: "nominal", title: null, sort: names },
    },
  };
};

const amountOf = (cube: Cube, [first]: Figures): JsonObject =>
  quantity("amount", first && unitOf(cube, first), axisOf(cube, first));

/**
 * What the figures are called in the legend: as the model names them, where Vega-Lite can have a field of that name,
 * else by their columns.
 */
const namesOf = (cube: Cube, figures: Figures): readonly string[] => {
  const labels = figures.map((column) =>
    column.role === "measure" ? measureLabel(cube, column.measure) : column.name,
  );
  const areNames = labels.every((label) => fieldForm.test(label) && !isLikeAddress(label));
  return areNames && new Set(labels).size === labels.length
    ? labels
    : figures.map(({ name }) => name);
};

/** The name of a field that a transform may make (E3). */
const fieldForm = /^[\p{L}_][\p{L}\p{N}_ -]{0,63}$/u;

/** The columns under these names, and a row for each of them. */
const folded = (figures: Figures, names: readonly string[]): readonly JsonObject[] => {
  const copies = figures.flatMap(({ name }, at) =>
    name === names[at] ? [] : [{ op: "first_value", field: name, as: names[at] ?? name }],
  );
  return [
    ...(copies.length === 0 ? [] : [{ window: copies, frame: [0, 0] }]),
    { fold: names, as: ["figure", "amount"] },
  ];
};
