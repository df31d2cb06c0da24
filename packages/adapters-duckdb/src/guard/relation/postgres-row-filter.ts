import type { FilterOperator, MemberType, RowFilter, Scalar } from "@embedded-analytics/domain";
import { NotInDialect, type BindValue } from "./dialect.js";
import { comparisonSign, filterCondition, type FilteredMember } from "./filter-condition.js";
import { numberOf, timeLiterals } from "./literal.js";

/** The collation by whose letters a server folds case: PostgreSQL's own (17), or that of ICU. */
export type Folding = "pg_c_utf8" | "und-x-icu";

/**
 * A text in small letters, one for each letter, as the embedded engine folds them. ICU would make two of
 * a dotted İ, and a Σ that ends a word another letter than one within.
 */
export const folded = (sql: string, folding: Folding): string =>
  folding === "pg_c_utf8"
    ? `lower(${sql} COLLATE "pg_c_utf8")`
    : `lower(translate(${sql}, 'İΣ', 'iσ') COLLATE "und-x-icu")`;

/** Row filters for PostgreSQL; what they mean stands in `filterCondition`. */
export const postgresRowFilter = (bind: BindValue, folding: Folding) => {
  const single = (
    operator: FilterOperator,
    { sql, type }: FilteredMember,
    value: Scalar,
  ): string | undefined => {
    const text = textConditions[operator];
    if (text !== undefined) {
      if (type !== "string") throw new NotInDialect(`${operator} compares texts`);
      return text(folded(sql, folding), folded(boundText(bind, value), folding));
    }
    const bound = timeBound[operator];
    if (bound !== undefined) {
      if (type !== "time") throw new NotInDialect(`${operator} compares times`);
      const time = timeLiterals(value);
      return time && `${sql} ${bound.sign} ${bind(textOf(time[bound.of]), "timestamp")}`;
    }
    const placed = valueOf(bind, type, value);
    return placed && `${ordered(operator, sql, type)} ${comparisonSign[operator]} ${placed}`;
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

  return (filter: RowFilter, memberOf: (member: string) => FilteredMember): string =>
    filterCondition(filter, memberOf, { single, dateRange });
};

const boundText = (bind: BindValue, value: Scalar): string => {
  if (String(value).includes("\0")) throw new NotInDialect("no text has a zero byte");
  return bind(String(value), "text");
};

/** A value as the member's type; undefined where it cannot be read as one. */
const valueOf = (bind: BindValue, type: MemberType, value: Scalar): string | undefined => {
  if (type === "string") return boundText(bind, value);
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

/** A whole number as such, so that an index of whole numbers is of use. */
const typeOfNumber = ({ text, exact }: { readonly text: string; readonly exact: boolean }) => {
  if (!exact) return "double precision";
  return /^-?\d{1,18}$/.test(text) ? "bigint" : "numeric";
};

const textConditions: Partial<Record<FilterOperator, (sql: string, value: string) => string>> = {
  contains: (sql, value) => `position(${value} IN ${sql}) > 0`,
  startsWith: (sql, value) => `starts_with(${sql}, ${value})`,
  endsWith: (sql, value) => `starts_with(reverse(${sql}), reverse(${value}))`,
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
