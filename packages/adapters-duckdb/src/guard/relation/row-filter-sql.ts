import type { FilterOperator, MemberType, RowFilter, Scalar } from "@embedded-analytics/domain";
import { literalOf, timeLiterals, type TimeLiterals } from "./literal.js";

/** A member that a row filter compares, as SQL text, and its type. */
export interface FilteredMember {
  readonly sql: string;
  readonly type: MemberType;
}

/**
 * A row filter as a condition of a WHERE, where null lets no row through. It is written as one would
 * by hand, so that the engine can use what it knows of the columns. A value that cannot be read as
 * the member's type lets no row through, whatever the operator: what is not understood opens nothing.
 */
export const rowFilterSql = (
  filter: RowFilter,
  memberOf: (member: string) => FilteredMember,
): string => {
  switch (filter.kind) {
    case "all":
      return "TRUE";
    case "none":
      return "FALSE";
    case "and":
    case "or": {
      if (filter.of.length === 0) return filter.kind === "and" ? "TRUE" : "FALSE";
      const glue = filter.kind === "and" ? " AND " : " OR ";
      return `(${filter.of.map((part) => rowFilterSql(part, memberOf)).join(glue)})`;
    }
    case "compare":
      return comparison(filter.operator, memberOf(filter.member), filter.values) ?? "FALSE";
  }
};

const comparison = (
  operator: FilterOperator,
  { sql, type }: FilteredMember,
  values: readonly Scalar[],
): string | undefined => {
  const positive = positiveOf[operator];
  if (positive !== undefined) {
    const matches = comparison(positive, { sql, type }, values);
    // Rows without a value are not equal to anything, so a negative operator lets them through.
    return matches && `(${sql} IS NULL OR NOT ${matches})`;
  }
  if (operator === "set") return `(${sql} IS NOT NULL)`;
  if (operator === "notSet") return `(${sql} IS NULL)`;
  if (values.length === 0) return undefined;
  const instant = type === "time" ? sql : `TRY_CAST(${sql} AS TIMESTAMP)`;
  if (operator === "inDateRange") return dateRange(instant, values, "");
  if (operator === "notInDateRange") return dateRange(instant, values, "NOT ");
  const each = values.map((value) => singleComparison(operator, { sql, type }, value));
  if (each.some((one) => one === undefined)) return undefined;
  return `(${each.join(" OR ")})`;
};

const positiveOf: Partial<Record<FilterOperator, FilterOperator>> = {
  notEquals: "equals",
  notContains: "contains",
  notStartsWith: "startsWith",
  notEndsWith: "endsWith",
};

const textFunction: Partial<Record<FilterOperator, string>> = {
  contains: "contains",
  startsWith: "starts_with",
  endsWith: "ends_with",
};

const symbol: Partial<Record<FilterOperator, string>> = {
  equals: "=",
  gt: ">",
  gte: ">=",
  lt: "<",
  lte: "<=",
};

const timeBound: Partial<Record<FilterOperator, (time: TimeLiterals) => string>> = {
  beforeDate: ({ from }) => `< ${from}`,
  afterOrOnDate: ({ from }) => `>= ${from}`,
  beforeOrOnDate: ({ after }) => `< ${after}`,
  afterDate: ({ after }) => `>= ${after}`,
};

const singleComparison = (
  operator: FilterOperator,
  { sql, type }: FilteredMember,
  value: Scalar,
): string | undefined => {
  const named = textFunction[operator];
  if (named !== undefined) {
    const text = literalOf("string", value);
    return text && `${named}(lower(CAST(${sql} AS VARCHAR)), lower(${text}))`;
  }
  const bound = timeBound[operator];
  if (bound !== undefined) {
    const time = timeLiterals(value);
    const instant = type === "time" ? sql : `TRY_CAST(${sql} AS TIMESTAMP)`;
    return time && `${instant} ${bound(time)}`;
  }
  const literal = literalOf(type, value);
  return literal && `${sql} ${symbol[operator]} ${literal}`;
};

/** From the first moment of the first value until the end of the last one, or outside of it. */
const dateRange = (
  instant: string,
  values: readonly Scalar[],
  negation: "" | "NOT ",
): string | undefined => {
  const from = timeLiterals(values[0] ?? "")?.from;
  const after = timeLiterals(values.at(-1) ?? "")?.after;
  if (from === undefined || after === undefined) return undefined;
  return `${negation}(${instant} >= ${from} AND ${instant} < ${after})`;
};
