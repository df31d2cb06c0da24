import { addUnits } from "../words/civil-time.js";
import type { Plan } from "../plan/plan.js";
import { freeName, quotedMoment, quotedName } from "./names.js";
import type { PlanColumn, Statement } from "./statement.js";

/**
 * A series from row to row: its growth against the row before, or its running total. The first row of a
 * named time has its growth against the one before it, so that one is read as well and not shown.
 */
export const calculatedStatement = (
  plan: Plan,
  cubeNames: readonly string[],
  plainStatement: (plan: Plan) => Statement,
): Statement => {
  const { time, calculation } = plan;
  const from = time?.range?.from;
  const unit = time?.bucket;
  const widened: Plan =
    calculation === "growth" && from !== undefined && time?.range !== undefined && isStep(unit)
      ? { ...plan, time: { ...time, range: { ...time.range, from: addUnits(unit, from, -1) } } }
      : plan;
  const inner = plainStatement({ ...widened, calculation: undefined, ranking: undefined });
  const names = inner.columns.map(({ name }) => name);
  const bucket = inner.columns.find(({ role }) => role === "bucket")?.name ?? "";
  const figure = inner.columns.find(({ role }) => role === "measure")?.name ?? "";
  const groups = inner.columns.filter(({ role }) => role === "group").map(({ name }) => name);
  const series = freeName("series", [...cubeNames, ...names]);
  const name = freeName(calculation === "growth" ? "growth" : "running_total", names);
  const partition = groups.length === 0 ? "" : `PARTITION BY ${groups.map(quotedName).join(", ")} `;
  const over = `OVER (${partition}ORDER BY ${quotedName(bucket)})`;
  const before = `LAG(${quotedName(figure)}) ${over}`;
  const calculated =
    calculation === "growth"
      ? `1.0 * ${quotedName(figure)} / NULLIF(${before}, 0) - 1`
      : `SUM(${quotedName(figure)}) ${over}`;
  const shown = [...names.map(quotedName), `${calculated} AS ${quotedName(name)}`].join(", ");
  const qualify =
    calculation !== "growth"
      ? ""
      : ` QUALIFY ${from === undefined ? `${before} IS NOT NULL` : `${quotedName(bucket)} >= ${quotedMoment(from)}`}`;
  const order = inner.columns.flatMap(({ role }, at) =>
    role === "bucket" || role === "group" ? [at + 1] : [],
  );
  const column: PlanColumn = { name, role: calculation === "growth" ? "growth" : "running" };
  return {
    sql: `WITH ${series} AS (${inner.sql}) SELECT ${shown} FROM ${series}${qualify} ORDER BY ${order.join(", ")}`,
    columns: [...inner.columns, column],
  };
};

const isStep = (
  unit: NonNullable<Plan["time"]>["bucket"],
): unit is "hour" | "day" | "week" | "month" | "quarter" | "year" =>
  unit !== undefined && unit !== "weekday" && unit !== "hour_of_day";
