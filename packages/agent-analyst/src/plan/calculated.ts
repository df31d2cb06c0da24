import { isCycle } from "../words/times/steps/cycles.js";
import { addUnits } from "../words/times/civil-time.js";
import type { LogicalForm } from "../reading/logical-form.js";
import { freeName, quotedMoment, quotedName } from "./names.js";
import type { PlanColumn, Statement } from "./columns.js";

/**
 * A series from row to row: its growth against the row before, or its running total. The first row of a
 * named time has its growth against the one before it, so that one is read as well and not shown.
 */
export const calculatedStatement = (
  form: LogicalForm,
  cubeNames: readonly string[],
  plainStatement: (form: LogicalForm) => Statement,
): Statement => {
  const isGrowth = form.calculation === "growth";
  const inner = plainStatement({
    ...(isGrowth ? widened(form) : form),
    calculation: undefined,
    ranking: undefined,
  });
  const names = inner.columns.map(({ name }) => name);
  const series = freeName("series", [...cubeNames, ...names]);
  const name = freeName(isGrowth ? "growth" : "running_total", names);
  const { figure, over } = windowOf(inner.columns);
  const before = `LAG(${figure}) ${over}`;
  const calculated = isGrowth
    ? `1.0 * ${figure} / NULLIF(${before}, 0) - 1`
    : `SUM(${figure}) ${over}`;
  const shown = [...names.map(quotedName), `${calculated} AS ${quotedName(name)}`].join(", ");
  const qualify = isGrowth ? ` QUALIFY ${isShown(form, inner.columns, before)}` : "";
  const order = inner.columns.flatMap(({ role }, at) =>
    role === "bucket" || role === "group" ? [at + 1] : [],
  );
  return {
    sql: `WITH ${series} AS (${inner.sql}) SELECT ${shown} FROM ${series}${qualify} ORDER BY ${order.join(", ")}`,
    columns: [...inner.columns, { name, role: isGrowth ? "growth" : "running" }],
  };
};

/** The mean of what each step of a series grew by: in percent of the step before it, and as it is. */
export const meanGrowthStatement = (
  form: LogicalForm,
  cubeNames: readonly string[],
  plainStatement: (form: LogicalForm) => Statement,
): Statement => {
  const inner = plainStatement({ ...widened(form), calculation: undefined, ranking: undefined });
  const names = inner.columns.map(({ name }) => name);
  const series = freeName("series", [...cubeNames, ...names]);
  const steps = freeName("steps", [...cubeNames, ...names, series]);
  const { figure, over } = windowOf(inner.columns);
  const before = `LAG(${figure}) ${over}`;
  const isWithin = isShown(form, inner.columns, before);
  return {
    sql:
      `WITH ${series} AS (${inner.sql}), ${steps} AS (SELECT 1.0 * ${figure} / NULLIF(${before}, 0) - 1 AS grown, ` +
      `${figure} - ${before} AS more FROM ${series} QUALIFY ${isWithin}) SELECT AVG(grown) AS growth, AVG(more) AS change FROM ${steps}`,
    columns: [
      { name: "growth", role: "growth" },
      { name: "change", role: "change" },
    ],
  };
};

/** With the step before the first one, which growth begins at. */
const widened = (form: LogicalForm): LogicalForm => {
  const { time } = form;
  const from = time?.range?.from;
  if (time?.range === undefined || from === undefined || !isStep(time.bucket)) return form;
  return {
    ...form,
    time: { ...time, range: { ...time.range, from: addUnits(time.bucket, from, -1) } },
  };
};

/** The column of figures, and the window over which its rows follow one another. */
const windowOf = (columns: readonly PlanColumn[]) => {
  const named = (role: PlanColumn["role"]): readonly string[] =>
    columns.flatMap((column) => (column.role === role ? [quotedName(column.name)] : []));
  const groups = named("group");
  const partition = groups.length === 0 ? "" : `PARTITION BY ${groups.join(", ")} `;
  const [figure = ""] = named("measure");
  const [bucket = ""] = named("bucket");
  return { figure, over: `OVER (${partition}ORDER BY ${bucket})` };
};

/** Rows within the time that was asked about; without one, those that have one before them. */
const isShown = ({ time }: LogicalForm, columns: readonly PlanColumn[], before: string): string => {
  const from = time?.range?.from;
  const bucket = columns.find(({ role }) => role === "bucket")?.name ?? "";
  return from === undefined
    ? `${before} IS NOT NULL`
    : `${quotedName(bucket)} >= ${quotedMoment(from)}`;
};

const isStep = (
  unit: NonNullable<LogicalForm["time"]>["bucket"],
): unit is "hour" | "day" | "week" | "month" | "quarter" | "year" =>
  unit !== undefined && !isCycle(unit);
