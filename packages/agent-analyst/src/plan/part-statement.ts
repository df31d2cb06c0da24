import { withinPart } from "../reading/answerable-form.js";
import type { FormMeasure, LogicalForm } from "../reading/logical-form.js";
import type { PlanColumn, Statement } from "./columns.js";
import { freeName, quotedName } from "./names.js";

/**
 * The share of rows that meet more conditions, of all that meet the others, in each group: both figures are made by
 * the model's own measure, so that what it leaves out is left out of both.
 */
export const partStatement = (
  form: LogicalForm,
  cubeNames: readonly string[],
  plainStatement: (form: LogicalForm) => Statement,
): Statement => {
  const { part } = form;
  if (part === undefined) return plainStatement(form);
  const bare: LogicalForm = { ...form, part: undefined, ranking: undefined };
  const whole = plainStatement(bare);
  const met = plainStatement({ ...withinPart(form, part), part: undefined, ranking: undefined });
  const heads = whole.columns.filter(({ role }) => role === "group" || role === "bucket");
  const figure = whole.columns.find(({ role }) => role === "measure");
  const names = whole.columns.map(({ name }) => name);
  const [all, some] = ["whole", "part"].map((name) => freeName(name, [...cubeNames, ...names]));
  const share = freeName("share", names);
  const column = quotedName(figure?.name ?? "");
  const count = `COALESCE(${some}.${column}, 0)`;
  const ofWhich = freeName("of_which", names);
  const counts =
    part.isBeside === true
      ? [`${all}.${column} AS ${column}`, `${count} AS ${quotedName(ofWhich)}`]
      : [`${count} AS ${column}`];
  const items = [
    ...heads.map(({ name }) => `${all}.${quotedName(name)} AS ${quotedName(name)}`),
    ...counts,
    `1.0 * ${count} / NULLIF(${all}.${column}, 0) AS ${quotedName(share)}`,
  ];
  const on =
    heads
      .map(({ name }) => quotedName(name))
      .map((name) => `${all}.${name} IS NOT DISTINCT FROM ${some}.${name}`)
      .join(" AND ") || "1 = 1";
  const columns: readonly PlanColumn[] = [
    ...heads,
    ...(figure === undefined ? [] : [figure]),
    ...(part.isBeside === true && figure?.role === "measure"
      ? [{ name: ofWhich, role: "part" as const, measure: figure.measure }]
      : []),
    { name: share, role: "share" },
  ];
  return {
    sql: `WITH ${all ?? ""} AS (${whole.sql}), ${some ?? ""} AS (${met.sql}) SELECT ${items.join(", ")} FROM ${all ?? ""} LEFT JOIN ${some ?? ""} ON ${on}${orderOf(form, heads)}`,
    columns,
  };
};

/** By the share; where the whole is asked for as well, by that. */
const orderOf = ({ ranking, time, part }: LogicalForm, heads: readonly PlanColumn[]): string => {
  if (heads.length === 0) return "";
  const ties = heads.map((_, at) => at + 1).join(", ");
  if (time?.bucket !== undefined && ranking === undefined) return ` ORDER BY ${ties}`;
  const limit = ranking?.count === undefined ? "" : ` LIMIT ${ranking.count}`;
  const by = heads.length + (part?.isBeside === true ? 1 : 2);
  return ` ORDER BY ${by} ${ranking?.direction === "asc" ? "ASC" : "DESC"} NULLS LAST, ${ties}${limit}`;
};

/** The mean of what groups have: each counts once, however many rows it has. */
export const meanStatement = (
  form: LogicalForm,
  cubeNames: readonly string[],
  plainStatement: (form: LogicalForm) => Statement,
): Statement => {
  const inner = plainStatement({ ...form, calculation: undefined, ranking: undefined });
  const figure = inner.columns.find(({ role }) => role === "measure");
  const names = inner.columns.map(({ name }) => name);
  const groups = freeName("figures", [...cubeNames, ...names]);
  const name = freeName("mean", names);
  return {
    sql: `WITH ${groups} AS (${inner.sql}) SELECT AVG(${quotedName(figure?.name ?? "")}) AS ${quotedName(name)} FROM ${groups}`,
    columns: figure?.role === "measure" ? [{ ...figure, name }] : [],
  };
};

/** What each thing, or each step of time, comes to. */
const eachOf = (
  form: LogicalForm,
  { member, of: key, each }: Extract<FormMeasure, { readonly kind: "median" }>,
): LogicalForm => ({
  ...form,
  measures: [{ kind: "measure", member }],
  ranking: undefined,
  groupBy: [...form.groupBy, ...(key === undefined ? [] : [key])],
  time: form.time && each !== undefined ? { ...form.time, bucket: each } : form.time,
});

/** The median of what things have, each of them added up first, in groups where there are any. */
export const medianStatement = (
  form: LogicalForm,
  cubeNames: readonly string[],
  plainStatement: (form: LogicalForm) => Statement,
): Statement | undefined => {
  const { groupBy, ranking } = form;
  const [measure] = form.measures;
  if (measure?.kind !== "median" || (measure.of ?? measure.each) === undefined) return undefined;
  const { of: key } = measure;
  const inner = plainStatement(eachOf(form, measure));
  const step = inner.columns.find(({ role }) => role === "bucket")?.name ?? "";
  const figure = inner.columns.find(({ role }) => role === "measure");
  const names = inner.columns.map(({ name }) => name);
  const things = freeName("things", [...cubeNames, ...names]);
  const name = freeName("median", names);
  const groups = groupBy.map(quotedName);
  const places = groups.map((_, at) => at + 1).join(", ");
  const order = `${groups.length + 1} ${ranking?.direction === "asc" ? "ASC" : "DESC"} NULLS LAST, ${places}`;
  const limit = ranking?.count === undefined ? "" : ` LIMIT ${ranking.count}`;
  return {
    sql:
      `WITH ${things} AS (${inner.sql}) SELECT ${[...groups, `MEDIAN(${quotedName(figure?.name ?? "")}) AS ${quotedName(name)}`].join(", ")} ` +
      `FROM ${things} WHERE ${quotedName(key ?? step)} IS NOT NULL${groups.length === 0 ? "" : ` GROUP BY ${places} ORDER BY ${order}${limit}`}`,
    columns: [
      ...groupBy.map((member) => ({ name: member, role: "group" as const, member })),
      {
        name,
        role: "measure",
        measure,
      },
    ],
  };
};
