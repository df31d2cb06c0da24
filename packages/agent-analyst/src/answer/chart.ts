import type { Cube, JsonObject } from "@embedded-analytics/domain";
import type { LogicalForm } from "../reading/logical-form.js";
import type { PlanColumn, Statement } from "../plan/columns.js";
import { titleOfForm } from "./describe-form.js";
import { labelOf, measureLabel } from "./labels.js";

/** More bars than anybody reads. */
const barsMax = 30;

/** A Vega-Lite v5 specification for a logical form's result, without data (E3); undefined for a single figure. */
export const chartOf = (
  form: LogicalForm,
  cube: Cube,
  { columns }: Statement,
  title: string,
): JsonObject | undefined => {
  if (form.display === "table" || form.display === "none") return undefined;
  const drawn = drawnOf(form, cube, columns);
  // Bars show the first figure alone, and say so.
  const isOfFirst = form.measures.length > 1 && !columns.some(isOfTime);
  const said = isOfFirst
    ? titleOfForm({ ...form, measures: form.measures.slice(0, 1) }, cube)
    : title;
  return drawn && { ...text("title", said), width: "container", ...drawn };
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
  if (present !== undefined && former !== undefined && group !== undefined)
    return changes(form, cube, group, [present.name, former.name]);
  const drawn = figuresOf(form, columns);
  const [figure] = drawn;
  if (figure === undefined) return undefined;
  if (bucket !== undefined && isOfTime(bucket))
    return series(form, cube, bucket.name, drawn, group ?? period);
  const category = bucket ?? period ?? group;
  if (category === undefined) return undefined;
  const color = second ?? (bucket === undefined ? undefined : group);
  return bars(form, cube, { figure, category, color, isPeriod: period !== undefined });
};

/** What is drawn: what was calculated, else shares, unless a pie draws them of the amounts, else the measures. */
const figuresOf = (form: LogicalForm, columns: readonly PlanColumn[]): readonly PlanColumn[] => {
  const calculated = columns.filter(({ role }) => role === "growth" || role === "running");
  const shares = columns.filter(({ role }) => role === "share" && form.display !== "pie");
  const measures = columns.filter(({ role }) => role === "measure");
  return [calculated, shares, measures].find(({ length }) => length > 0) ?? [];
};

/** Steps that follow one another; weekdays and hours of the day are categories. */
const isOfTime = (column: PlanColumn): boolean =>
  column.role === "bucket" && column.unit !== "weekday" && column.unit !== "hour_of_day";

/** Bars for categories, across where their names are many, or slices of a pie where one was wanted. */
const bars = (
  form: LogicalForm,
  cube: Cube,
  {
    figure,
    category,
    color,
    isPeriod,
  }: {
    readonly figure: PlanColumn;
    readonly category: PlanColumn;
    readonly color: PlanColumn | undefined;
    readonly isPeriod: boolean;
  },
): JsonObject => {
  const amount = quantity(figure.name, titleOf(cube, figure), axisOf(cube, figure));
  const isStacked = color !== undefined && form.display !== "line" && isAmount(cube, figure);
  const x = {
    field: category.name,
    type: "nominal",
    sort: sortOf(form, category, isStacked ? figure : undefined),
    ...text("title", titleOf(cube, category)),
  };
  if (form.display === "pie")
    return { mark: { type: "arc", tooltip: true }, encoding: { theta: amount, color: x } };
  const isUpright = form.display === "line" || isPeriod;
  return {
    ...limited(form),
    mark: { type: form.display === "line" ? "line" : "bar", tooltip: true },
    encoding: {
      ...(isUpright ? { x, y: amount } : { x: amount, y: x }),
      ...(color === undefined
        ? {}
        : {
            color: { field: color.name, type: "nominal", ...text("title", titleOf(cube, color)) },
            ...(isStacked || form.display === "line"
              ? {}
              : { [isUpright ? "xOffset" : "yOffset"]: { field: color.name } }),
          }),
    },
  };
};

const weekdays = "Monday Tuesday Wednesday Thursday Friday Saturday Sunday".split(" ");

/** The order of the rows; that of the week for its days, unless they are ranked, and of the sums for stacks. */
const sortOf = (
  { ranking }: LogicalForm,
  category: PlanColumn,
  stacked: PlanColumn | undefined,
): JsonObject["sort"] => {
  if (category.role === "bucket" && category.unit === "weekday")
    return ranking === undefined ? weekdays : null;
  if (category.role === "bucket" || stacked === undefined) return null;
  return {
    field: stacked.name,
    op: "sum",
    order: ranking?.direction === "asc" ? "ascending" : "descending",
  };
};

/** Amounts make a whole when they are stacked; rates and averages do not, and stand beside each other. */
const isAmount = (cube: Cube, column: PlanColumn): boolean => {
  if (column.role === "share") return true;
  if (column.role !== "measure") return false;
  const { measure } = column;
  if (measure.kind !== "measure") return measure.kind === "rows" || measure.kind === "sum";
  const aggregate = cube.members.find(({ name }) => name === measure.member)?.aggregate;
  return aggregate === "sum" || aggregate === "count";
};

/** The first rows alone, where there may be more than a chart can show. */
const limited = (form: LogicalForm): JsonObject =>
  (form.ranking?.count ?? Infinity) <= barsMax
    ? {}
    : {
        transform: [
          { window: [{ op: "row_number", as: "row_of_chart" }] },
          { filter: { field: "row_of_chart", lte: barsMax } },
        ],
      };

const series = (
  form: LogicalForm,
  cube: Cube,
  bucket: string,
  figures: readonly PlanColumn[],
  color: PlanColumn | undefined,
): JsonObject => {
  const type = form.display === "bar" || form.display === "area" ? form.display : "line";
  const mark = type === "line" ? { type, point: true, tooltip: true } : { type, tooltip: true };
  const x = { field: bucket, type: "temporal", title: null };
  const [figure] = figures;
  if (figures.length > 1 && color === undefined) {
    return {
      transform: [{ fold: figures.map(({ name }) => name), as: ["figure", "amount"] }],
      mark,
      encoding: {
        x,
        y: quantity("amount", undefined),
        color: { field: "figure", type: "nominal", title: null },
      },
    };
  }
  return {
    mark,
    encoding: {
      x,
      y: quantity(figure?.name ?? "", figure && titleOf(cube, figure), {
        ...axisOf(cube, figure),
        ...(type === "line" && isRate(cube, figure) ? { scale: { zero: false } } : {}),
      }),
      ...(color === undefined
        ? {}
        : {
            color: { field: color.name, type: "nominal", ...text("title", titleOf(cube, color)) },
          }),
    },
  };
};

const changes = (
  form: LogicalForm,
  cube: Cube,
  group: PlanColumn,
  periods: readonly string[],
): JsonObject => {
  const [measure] = form.measures;
  const { transform = [] } = limited(form);
  return {
    transform: [
      ...(transform as readonly JsonObject[]),
      { fold: periods, as: ["period", "amount"] },
    ],
    mark: { type: "bar", tooltip: true },
    encoding: {
      y: { field: group.name, type: "nominal", sort: null, ...text("title", titleOf(cube, group)) },
      x: quantity("amount", measure && measureLabel(cube, measure)),
      yOffset: { field: "period", sort: [...periods].reverse() },
      color: { field: "period", type: "nominal", title: null },
    },
  };
};

/** A line of a rate need not begin at zero, where lines of rates can hardly be distinguished. */
const isRate = (cube: Cube, column: PlanColumn | undefined): boolean => {
  if (column?.role !== "measure") return false;
  if (column.measure.kind === "per") return column.measure.isPercent === true;
  if (column.measure.kind !== "measure") return false;
  const { member } = column.measure;
  return cube.members.find(({ name }) => name === member)?.format === "percent";
};

/** The format of an axis, in the words of d3. */
const axisOf = (cube: Cube, column: PlanColumn | undefined): JsonObject => {
  const isShare = column?.role === "growth" || column?.role === "share";
  return isShare || isRate(cube, column) ? { axis: { format: ".0%" } } : {};
};

const quantity = (field: string, title: string | undefined, axis: JsonObject = {}): JsonObject => ({
  field,
  type: "quantitative",
  ...axis,
  ...text("title", title),
});

const titleOf = (cube: Cube, column: PlanColumn): string | undefined => {
  if (column.role === "measure") return withUnit(cube, column.measure);
  if (column.role === "share") return "Share";
  if (column.role === "growth" || column.role === "running")
    return column.name.replaceAll("_", " ");
  return column.role === "group" ? labelOf(cube, column.member) : undefined;
};

/** The words of a measure with its unit, which no label of an axis says. */
const withUnit = (cube: Cube, measure: Parameters<typeof measureLabel>[1]): string => {
  const words = measureLabel(cube, measure);
  if (measure.kind !== "measure") return words;
  const unit = cube.members.find(({ name }) => name === measure.member)?.unit;
  return unit === undefined || words.includes(unit) ? words : `${words} (${unit})`;
};

/** Words of a model may look like an address, which no chart may hold (T16): then there are none. */
const text = (key: "title", words: string | undefined): JsonObject =>
  words === undefined ||
  words === "" ||
  /http|[\\/]{2}|script:|data:|url\(/i.test(words.replaceAll(/\s/g, ""))
    ? { [key]: null }
    : { [key]: words.slice(0, 200) };
