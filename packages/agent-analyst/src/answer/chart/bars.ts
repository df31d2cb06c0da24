import type { Cube, JsonObject } from "@embedded-analytics/domain";
import type { PlanColumn } from "../../plan/columns.js";
import type { LogicalForm } from "../../reading/logical-form.js";
import { axisOf, colorBy, isAmount, quantity, text, titleOf } from "./channels.js";
import { firstCategories, firstRows, withTransform } from "./first-rows.js";

/** What bars stand for, and how many there are at most. */
export interface Bars {
  readonly figure: PlanColumn;
  readonly category: PlanColumn;
  readonly color: PlanColumn | undefined;
  readonly isPeriod: boolean;
  readonly most: number;
  /** The figure by which the categories stand in order: of several charts the same in all of them. */
  readonly sortedBy: PlanColumn;
}

/** Bars for categories, across where their names are many, or slices of a pie where one was wanted. */
export const bars = (form: LogicalForm, cube: Cube, drawn: Bars): JsonObject => {
  const { figure, category, isPeriod, sortedBy } = drawn;
  const amount = quantity(figure.name, titleOf(cube, figure), axisOf(cube, figure));
  const x = categories(form, cube, category, isStack(form, cube, drawn, sortedBy) ? sortedBy : undefined); // prettier-ignore
  if (form.display === "pie")
    return { mark: { type: "arc", tooltip: true }, encoding: { theta: amount, color: x } };
  const isUpright = form.display === "line" || isPeriod;
  return withTransform(firstOf(form, cube, drawn), {
    mark: { type: form.display === "line" ? "line" : "bar", tooltip: true },
    encoding: {
      ...(isUpright ? { x, y: amount } : { x: amount, y: x }),
      ...colors(form, cube, drawn, isUpright),
    },
  });
};

/** Whether the figures of a category are stacked, as far as they are those of `figure`. */
const isStack = (form: LogicalForm, cube: Cube, { color }: Bars, figure: PlanColumn): boolean =>
  color !== undefined && form.display !== "line" && isAmount(cube, figure);

/** The first bars alone, where there may be more than can be read. */
const firstOf = (
  form: LogicalForm,
  cube: Cube,
  { color, category, most, sortedBy }: Bars,
): readonly JsonObject[] => {
  if (color === undefined) return firstRows(form, most);
  const op = isAmount(cube, sortedBy) ? "sum" : "max";
  return firstCategories(form, { most, category: category.name, size: sortedBy.name, op });
};

/** The channels that distinguish the parts of a category: stacked, or beside each other. */
const colors = (form: LogicalForm, cube: Cube, drawn: Bars, isUpright: boolean): JsonObject => {
  const { color, figure } = drawn;
  if (color === undefined) return {};
  const isBeside = form.display !== "line" && !isStack(form, cube, drawn, figure);
  return {
    color: colorBy(cube, color),
    ...(isBeside ? { [isUpright ? "xOffset" : "yOffset"]: { field: color.name } } : {}),
  };
};

/** The channel of the categories, in the order of the sums of `summed` where a category has several rows. */
export const categories = (
  form: LogicalForm,
  cube: Cube,
  category: PlanColumn,
  summed?: PlanColumn,
): JsonObject => ({
  field: category.name,
  type: "nominal",
  sort: sortOf(form, category, summed),
  ...text("title", titleOf(cube, category)),
});

const weekdays = "Monday Tuesday Wednesday Thursday Friday Saturday Sunday".split(" ");

/** The order of the rows; that of the week for its days, unless they are ranked, and of the sums for stacks. */
const sortOf = (
  { ranking }: LogicalForm,
  category: PlanColumn,
  summed: PlanColumn | undefined,
): JsonObject["sort"] => {
  if (category.role === "bucket" && category.unit === "weekday")
    return ranking === undefined ? weekdays : null;
  if (category.role === "bucket" || summed === undefined) return null;
  return {
    field: summed.name,
    op: "sum",
    order: ranking?.direction === "asc" ? "ascending" : "descending",
  };
};
