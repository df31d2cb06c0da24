import type { TimeRange } from "../words/times/time-range.js";
import type { Absence, Plan, ValueFilter } from "../reading/logical-form.js";
import { containing, quotedMoment, quotedName, quotedText } from "./names.js";

/** All that rows must meet, apart from time. */
export const rowConditions = (plan: Plan): readonly string[] => [
  ...plan.filters.map(filterSql),
  ...(plan.weekdays === undefined
    ? []
    : [`isodow(${quotedName(plan.weekdays.dimension)}) IN (${plan.weekdays.days.join(", ")})`]),
  ...(plan.absentFrom === undefined ? [] : [absenceSql(plan.absentFrom)]),
  ...plan.conditions.map(({ member, holds }) => `${holds ? "" : "NOT "}${quotedName(member)}`),
  ...plan.thresholds
    .filter(({ on }) => on === "dimension")
    .map(
      ({ member, operator, number }) => `${quotedName(member)} ${operator} ${numberSql(number)}`,
    ),
];

/** Values without a row elsewhere; rows without such a value are no reason for it. */
const absenceSql = ({ member, other, otherMember, measure }: Absence): string => {
  const name = quotedName(otherMember);
  return `${quotedName(member)} NOT IN (SELECT ${name} FROM ${quotedName(other)} WHERE ${name} IS NOT NULL GROUP BY 1 HAVING MEASURE(${quotedName(measure)}) > 0)`;
};

/** A value as a condition; what is excluded is not, where it is empty. */
export const filterSql = ({ member, match, values, isNot }: ValueFilter): string => {
  const name = quotedName(member);
  if (match === "empty") return `${name} IS ${isNot ? "NOT " : ""}NULL`;
  if (match === "part") {
    const any = values.map((value) => `${name} ILIKE ${containing(value)}`);
    const all = any.length === 1 ? (any[0] ?? "") : `(${any.join(" OR ")})`;
    return isNot ? `(NOT ${all} OR ${name} IS NULL)` : all;
  }
  const texts = values.map(quotedText);
  const condition =
    texts.length === 1
      ? `${name} ${isNot ? "<>" : "="} ${texts[0] ?? ""}`
      : `${name} ${isNot ? "NOT IN" : "IN"} (${texts.join(", ")})`;
  return isNot ? `(${condition} OR ${name} IS NULL)` : condition;
};

/** A time as conditions. */
export const timeConditions = (
  dimension: string,
  range: TimeRange | undefined,
): readonly string[] => [
  ...(range?.from === undefined ? [] : [`${quotedName(dimension)} >= ${quotedMoment(range.from)}`]),
  ...(range?.to === undefined ? [] : [`${quotedName(dimension)} < ${quotedMoment(range.to)}`]),
];

/** ` WHERE a AND b`, or nothing. */
export const whereSql = (conditions: readonly string[]): string =>
  conditions.length === 0 ? "" : ` WHERE ${conditions.join(" AND ")}`;

/** A number without an exponent. */
export const numberSql = (number: number): string =>
  Number.isInteger(number) ? BigInt(number).toString() : String(number);
