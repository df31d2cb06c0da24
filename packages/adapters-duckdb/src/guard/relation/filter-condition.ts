import type { FilterOperator, MemberType, RowFilter, Scalar } from "@embedded-analytics/domain";

/** A member that a row filter compares, as SQL text, and its type. */
export interface FilteredMember {
  readonly sql: string;
  readonly type: MemberType;
}

/** How a dialect compares; undefined for a value that cannot be read as the member's type. */
export interface Comparisons {
  /** A member with one value, by an operator that no other is the negation of. */
  single(operator: FilterOperator, member: FilteredMember, value: Scalar): string | undefined;
  /** From the first moment of the first value until the end of the last one, or outside of it. */
  dateRange(
    member: FilteredMember,
    values: readonly Scalar[],
    negation: "" | "NOT ",
  ): string | undefined;
}

/**
 * A row filter as a condition of a WHERE, where null lets no row through. A value that cannot be read as
 * the member's type lets no row through, whatever the operator: what is not understood opens nothing.
 * Stands once for all dialects, so that a filter cannot mean more in one of them.
 */
export const filterCondition = (
  filter: RowFilter,
  memberOf: (member: string) => FilteredMember,
  comparisons: Comparisons,
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
      const parts = filter.of.map((part) => filterCondition(part, memberOf, comparisons));
      return `(${parts.join(glue)})`;
    }
    case "compare": {
      const { operator, member, values } = filter;
      return comparison(operator, memberOf(member), values, comparisons) ?? "FALSE";
    }
  }
};

/** The signs of the operators that have one in any SQL. */
export const comparisonSign: Partial<Record<FilterOperator, string>> = {
  equals: "=",
  gt: ">",
  gte: ">=",
  lt: "<",
  lte: "<=",
};

const positiveOf: Partial<Record<FilterOperator, FilterOperator>> = {
  notEquals: "equals",
  notContains: "contains",
  notStartsWith: "startsWith",
  notEndsWith: "endsWith",
};

const comparison = (
  operator: FilterOperator,
  member: FilteredMember,
  values: readonly Scalar[],
  comparisons: Comparisons,
): string | undefined => {
  const { sql } = member;
  const positive = positiveOf[operator];
  if (positive !== undefined) {
    const matches = comparison(positive, member, values, comparisons);
    // Rows without a value are not equal to anything, so a negative operator lets them through.
    return matches && `(${sql} IS NULL OR NOT ${matches})`;
  }
  if (operator === "set") return `(${sql} IS NOT NULL)`;
  if (operator === "notSet") return `(${sql} IS NULL)`;
  if (values.length === 0) return undefined;
  if (operator === "inDateRange") return comparisons.dateRange(member, values, "");
  if (operator === "notInDateRange") return comparisons.dateRange(member, values, "NOT ");
  const each = values.map((value) => comparisons.single(operator, member, value));
  if (each.some((one) => one === undefined)) return undefined;
  return `(${each.join(" OR ")})`;
};
