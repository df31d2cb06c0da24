import type { FilterOperator, MemberType, RowFilter, Scalar } from "@embedded-analytics/domain";
import { NotInDialect } from "./dialect.js";
import { numberOf, timeLiterals } from "./literal.js";
import type { BindValue } from "./postgres-dialect.js";
import type { FilteredMember } from "./row-filter-sql.js";

/**
 * Row filters for PostgreSQL, with the meaning of `rowFilterSql`: null lets no row through, and so does
 * a value that cannot be read as the member's type.
 */
export const postgresRowFilter = (bind: BindValue) => {
  const render = (filter: RowFilter, memberOf: (member: string) => FilteredMember): string => {
    switch (filter.kind) {
      case "all":
        return "TRUE";
      case "none":
        return "FALSE";
      case "and":
      case "or": {
        if (filter.of.length === 0) return filter.kind === "and" ? "TRUE" : "FALSE";
        const glue = filter.kind === "and" ? " AND " : " OR ";
        return `(${filter.of.map((part) => render(part, memberOf)).join(glue)})`;
      }
      case "compare":
        return comparison(filter.operator, memberOf(filter.member), filter.values) ?? "FALSE";
    }
  };

  const comparison = (
    operator: FilterOperator,
    member: FilteredMember,
    values: readonly Scalar[],
  ): string | undefined => {
    const { sql, type } = member;
    const positive = positiveOf[operator];
    if (positive !== undefined) {
      const matches = comparison(positive, member, values);
      return matches && `(${sql} IS NULL OR NOT ${matches})`;
    }
    if (operator === "set") return `(${sql} IS NOT NULL)`;
    if (operator === "notSet") return `(${sql} IS NULL)`;
    if (values.length === 0) return undefined;
    if (operator === "inDateRange" || operator === "notInDateRange") {
      return dateRange(member, values, operator === "inDateRange" ? "" : "NOT ");
    }
    const each = values.map((value) => single(operator, sql, type, value));
    if (each.some((one) => one === undefined)) return undefined;
    return `(${each.join(" OR ")})`;
  };

  const single = (
    operator: FilterOperator,
    sql: string,
    type: MemberType,
    value: Scalar,
  ): string | undefined => {
    const text = textConditions[operator];
    if (text !== undefined) {
      if (type !== "string") throw new NotInDialect(`${operator} compares texts`);
      const folded = (part: string): string => `lower(${part} COLLATE "pg_c_utf8")`;
      return text(folded(sql), folded(boundText(value)));
    }
    const bound = timeBound[operator];
    if (bound !== undefined) {
      if (type !== "time") throw new NotInDialect(`${operator} compares times`);
      const time = timeLiterals(value);
      return time && `${sql} ${bound.sign} ${bind(textOf(time[bound.of]), "timestamp")}`;
    }
    const placed = valueOf(type, value);
    return placed && `${ordered(operator, sql, type)} ${symbol[operator]} ${placed}`;
  };

  const boundText = (value: Scalar): string => {
    if (String(value).includes("\0")) throw new NotInDialect("no text has a zero byte");
    return bind(String(value), "text");
  };

  const valueOf = (type: MemberType, value: Scalar): string | undefined => {
    if (type === "string") return boundText(value);
    if (type === "number") {
      const number = numberOf(value);
      return number && bind(number.text, typeOfNumber(number));
    }
    if (type === "boolean") {
      const text = String(value).trim().toLowerCase();
      return text === "true" || text === "false" ? bind(text, "boolean") : undefined;
    }
    const time = timeLiterals(value);
    return time && bind(textOf(time.from), "timestamp");
  };

  const dateRange = (
    { sql, type }: FilteredMember,
    values: readonly Scalar[],
    negation: "" | "NOT ",
  ): string | undefined => {
    if (type !== "time") throw new NotInDialect("a range of dates compares times");
    const from = timeLiterals(values[0] ?? "")?.from;
    const after = timeLiterals(values.at(-1) ?? "")?.after;
    if (from === undefined || after === undefined) return undefined;
    const [first, last] = [bind(textOf(from), "timestamp"), bind(textOf(after), "timestamp")];
    return `${negation}(${sql} >= ${first} AND ${sql} < ${last})`;
  };

  return render;
};

/** A whole number as such, so that an index of whole numbers is of use. */
const typeOfNumber = ({ text, exact }: { readonly text: string; readonly exact: boolean }) => {
  if (!exact) return "double precision";
  return /^-?\d{1,18}$/.test(text) ? "bigint" : "numeric";
};

const positiveOf: Partial<Record<FilterOperator, FilterOperator>> = {
  notEquals: "equals",
  notContains: "contains",
  notStartsWith: "startsWith",
  notEndsWith: "endsWith",
};

const textConditions: Partial<Record<FilterOperator, (sql: string, value: string) => string>> = {
  contains: (sql, value) => `position(${value} IN ${sql}) > 0`,
  startsWith: (sql, value) => `starts_with(${sql}, ${value})`,
  endsWith: (sql, value) => `starts_with(reverse(${sql}), reverse(${value}))`,
};

const symbol: Partial<Record<FilterOperator, string>> = {
  equals: "=",
  gt: ">",
  gte: ">=",
  lt: "<",
  lte: "<=",
};

const timeBound: Partial<
  Record<FilterOperator, { readonly sign: string; readonly of: "from" | "after" }>
> = {
  beforeDate: { sign: "<", of: "from" },
  afterOrOnDate: { sign: ">=", of: "from" },
  beforeOrOnDate: { sign: "<", of: "after" },
  afterDate: { sign: ">=", of: "after" },
};

/** Texts are ordered as bytes; whether two are equal does not hang on a collation that is deterministic. */
const ordered = (operator: FilterOperator, sql: string, type: MemberType): string =>
  type === "string" && operator !== "equals" ? `${sql} COLLATE "C"` : sql;

/** `TIMESTAMP '…'` as the text within. */
const textOf = (literal: string): string => literal.slice("TIMESTAMP '".length, -1);
