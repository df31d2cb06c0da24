import {
  addDays,
  addMonths,
  daysBetween,
  formatDate,
  mondayOf,
  parseDate,
  type CivilDate,
} from "./civil-date.js";

/** Days from the first to the last, both of them in it. */
export interface DateRange {
  readonly from: CivilDate;
  readonly to: CivilDate;
}

/** What a range of a definition or a request means, before it is known which day it is. */
export type RangeExpression =
  | { readonly kind: "fixed"; readonly range: DateRange }
  | { readonly kind: "day"; readonly daysAgo: number }
  /** The present unit up to today. */
  | { readonly kind: "this"; readonly unit: RangeUnit }
  /** The last days with today; of the longer units whole ones, the last of which has ended. */
  | { readonly kind: "last"; readonly count: number; readonly unit: RangeUnit };

/** The units of relative ranges. */
const rangeUnits = ["day", "week", "month", "quarter", "year"] as const;
export type RangeUnit = (typeof rangeUnits)[number];

/** What a number is compared with. */
export const comparisons = ["previous period", "previous year", "none"] as const;
export type Comparison = (typeof comparisons)[number];

/** The most units of a relative range, such as `last 1000 days`. */
export const rangeCountMax = 1000;

/**
 * Reads `today`, `yesterday`, `this month`, `last 90 days`, `last week`, `2026-03-31` or
 * `2026-01-01..2026-03-31`; units are day, week, month, quarter and year. Undefined for other texts.
 */
export const parseRange = (text: string): RangeExpression | undefined => {
  const words = text.trim().toLowerCase();
  if (words === "today") return { kind: "day", daysAgo: 0 };
  if (words === "yesterday") return { kind: "day", daysAgo: 1 };
  const relative = /^(?:(this)|last(?: (\d{1,4}))?) (day|week|month|quarter|year)s?$/.exec(words);
  const [, present, digits, unit] = relative ?? [];
  if (isUnit(unit)) {
    if (present !== undefined) return { kind: "this", unit };
    const count = Number(digits ?? 1);
    return count >= 1 && count <= rangeCountMax ? { kind: "last", count, unit } : undefined;
  }
  const range = daysIn(words);
  return range !== undefined && unusable(range) === undefined
    ? { kind: "fixed", range }
    : undefined;
};

/** The first and the last day of a fixed range, in whichever order. */
const daysIn = (words: string): DateRange | undefined => {
  const [first = "", last = first, ...more] = words.split("..");
  const [from, to] = [parseDate(first.trim()), parseDate(last.trim())];
  return from === undefined || to === undefined || more.length > 0 ? undefined : { from, to };
};

const isUnit = (word: string | undefined): word is RangeUnit =>
  rangeUnits.some((unit) => unit === word);

/** The first and the last year of a fixed range: what it is compared with has four digits as well. */
export const [rangeYearMin, rangeYearMax] = [1000, 9000];
/** The most days of a fixed range. */
export const rangeDaysMax = 300_000;

const unusable = ({ from, to }: DateRange): string | undefined => {
  if (from.year < rangeYearMin || to.year > rangeYearMax) {
    return `must lie within the years ${rangeYearMin} to ${rangeYearMax}`;
  }
  const days = daysBetween(from, to);
  if (days < 0) return "must begin with its first day";
  return days > rangeDaysMax ? `must be at most ${rangeDaysMax} days long` : undefined;
};

/** What to write instead of a text that is no range. */
export const rangeForms =
  "must be a range such as today, this month, last 90 days or 2026-01-01..2026-03-31";

/** What is wrong with a text as a range; undefined for one. */
export const rangeProblem = (text: string): string | undefined => {
  if (parseRange(text) !== undefined) return undefined;
  const words = text.trim().toLowerCase();
  const days = daysIn(words);
  if (days !== undefined) return unusable(days);
  if (/^last \d+ (day|week|month|quarter|year)s?$/.test(words)) {
    return `must have a number from 1 to ${rangeCountMax}`;
  }
  return /^\d{4}-\d\d-\d\d(\s*\.\.\s*\d{4}-\d\d-\d\d)?$/.test(words)
    ? "must have days that are in the calendar"
    : rangeForms;
};

/** The days that a range means on a day; weeks begin on Monday. */
export const rangeOn = (expression: RangeExpression, today: CivilDate): DateRange => {
  switch (expression.kind) {
    case "fixed":
      return expression.range;
    case "day": {
      const day = addDays(today, -expression.daysAgo);
      return { from: day, to: day };
    }
    case "this":
      return { from: startOf(expression.unit, today), to: today };
    case "last": {
      const { count, unit } = expression;
      // A month that has only begun beside whole ones would look like a fall; a day is soon over.
      const end = unit === "day" ? addDays(today, 1) : startOf(unit, today);
      return { from: shift(end, unit, -count), to: addDays(end, -1) };
    }
  }
};

/**
 * The days that a range is compared with: a year earlier, or as much time directly before it. Whole
 * units are compared with whole ones. Of a unit that has only begun the same part of the one before is
 * taken: the 1st to the 10th of this month is compared with the 1st to the 10th of the last.
 */
export const comparedRange = (
  expression: RangeExpression,
  { from, to }: DateRange,
  comparison: Exclude<Comparison, "none">,
): DateRange => {
  const isYear = comparison === "previous year";
  const { kind } = expression;
  if (kind === "last" && expression.unit !== "day") {
    const { count, unit } = expression;
    const earlier = (day: CivilDate): CivilDate =>
      isYear ? addMonths(day, -12) : shift(day, unit, -count);
    // By the day after the end: the last of February is not the 28th in every year.
    return { from: earlier(from), to: addDays(earlier(addDays(to, 1)), -1) };
  }
  if (isYear) return { from: addMonths(from, -12), to: addMonths(to, -12) };
  if (kind === "this" && expression.unit !== "day") {
    return { from: shift(from, expression.unit, -1), to: shift(to, expression.unit, -1) };
  }
  const days = daysBetween(from, to) + 1;
  return { from: addDays(from, -days), to: addDays(to, -days) };
};

/**
 * The days of a range whose days, weeks or months are over and whole within it, for a line that
 * does not end in a fall: the present day, and a week cut off at either end, hold less than the others.
 * The range itself where nothing is left.
 */
export const wholeUnits = (
  { from, to }: DateRange,
  unit: RangeUnit,
  today: CivilDate,
): DateRange => {
  const endsToday = daysBetween(to, today) === 0;
  const start = startOf(unit, from);
  const first = daysBetween(start, from) === 0 ? start : shift(start, unit, 1);
  const end = startOf(unit, endsToday ? today : addDays(to, 1));
  const whole = { from: first, to: addDays(end, -1) };
  return daysBetween(whole.from, whole.to) < 0 ? { from, to } : whole;
};

/** A range as a request and an answer write it, such as `2026-01-01..2026-03-31`. */
export const formatRange = ({ from, to }: DateRange): string =>
  `${formatDate(from)}..${formatDate(to)}`;

const startOf = (unit: RangeUnit, { year, month, day }: CivilDate): CivilDate => {
  switch (unit) {
    case "day":
      return { year, month, day };
    case "week":
      return mondayOf({ year, month, day });
    case "month":
      return { year, month, day: 1 };
    case "quarter":
      return { year, month: month - ((month - 1) % 3), day: 1 };
    case "year":
      return { year, month: 1, day: 1 };
  }
};

const shift = (date: CivilDate, unit: RangeUnit, count: number): CivilDate => {
  switch (unit) {
    case "day":
      return addDays(date, count);
    case "week":
      return addDays(date, 7 * count);
    case "month":
      return addMonths(date, count);
    case "quarter":
      return addMonths(date, 3 * count);
    case "year":
      return addMonths(date, 12 * count);
  }
};
