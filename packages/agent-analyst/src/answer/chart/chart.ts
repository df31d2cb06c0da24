import { isCycle } from "../../words/times/steps/cycles.js";
import type { Cube, JsonObject } from "@embedded-analytics/domain";
import type { PlanColumn, Statement } from "../../plan/columns.js";
import type { LogicalForm } from "../../reading/logical-form.js";
import { titleOfForm } from "../describe-form.js";
import { bars, type Bars } from "./bars.js";
import { changes } from "./changes.js";
import { text } from "./channels.js";
import { drawnForm, figuresOf } from "./drawn-figures.js";
import { barsOf } from "./first-rows.js";
import { barsBeside, fitBeside, linesTogether, shareAxis } from "./one-axis.js";
import { series } from "./series.js";
import { smallMultiples } from "./small-multiples.js";

/** A chart, and what it is called: by the figures that it draws, which may be fewer than the result has. */
export interface Chart {
  readonly title: string;
  /** Vega-Lite v5, without data (E3). */
  readonly specification: JsonObject;
}

/** The chart of a logical form's result; undefined for a single figure. */
export const chartOf = (
  form: LogicalForm,
  cube: Cube,
  { columns }: Statement,
): Chart | undefined => {
  if (form.display === "table" || form.display === "none" || form.single !== undefined)
    return undefined;
  const drawn = drawnOf(form, cube, columns);
  if (drawn === undefined) return undefined;
  const title = titleOfForm(drawnForm(form, columns), cube);
  const width = "concat" in drawn ? {} : { width: "container" };
  return { title, specification: { ...text("title", title), ...width, ...drawn } };
};

const drawnOf = (
  form: LogicalForm,
  cube: Cube,
  columns: readonly PlanColumn[],
): JsonObject | undefined => {
  const of = (role: PlanColumn["role"]): PlanColumn | undefined =>
    columns.find((column) => column.role === role);
  const [bucket, period, present, former] = [of("bucket"), of("period"), of("present"), of("former")]; // prettier-ignore
  const [group, second] = columns.filter(({ role }) => role === "group");
  if (present !== undefined && former !== undefined && group?.role === "group")
    return changes(form, cube, group, [present.name, former.name]);
  const figures = figuresOf(form, columns);
  if (bucket !== undefined && isOfTime(bucket))
    return overTime(form, cube, { figures, bucket: bucket.name, color: group ?? period });
  const category = bucket ?? period ?? group;
  if (category === undefined) return undefined;
  const color = second ?? (bucket === undefined ? undefined : group);
  return byCategory(form, cube, { figures, category, color, isPeriod: period !== undefined });
};

/** Steps that follow one another; weekdays and hours of the day are categories. */
const isOfTime = (column: PlanColumn): boolean => column.role === "bucket" && !isCycle(column.unit);

/** What a chart is drawn of. */
interface Drawn {
  readonly figures: readonly PlanColumn[];
  readonly color: PlanColumn | undefined;
}

const overTime = (
  form: LogicalForm,
  cube: Cube,
  { figures, bucket, color }: Drawn & { readonly bucket: string },
): JsonObject | undefined => {
  const one = (figure: PlanColumn): JsonObject => series(form, cube, bucket, { figure, color });
  const [figure, ...others] = figures;
  if (figure === undefined || others.length === 0) return figure && one(figure);
  const isOfLines = form.display !== "bar" && form.display !== "area";
  return isOfLines && color === undefined && shareAxis(cube, figures)
    ? linesTogether(cube, bucket, figures)
    : // Below each other, so that one moment of all stands on one line.
      smallMultiples(cube, figures, 1, one);
};

const byCategory = (
  form: LogicalForm,
  cube: Cube,
  { figures, category, color, isPeriod }: Drawn & Pick<Bars, "category" | "isPeriod">,
): JsonObject | undefined => {
  const [first, ...others] = figures;
  if (first === undefined) return undefined;
  const shared = { category, color, isPeriod, most: barsOf(figures.length), sortedBy: first };
  const one = (figure: PlanColumn): JsonObject => bars(form, cube, { figure, ...shared });
  if (others.length === 0) return one(first);
  const isOfBars = form.display !== "pie" && form.display !== "line" && fitBeside(figures);
  return isOfBars && color === undefined && shareAxis(cube, figures)
    ? barsBeside(form, cube, { figures, category, isUpright: isPeriod })
    : smallMultiples(cube, figures, figures.length, one);
};
