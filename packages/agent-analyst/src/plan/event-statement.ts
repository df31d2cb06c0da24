import type { FormMeasure, LogicalForm } from "../reading/logical-form.js";
import type { BucketUnit } from "../words/times/steps/cycles.js";
import type { PlanColumn, Statement } from "./columns.js";
import { rowConditions, timeConditions, whereSql } from "./conditions.js";
import { freeName, quotedName } from "./names.js";

type Dated = Extract<FormMeasure, { readonly kind: "dated" }>;

/** What the rows of one figure must meet, beside what those of all of them do. */
const rowsOf = (form: LogicalForm, { only }: Dated): LogicalForm =>
  only === undefined
    ? form
    : {
        ...form,
        filters: [...form.filters, ...only.filters],
        conditions: [...form.conditions, ...only.conditions],
      };

/** Counts of several events beside each other, each by the time at which it happened. */
export const eventStatement = (
  form: LogicalForm,
  cubeNames: readonly string[],
  bucketSql: (unit: BucketUnit, dimension: string) => string,
): Statement | undefined => {
  const dated = form.measures.filter((measure): measure is Dated => measure.kind === "dated");
  const { time } = form;
  if (dated.length < 2) return undefined;
  const unit = time?.bucket;
  const taken = [...cubeNames];
  const head = (wanted: string): string => {
    const name = freeName(wanted, taken);
    taken.push(name);
    return name;
  };
  const step = unit === undefined ? undefined : head(unit);
  const parts = dated.map((measure) => {
    const at = measure.time;
    const where = whereSql([
      ...(at === undefined
        ? []
        : [`${quotedName(at)} IS NOT NULL`, ...timeConditions(at, time?.range)]),
      ...rowConditions(rowsOf(form, measure)),
    ]);
    const bucket = unit === undefined || at === undefined ? "" : `${bucketSql(unit, at)} AS step, `;
    const grouped = unit === undefined ? "" : " GROUP BY 1";
    return {
      name: head(`of_${at ?? measure.member}`),
      column: head(at ?? measure.member),
      measure,
      sql: `SELECT ${bucket}MEASURE(${quotedName(measure.member)}) AS figure FROM ${quotedName(form.cube)}${where}${grouped}`,
    };
  });
  const [first, ...others] = parts;
  const figures = parts.map(
    ({ name, column }) => `COALESCE(${quotedName(name)}.figure, 0) AS ${quotedName(column)}`,
  );
  const steps = parts.map(({ name }) => `${quotedName(name)}.step`).join(", ");
  const items =
    step === undefined ? figures : [`COALESCE(${steps}) AS ${quotedName(step)}`, ...figures];
  const joins = others.map(({ name }) =>
    step === undefined
      ? ` LEFT JOIN ${quotedName(name)} ON 1 = 1`
      : ` FULL JOIN ${quotedName(name)} ON ${quotedName(first?.name ?? "")}.step = ${quotedName(name)}.step`,
  );
  const columns: readonly PlanColumn[] = [
    ...(step === undefined || unit === undefined
      ? []
      : [{ name: step, role: "bucket" as const, unit }]),
    ...parts.map(({ column, measure }) => ({ name: column, role: "measure" as const, measure })),
  ];
  const withs = parts.map(({ name, sql }) => `${quotedName(name)} AS (${sql})`).join(", ");
  return {
    sql: `WITH ${withs} SELECT ${items.join(", ")} FROM ${quotedName(first?.name ?? "")}${joins.join("")}${step === undefined ? "" : " ORDER BY 1"}`,
    columns,
  };
};
