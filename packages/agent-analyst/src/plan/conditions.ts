import type { TimeRange } from "../words/times/time-range.js";
import type {
  Absence,
  DatedState,
  LogicalForm,
  Threshold,
  ValueFilter,
} from "../reading/logical-form.js";
import type { OwnTime } from "../reading/times/own-times.js";
import { lengthSql } from "./spans.js";
import { containsSql, quotedMoment, quotedName, quotedText } from "./names.js";

/** All that rows must meet, apart from time. */
export const rowConditions = (form: LogicalForm): readonly string[] => [
  ...form.filters.map(filterSql),
  ...divisorsNamed(form),
  ...(form.weekdays === undefined
    ? []
    : [`isodow(${quotedName(form.weekdays.dimension)}) IN (${form.weekdays.days.join(", ")})`]),
  ...absencesOf(form.absentFrom).map(absenceSql),
  ...(form.ownTimes ?? []).flatMap((time) => ownTimeSql(form, time)),
  ...(form.states ?? []).map(stateSql),
  ...(form.lengths ?? []).map(
    ({ span, operator, number }) => `${lengthSql(span)} ${operator} ${numberSql(number)}`,
  ),
  ...form.conditions.map(({ member, holds }) => `${holds ? "" : "NOT "}${quotedName(member)}`),
  ...form.thresholds
    .filter(({ on }) => on === "dimension")
    .map(
      ({ member, operator, number }) => `${quotedName(member)} ${operator} ${numberSql(number)}`,
    ),
  ...form.thresholds.flatMap((threshold) => thingSql(form.cube, threshold)),
];

/** `rentals per customer` are those that a customer has: the others are nobody's part of them. */
const divisorsNamed = ({ measures }: LogicalForm): readonly string[] => {
  const named = measures.map((measure) =>
    measure.kind === "per" && measure.by.kind === "distinct" ? measure.by.member : undefined,
  );
  const [first] = named;
  return first !== undefined && named.every((name) => name === first)
    ? [`${quotedName(first)} IS NOT NULL`]
    : [];
};

/** Things by the figure of all their rows: `receipts over 200 euros` may have several lines each. */
const thingSql = (cube: string, threshold: Threshold): readonly string[] =>
  threshold.isOfRows === true ? [] : withinSql(cube, threshold, []);

/** Things by the figure of those of their rows that meet these conditions: `customers with more than 3 orders this year`. */
export const thingsOfRows = (
  { cube, thresholds }: LogicalForm,
  conditions: readonly string[],
): readonly string[] =>
  thresholds.flatMap((each) => (each.isOfRows === true ? withinSql(cube, each, conditions) : []));

/** What a limit on the figure of a group holds for. */
export const limitedSql = ({ on, member, isDifferent }: Threshold): string =>
  on === "each" || isDifferent === true
    ? `COUNT(DISTINCT ${quotedName(member)})`
    : `MEASURE(${quotedName(member)})`;

const withinSql = (
  cube: string,
  threshold: Threshold,
  conditions: readonly string[],
): readonly string[] => {
  const { on, key, operator, number } = threshold;
  if (on !== "thing" || key === undefined) return [];
  const name = quotedName(key);
  return [
    `${name} IN (SELECT ${name} FROM ${quotedName(cube)}${whereSql(conditions)} GROUP BY 1 HAVING ${limitedSql(threshold)} ${operator} ${numberSql(number)})`,
  ];
};

/** What two columns of times say together. */
const stateSql = ({ kind, due, done, day, days = 0 }: DatedState): string => {
  const [planned, actual] = [quotedName(due), quotedName(done)];
  switch (kind) {
    case "late":
      return `${actual} > ${planned}`;
    case "early":
      return `${actual} < ${planned}`;
    case "on_time":
      return `${actual} <= ${planned}`;
    case "within":
      return `date_diff('day', ${planned}, ${actual}) <= ${days}`;
    // What has not been done by now counts once its days are over.
    case "not_within":
      return `(date_diff('day', ${planned}, ${actual}) > ${days} OR (${actual} IS NULL AND date_diff('day', ${planned}, ${quotedMoment(day)}) > ${days}))`;
    case "overdue":
      return `${actual} IS NULL AND ${planned} < ${quotedMoment(day)}`;
  }
};

/** What is missing or there elsewhere, one after the other. */
const absencesOf = (absence: Absence | undefined): readonly Absence[] =>
  absence === undefined ? [] : [absence, ...absencesOf(absence.also)];

/** Values without a row elsewhere, or with one; rows without such a value are no reason for it. */
const absenceSql = (absence: Absence): string => {
  const { member, other, otherMember, measure, limit, time, filters = [] } = absence;
  const within = absence.isPresent === true ? "IN" : "NOT IN";
  const name = quotedName(otherMember);
  const during = time === undefined ? [] : timeConditions(time.dimension, time.range);
  const where = whereSql([`${name} IS NOT NULL`, ...filters.map(filterSql), ...during]);
  const { operator, number } = limit ?? { operator: ">", number: 0 };
  const figure = measure === undefined ? "COUNT(*)" : `MEASURE(${quotedName(measure)})`;
  const isAny = measure === undefined && limit === undefined;
  const having = isAny ? "" : ` HAVING ${figure} ${operator} ${numberSql(number)}`;
  return `${quotedName(member)} ${within} (SELECT ${name} FROM ${quotedName(other)}${where} GROUP BY 1${having})`;
};

/** A value as a condition; what is excluded is not, where it is empty. */
export const filterSql = (filter: ValueFilter): string => {
  const { member, match, values, isNot, isNumber, isCondition } = filter;
  const name = quotedName(member);
  if (isCondition === true) return isNot ? `NOT ${name}` : name;
  if (match === "empty") return emptySql(name, filter);
  if (match === "part") {
    const any = values.map((value) => containsSql(name, value));
    const all = any.length === 1 ? (any[0] ?? "") : `(${any.join(" OR ")})`;
    return isNot ? `(NOT ${all} OR ${name} IS NULL)` : all;
  }
  const texts =
    isNumber === true ? values.map((value) => numberSql(Number(value))) : values.map(quotedText);
  const condition =
    texts.length === 1
      ? `${name} ${isNot ? "<>" : "="} ${texts[0] ?? ""}`
      : `${name} ${isNot ? "NOT IN" : "IN"} (${texts.join(", ")})`;
  return isNot ? `(${condition} OR ${name} IS NULL)` : condition;
};

/** Nothing in a column; of a number, 0 may be as good as that, and of a planned end what has not come yet. */
const emptySql = (name: string, { isNot, isOrZero, orAfter }: ValueFilter): string => {
  if (orAfter !== undefined) return `(${name} IS NULL OR ${name} > ${quotedMoment(orAfter)})`;
  if (isOrZero === true) return isNot ? `${name} <> 0` : `(${name} IS NULL OR ${name} = 0)`;
  return `${name} IS ${isNot ? "NOT " : ""}NULL`;
};

/** A time by a column of its own; what is not in it may have no time there at all. */
const ownTimeSql = (form: LogicalForm, time: OwnTime): readonly string[] => {
  const { dimension, range, isNot, of } = time;
  const within = timeConditions(dimension, range);
  if (of !== undefined) return [rowsOfOneSql(form, of, within, isNot === true)];
  if (within.length === 0)
    return [`${quotedName(dimension)} IS ${isNot === true ? "" : "NOT "}NULL`];
  return isNot === true
    ? [`(NOT (${within.join(" AND ")}) OR ${quotedName(dimension)} IS NULL)`]
    : within;
};

/** Those of whom other rows meet this and all that is asked of rows, or none do. */
const rowsOfOneSql = (
  form: LogicalForm,
  key: string,
  within: readonly string[],
  isNot: boolean,
): string => {
  const name = quotedName(key);
  const where = whereSql([
    `${name} IS NOT NULL`,
    ...within,
    ...rowConditions({ ...form, ownTimes: undefined }),
  ]);
  return `${name} ${isNot ? "NOT IN" : "IN"} (SELECT ${name} FROM ${quotedName(form.cube)}${where} GROUP BY 1)`;
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
