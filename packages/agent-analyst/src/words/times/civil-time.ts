/**
 * A moment on somebody's wall clock: milliseconds since 1970, as if the clock hung in Greenwich. Days
 * and months are counted on it without a zone; only `civilNow` knows one.
 */
export type CivilMs = number;

/** What time is cut into. */
export type TimeUnit = "hour" | "day" | "week" | "month" | "quarter" | "year";

/** What the wall clock of a zone (IANA) shows at a moment. */
export const civilNow = (nowMs: number, timezone: string): CivilMs => {
  const parts = new Intl.DateTimeFormat("en-US", {
    timeZone: timezone,
    hourCycle: "h23",
    year: "numeric",
    month: "numeric",
    day: "numeric",
    hour: "numeric",
    minute: "numeric",
    second: "numeric",
  }).formatToParts(nowMs);
  const part = (type: string): number =>
    Number(parts.find((each) => each.type === type)?.value ?? 0);
  return Date.UTC(
    part("year"),
    part("month") - 1,
    part("day"),
    part("hour"),
    part("minute"),
    part("second"),
  );
};

const hourMs = 3_600_000;
const dayMs = 24 * hourMs;

/** Midnight of a day; months count from 1. */
export const civilDay = (year: number, month: number, day: number): CivilMs =>
  Date.UTC(year, month - 1, day);

/** Year, month (from 1) and day of a moment. */
export const civilParts = (ms: CivilMs): { year: number; month: number; day: number } => {
  const date = new Date(ms);
  return { year: date.getUTCFullYear(), month: date.getUTCMonth() + 1, day: date.getUTCDate() };
};

/** The first moment of the hour, day, week (from Monday), month, quarter or year. */
export const startOf = (unit: TimeUnit, ms: CivilMs): CivilMs => {
  const { year, month } = civilParts(ms);
  switch (unit) {
    case "hour":
      return Math.floor(ms / hourMs) * hourMs;
    case "day":
      return Math.floor(ms / dayMs) * dayMs;
    case "week": {
      // 1 January 1970 was a Thursday.
      const day = Math.floor(ms / dayMs);
      return (day - ((((day + 3) % 7) + 7) % 7)) * dayMs;
    }
    case "month":
      return civilDay(year, month, 1);
    case "quarter":
      return civilDay(year, month - ((month - 1) % 3), 1);
    case "year":
      return civilDay(year, 1, 1);
  }
};

/** So many units later (or earlier); a day that a month does not have becomes its last. */
export const addUnits = (unit: TimeUnit, ms: CivilMs, count: number): CivilMs => {
  switch (unit) {
    case "hour":
      return ms + count * hourMs;
    case "day":
      return ms + count * dayMs;
    case "week":
      return ms + count * 7 * dayMs;
    case "month":
      return addMonths(ms, count);
    case "quarter":
      return addMonths(ms, count * 3);
    case "year":
      return addMonths(ms, count * 12);
  }
};

const addMonths = (ms: CivilMs, count: number): CivilMs => {
  const { year, month, day } = civilParts(ms);
  const first = civilDay(year, month + count, 1);
  const days = Math.round((civilDay(year, month + count + 1, 1) - first) / dayMs);
  return first + (Math.min(day, days) - 1) * dayMs + (((ms % dayMs) + dayMs) % dayMs);
};

const monthNames =
  "January February March April May June July August September October November December".split(
    " ",
  );

/** The number of a month by its English name or three letters, from 1. */
export const monthNumber = (word: string): number | undefined => {
  const at = monthNames.findIndex((name) => {
    const small = name.toLowerCase();
    return (
      word === small || word === small.slice(0, 3) || (word === "sept" && small === "september")
    );
  });
  return at < 0 ? undefined : at + 1;
};

/** `March 2025`. */
export const formatMonth = (ms: CivilMs): string => {
  const { year, month } = civilParts(ms);
  return `${monthNames[month - 1] ?? ""} ${year}`;
};

/** `5 March 2025`, with the hour where it is not midnight. */
export const formatDay = (ms: CivilMs): string => {
  const { day } = civilParts(ms);
  const time = ms % dayMs === 0 ? "" : `, ${new Date(ms).toISOString().slice(11, 16)}`;
  return `${day} ${formatMonth(ms)}${time}`;
};

/** A bucket in words: `March 2025`, `Q1 2025`, `2025`, `the week of 3 March 2025`. */
export const formatBucket = (unit: TimeUnit, ms: CivilMs): string => {
  const { year, month } = civilParts(ms);
  switch (unit) {
    case "year":
      return String(year);
    case "quarter":
      return `Q${Math.ceil(month / 3)} ${year}`;
    case "month":
      return formatMonth(ms);
    case "week":
      return `week of ${formatDay(ms)}`;
    case "day":
    case "hour":
      return formatDay(ms);
  }
};
