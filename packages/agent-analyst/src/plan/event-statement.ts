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

/** A step or a group that all figures have. */
interface Head {
  /** What the statement calls it, and each part of it. */
  readonly column: PlanColumn;
  readonly inner: string;
  readonly sqlOf: (time: string | undefined) => string;
}

/** One of the figures, with the statement that gives it for each of the heads. */
interface Part {
  readonly name: string;
  readonly column: string;
  readonly measure: Dated;
  readonly sql: string;
}

/** Counts of several events beside each other, each by the time at which it happened, in the same steps and groups. */
export const eventStatement = (
  form: LogicalForm,
  cubeNames: readonly string[],
  bucketSql: (unit: BucketUnit, dimension: string) => string,
): Statement | undefined => {
  const dated = form.measures.filter((measure): measure is Dated => measure.kind === "dated");
  if (dated.length < 2) return undefined;
  const taken = [...cubeNames, ...form.groupBy];
  const nameOf = (wanted: string): string => {
    const name = freeName(wanted, taken);
    taken.push(name);
    return name;
  };
  const heads = headsOf(form, nameOf, bucketSql);
  const parts = dated.map((measure): Part => {
    const at = measure.time;
    return {
      name: nameOf(`of_${at ?? measure.member}`),
      column: nameOf(at ?? measure.member),
      measure,
      sql: partSql(form, measure, heads),
    };
  });
  const withs = parts.map(({ name, sql }) => `${quotedName(name)} AS (${sql})`).join(", ");
  const items = [
    ...heads.map(({ column, inner }) => `${anyOf(parts, inner)} AS ${quotedName(column.name)}`),
    ...parts.map(({ name, column }) => `COALESCE(${quotedName(name)}.figure, 0) AS ${quotedName(column)}`), // prettier-ignore
  ];
  const columns: readonly PlanColumn[] = [
    ...heads.map(({ column }) => column),
    ...parts.map(({ column, measure }) => ({ name: column, role: "measure" as const, measure })),
  ];
  return {
    sql: `WITH ${withs} SELECT ${items.join(", ")} FROM ${joined(parts, heads)}${orderOf(form, heads)}`,
    columns,
  };
};

const headsOf = (
  { time, groupBy }: LogicalForm,
  nameOf: (wanted: string) => string,
  bucketSql: (unit: BucketUnit, dimension: string) => string,
): readonly Head[] => {
  const unit = time?.bucket;
  const groups = groupBy.map((member, at): Head => ({
    column: { name: member, role: "group", member },
    inner: `head_${at + 1}`,
    sqlOf: () => quotedName(member),
  }));
  if (unit === undefined) return groups;
  const step: Head = {
    column: { name: nameOf(unit), role: "bucket", unit },
    inner: "step",
    sqlOf: (own) => bucketSql(unit, own ?? time?.dimension ?? ""),
  };
  return [step, ...groups];
};

const partSql = (form: LogicalForm, measure: Dated, heads: readonly Head[]): string => {
  const at = measure.time;
  const where = whereSql([
    ...(at === undefined
      ? []
      : [`${quotedName(at)} IS NOT NULL`, ...timeConditions(at, form.time?.range)]),
    ...rowConditions(rowsOf(form, measure)),
  ]);
  const names = heads.map(({ inner, sqlOf }) => `${sqlOf(at)} AS ${inner}, `).join("");
  const grouped = heads.length === 0 ? "" : ` GROUP BY ${heads.map((_, index) => index + 1).join(", ")}`; // prettier-ignore
  return `SELECT ${names}MEASURE(${quotedName(measure.member)}) AS figure FROM ${quotedName(form.cube)}${where}${grouped}`;
};

/** A head of whichever figure has it. */
const anyOf = (parts: readonly Part[], inner: string): string => {
  const all = parts.map(({ name }) => `${quotedName(name)}.${inner}`);
  return all.length === 1 ? all.join("") : `COALESCE(${all.join(", ")})`;
};

/** What has one of the figures alone counts as well, with none of the others. */
const joined = (parts: readonly Part[], heads: readonly Head[]): string =>
  parts
    .map(({ name }, index) => {
      const own = quotedName(name);
      if (index === 0) return own;
      if (heads.length === 0) return ` LEFT JOIN ${own} ON 1 = 1`;
      const on = heads.map(({ column, inner }) => {
        const equals = column.role === "bucket" ? "=" : "IS NOT DISTINCT FROM";
        return `${anyOf(parts.slice(0, index), inner)} ${equals} ${own}.${inner}`;
      });
      return ` FULL JOIN ${own} ON ${on.join(" AND ")}`;
    })
    .join("");

/** Steps in their order; groups by the first of the figures, as far as they are asked for. */
const orderOf = ({ ranking }: LogicalForm, heads: readonly Head[]): string => {
  if (heads.length === 0) return "";
  const ties = heads.map((_, at) => at + 1).join(", ");
  if (ranking === undefined && heads[0]?.column.role === "bucket") return ` ORDER BY ${ties}`;
  const limit = ranking?.count === undefined ? "" : ` LIMIT ${ranking.count}${ranking.skip === undefined ? "" : ` OFFSET ${ranking.skip}`}`; // prettier-ignore
  return ` ORDER BY ${heads.length + 1} ${ranking?.direction === "asc" ? "ASC" : "DESC"} NULLS LAST, ${ties}${limit}`;
};
