import type { FilterOperator, RowFilterRule, RowRule, Scalar } from "./access-policy.js";
import type { Member } from "../model/data-model.js";
import type { DataUser } from "../access/data-user.js";
import type { RowFilter } from "./row-filter.js";
import { allOf, anyOf } from "./simplify-row-filter.js";
import { templateValues, type TemplateValues } from "./template-values.js";

/**
 * A policy's rows for one user (E6). A value that is missing or empty matches no row, negated or not,
 * and within an `or` only that part is lost. Of several values of which one is missing, a positive
 * operator goes on with the others; a negative one lets nothing through, as does a range.
 */
export const rowFilterOf = (
  rule: RowRule,
  user: DataUser,
  members: readonly Member[],
): RowFilter => {
  if (rule === "all") return all;
  const filterOf = (part: RowFilterRule): RowFilter => {
    if ("and" in part) return allOf(part.and.map(filterOf));
    if ("or" in part) return anyOf(part.or.map(filterOf));
    const { member, operator, values } = part;
    // What the model does not have, and what is no column of its rows, opens nothing.
    if (!members.some(({ name, kind }) => name === member && kind === "dimension")) return none;
    return comparison(member, operator, templateValues(values, user));
  };
  return allOf(rule.and.map(filterOf));
};

const all: RowFilter = { kind: "all" };
const none: RowFilter = { kind: "none" };

const comparison = (
  member: string,
  operator: FilterOperator,
  { values, complete }: TemplateValues,
): RowFilter => {
  const compare = (by: FilterOperator, ...with_: readonly Scalar[]): RowFilter => ({
    kind: "compare",
    member,
    operator: by,
    values: with_,
  });
  if (operator === "set" || operator === "notSet") return compare(operator);
  const [first, second = first] = values;
  if (first === undefined || second === undefined) return none;
  if (operator === "inDateRange" || operator === "notInDateRange") {
    if (!complete || values.length > 2) return none;
    return operator === "inDateRange"
      ? allOf([compare("afterOrOnDate", first), compare("beforeOrOnDate", second)])
      : anyOf([compare("beforeDate", first), compare("afterDate", second)]);
  }
  if (negative.has(operator) && !complete) return none;
  return compare(operator, ...values);
};

const negative: ReadonlySet<FilterOperator> = new Set([
  "notEquals",
  "notContains",
  "notStartsWith",
  "notEndsWith",
]);
