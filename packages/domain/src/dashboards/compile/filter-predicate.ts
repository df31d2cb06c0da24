import type { FilterOperator } from "../../analytics/policies/access-policy.js";
import type { MemberType } from "../../analytics/model/data-model.js";
import { addDays, formatDate, type CivilDate } from "../../shared/dates/civil-date.js";
import {
  parseRange,
  rangeForms,
  rangeOn,
  rangeProblem,
  type DateRange,
} from "../../shared/dates/date-range.js";
import { isBooleanText, isNumberText } from "../../shared/filter-values.js";
import { sqlLiteral, type FilterScalar } from "./sql-literal.js";

/** A condition of SQL, or a sentence, after the filter's name, that says what its values should be. */
export type Predicate =
  { readonly ok: true; readonly sql: string } | { readonly ok: false; readonly problem: string };

/** That a time lies within these days, in the zone of the query. */
export const rangePredicate = (column: string, range: DateRange): string =>
  between(column, ...boundsOf(range));

/** That a member has one of these values; null stands for having none. An empty list never gets here. */
export const valuesPredicate = (
  column: string,
  type: MemberType,
  values: readonly (FilterScalar | null)[],
): Predicate => {
  const literals = literalsOf(
    type,
    values.flatMap((value) => (value === null ? [] : [value])),
  );
  if (typeof literals === "string") return { ok: false, problem: literals };
  const isOneOf = oneOf(column, literals);
  if (!values.includes(null)) return { ok: true, sql: isOneOf };
  const isNull = `${column} IS NULL`;
  return { ok: true, sql: literals.length === 0 ? isNull : `(${isOneOf} OR ${isNull})` };
};

/** The condition of a tile's own filter; what it means is said of policies' operators (E6). */
export const operatorPredicate = (
  column: string,
  type: MemberType,
  operator: FilterOperator,
  values: readonly FilterScalar[],
  today: CivilDate,
): Predicate => {
  if (operator === "set") return fine(`${column} IS NOT NULL`);
  if (operator === "notSet") return fine(`${column} IS NULL`);
  if (type === "time") return timePredicate(column, operator, values, today);
  const literals = literalsOf(type, values);
  if (typeof literals === "string") return wrong(literals);
  if (operator === "equals") return fine(oneOf(column, literals));
  if (operator === "notEquals") return orNull(column, `NOT ${oneOf(column, literals)}`);
  const sign = lookUp(signs, operator);
  if (sign !== undefined) {
    return literals.length === 1
      ? fine(`${column} ${sign} ${literals.join("")}`)
      : wrong("must have one value");
  }
  const call = lookUp(textCalls, operator);
  if (call === undefined || type !== "string") return misused(operator, type);
  const calls = literals.map((literal) => `${call.name}(lower(${column}), lower(${literal}))`);
  const matches = calls.length === 1 ? calls.join("") : `(${calls.join(" OR ")})`;
  return call.negated ? orNull(column, `NOT ${matches}`) : fine(matches);
};

const signs = { gt: ">", gte: ">=", lt: "<", lte: "<=" };

const textCalls = {
  contains: { name: "contains", negated: false },
  notContains: { name: "contains", negated: true },
  startsWith: { name: "starts_with", negated: false },
  notStartsWith: { name: "starts_with", negated: true },
  endsWith: { name: "ends_with", negated: false },
  notEndsWith: { name: "ends_with", negated: true },
};

/** Conditions on a time, of the first moment of some days, and of the first one after them. */
const timeConditions = {
  equals: between,
  inDateRange: between,
  notEquals: (column: string, begin: string, end: string) =>
    `(${column} < ${begin} OR ${column} >= ${end} OR ${column} IS NULL)`,
  notInDateRange: (column: string, begin: string, end: string) =>
    `(${column} < ${begin} OR ${column} >= ${end})`,
  beforeDate: before,
  lt: before,
  beforeOrOnDate: beforeOrOn,
  lte: beforeOrOn,
  afterDate: after,
  gt: after,
  afterOrOnDate: afterOrOn,
  gte: afterOrOn,
};

const dayForms = "must be a day or a range of days, such as 2026-03-31";

/** The values are one range in words, or a first day and a last. */
const timePredicate = (
  column: string,
  operator: FilterOperator,
  values: readonly FilterScalar[],
  today: CivilDate,
): Predicate => {
  const text = values.length > 2 ? "" : values.map(String).join("..");
  const expression = parseRange(text);
  if (expression === undefined) {
    const problem = rangeProblem(text) ?? rangeForms;
    return wrong(problem === rangeForms ? dayForms : problem);
  }
  const range = rangeOn(expression, today);
  const condition = lookUp(timeConditions, operator);
  return condition === undefined
    ? misused(operator, "time")
    : fine(condition(column, ...boundsOf(range)));
};

function between(column: string, begin: string, end: string): string {
  return `${column} >= ${begin} AND ${column} < ${end}`;
}
function before(column: string, begin: string): string {
  return `${column} < ${begin}`;
}
function beforeOrOn(column: string, _begin: string, end: string): string {
  return `${column} < ${end}`;
}
function after(column: string, _begin: string, end: string): string {
  return `${column} >= ${end}`;
}
function afterOrOn(column: string, begin: string): string {
  return `${column} >= ${begin}`;
}

const boundsOf = ({ from, to }: DateRange): readonly [string, string] => [
  `DATE '${formatDate(from)}'`,
  `DATE '${formatDate(addDays(to, 1))}'`,
];

const lookUp = <Value>(
  table: Readonly<Record<string, Value>>,
  operator: FilterOperator,
): Value | undefined => (Object.hasOwn(table, operator) ? table[operator] : undefined);

const oneOf = (column: string, literals: readonly string[]): string =>
  literals.length === 1
    ? `${column} = ${literals.join("")}`
    : `${column} IN (${literals.join(", ")})`;

/** The values as literals of the member's type; addresses have but texts, so these are read. */
const literalsOf = (
  type: MemberType,
  values: readonly FilterScalar[],
): readonly string[] | string => {
  const literals: string[] = [];
  for (const value of values) {
    const literal = literalAs[type](value);
    if (literal === undefined) return expected[type];
    literals.push(literal);
  }
  return [...new Set(literals)];
};

const literalAs: Readonly<Record<MemberType, (value: FilterScalar) => string | undefined>> = {
  string: (value) => sqlLiteral(String(value)),
  time: (value) => sqlLiteral(String(value)),
  number: (value) => {
    if (typeof value === "number") return sqlLiteral(value);
    return typeof value === "string" && isNumberText(value) ? value : undefined;
  },
  boolean: (value) => {
    if (typeof value === "boolean") return sqlLiteral(value);
    return typeof value === "string" && isBooleanText(value) ? value.toUpperCase() : undefined;
  },
};

const expected: Readonly<Record<MemberType, string>> = {
  string: "must be well-formed texts",
  time: "must be days",
  number: "must be numbers",
  boolean: "must be true or false",
};

const fine = (sql: string): Predicate => ({ ok: true, sql });
const wrong = (problem: string): Predicate => ({ ok: false, problem });
const orNull = (column: string, sql: string): Predicate => fine(`(${sql} OR ${column} IS NULL)`);
const misused = (operator: FilterOperator, type: MemberType): Predicate =>
  wrong(`has the operator ${operator}, which is not for a ${type}`);
