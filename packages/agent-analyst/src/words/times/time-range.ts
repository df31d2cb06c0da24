import {
  addUnits,
  civilDay,
  formatBucket,
  formatDay,
  startOf,
  type CivilMs,
  type TimeUnit,
} from "./civil-time.js";

/** A time from its first moment to the first one after it; either may be open. */
export interface TimeRange {
  readonly from: CivilMs | undefined;
  readonly to: CivilMs | undefined;
  /** As one says it after a comma or in a column's head: `2025`, `Q2 2026`, `since 1 March 2026`. */
  readonly label: string;
  /** What it is counted in, which says what lies before it. */
  readonly unit: TimeUnit;
  readonly count: number;
}

/** One whole year, quarter, month … that holds this moment. */
export const bucketRange = (unit: TimeUnit, moment: CivilMs): TimeRange => {
  const from = startOf(unit, moment);
  return { from, to: addUnits(unit, from, 1), label: formatBucket(unit, from), unit, count: 1 };
};

/** The last so many units before the present one; days include today. */
export const lastUnits = (unit: TimeUnit, count: number, now: CivilMs): TimeRange => {
  const isShort = unit === "day" || unit === "hour";
  const to = addUnits(unit, startOf(unit, now), isShort ? 1 : 0);
  const label = `last ${count} ${unit}${count === 1 ? "" : "s"}`;
  return { from: addUnits(unit, to, -count), to, label, unit, count };
};

/** From one day to another, both of them within. */
export const daysRange = (from: CivilMs, last: CivilMs): TimeRange => {
  const to = addUnits("day", last, 1);
  const count = Math.max(1, Math.round((to - from) / 86_400_000));
  return { from, to, label: `${formatDay(from)} to ${formatDay(last)}`, unit: "day", count };
};

/** What `range` is compared with when nobody says: the same length just before. */
export const rangeBefore = (range: TimeRange): TimeRange | undefined =>
  range.from === undefined || range.to === undefined
    ? undefined
    : shifted(range, range.unit, -range.count);

/** Weeks of a year: so many back a week has the same number in its year, and the same days of the week. */
const weeksOfYear = 52;

/** The same time so many years before; of a week the one that has its days of the week. */
export const yearBefore = (range: TimeRange, years = 1): TimeRange | undefined => {
  if (range.from === undefined || range.to === undefined) return undefined;
  return range.unit === "week"
    ? shifted(range, "week", -weeksOfYear * years)
    : shifted(range, "year", -years);
};

/** The same time so many units before. */
export const unitsBefore = (
  range: TimeRange,
  { unit, count }: { readonly unit: TimeUnit; readonly count: number },
): TimeRange | undefined => {
  if (range.from === undefined || range.to === undefined) return undefined;
  return unit === "year" ? yearBefore(range, count) : shifted(range, unit, -count);
};

const shifted = (range: TimeRange, unit: TimeUnit, count: number): TimeRange => {
  const from = addUnits(unit, range.from ?? 0, count);
  const to = addUnits(unit, range.to ?? 0, count);
  if (range.label.startsWith("last ") && unit === range.unit && count === -range.count) {
    return {
      ...range,
      from,
      to,
      label: `the ${range.count} ${unit}${range.count === 1 ? "" : "s"} before`,
    };
  }
  const isBucket =
    range.count === 1 && to === addUnits(range.unit, from, 1) && from === startOf(range.unit, from);
  const label = isBucket
    ? formatBucket(range.unit, from)
    : from === addUnits("day", to, -1)
      ? formatDay(from)
      : `${formatDay(from)} to ${formatDay(to - 1).replace(/,.*/, "")}`;
  return { ...range, from, to, label };
};

/** So far: from the start of the present unit to the end of today. */
export const toDate = (unit: TimeUnit, now: CivilMs): TimeRange => {
  const from = startOf(unit, now);
  const to = addUnits("day", startOf("day", now), 1);
  return {
    from,
    to,
    label: `this ${unit} so far`,
    unit: "day",
    count: Math.max(1, Math.round((to - from) / 86_400_000)),
  };
};

/** In words that name the days: `from 1 January 2025 to 31 December 2025`. */
export const formatRange = ({ from, to }: TimeRange): string => {
  const last =
    to === undefined ? undefined : formatDay(to % 86_400_000 === 0 ? to - 86_400_000 : to);
  if (from === undefined) return last === undefined ? "of all time" : `until ${last}`;
  if (last === undefined) return `since ${formatDay(from)}`;
  return formatDay(from) === last ? `on ${last}` : `from ${formatDay(from)} to ${last}`;
};

/** Its name with its days, unless the name is made of them: `2025 (from 1 January …)`. */
export const formatNamed = (range: TimeRange): string =>
  / to |since|before \d|\d{1,2} \w+ \d{4}$/.test(range.label)
    ? range.label
    : `${range.label} (${formatRange(range)})`;

/** Midnight of a day that exists, of a year that databases know. */
export const existingDay = (year: number, month: number, day: number): CivilMs | undefined => {
  if (year < 1000 || year > 9998 || month < 1 || month > 12 || day < 1) return undefined;
  const at = civilDay(year, month, day);
  return new Date(at).getUTCMonth() + 1 === month ? at : undefined;
};
