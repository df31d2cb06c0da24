import type { FilterOperator, RowFilter, Scalar } from "@embedded-analytics/domain";
import { comparisonSign, filterCondition, type FilteredMember } from "./filter-condition.js";
import { literalOf, timeLiterals, type TimeLiterals } from "./literal.js";

/**
 * A row filter as a condition for the engine, written as one would by hand, so that the engine can use
 * what it knows of the columns; what it means stands in `filterCondition`.
 */
export const rowFilterSql = (
  filter: RowFilter,
  memberOf: (member: string) => FilteredMember,
): string => filterCondition(filter, memberOf, { single: singleComparison, dateRange });

const instantOf = ({ sql, type }: FilteredMember): string =>
  type === "time" ? sql : `TRY_CAST(${sql} AS TIMESTAMP)`;

const textFunction: Partial<Record<FilterOperator, string>> = {
  contains: "contains",
  startsWith: "starts_with",
  endsWith: "ends_with",
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
    return time && `${instantOf({ sql, type })} ${bound(time)}`;
  }
  const literal = literalOf(type, value);
  return literal && `${sql} ${comparisonSign[operator]} ${literal}`;
};

const dateRange = (
  member: FilteredMember,
  values: readonly Scalar[],
  negation: "" | "NOT ",
): string | undefined => {
  const instant = instantOf(member);
  const from = timeLiterals(values[0] ?? "")?.from;
  const after = timeLiterals(values.at(-1) ?? "")?.after;
  if (from === undefined || after === undefined) return undefined;
  return `${negation}(${instant} >= ${from} AND ${instant} < ${after})`;
};
