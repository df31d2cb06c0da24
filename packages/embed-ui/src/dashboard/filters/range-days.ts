import { daysOf } from "./filter-words.js";

/**
 * The first and the last day that a range means on a day; undefined for a text that is no range. As the service
 * reads it: the last days with today, the last weeks and longer units without the present one, or this one up to
 * today; weeks begin on Monday.
 */
export const rangeDays = (range: string, today: string): readonly [string, string] | undefined => {
  const days = daysOf(range);
  if (days !== undefined) return days;
  if (range === "today") return [today, today];
  if (range === "yesterday") return [daysBefore(today, 1), daysBefore(today, 1)];
  const [, present, digits, unit] = relative.exec(range) ?? [];
  if (unit === undefined) return undefined;
  const count = present === undefined ? Number(digits ?? 1) : 0;
  if (unit === "day") return [daysBefore(today, Math.max(count, 1) - 1), today];
  const to = count === 0 ? today : daysBefore(startOf(unit, today, 0), 1);
  return [startOf(unit, today, -count), to];
};

/** The first day of the unit that a day is in, or of one so many units later. */
const startOf = (unit: string, today: string, units: number): string => {
  const [year = 0, month = 1, day = 1] = today.split("-").map(Number);
  switch (unit) {
    case "week":
      return dayOf(year, month, day - daysSinceMonday(today) + 7 * units);
    case "month":
      return dayOf(year, month + units, 1);
    case "quarter":
      return dayOf(year, month - ((month - 1) % 3) + 3 * units, 1);
    default:
      return dayOf(year + units, 1, 1);
  }
};

/** The day that it is in a zone. */
export const todayIn = (timezone: string): string => {
  const parts = new Intl.DateTimeFormat("en", {
    timeZone: timezone,
    ...{ year: "numeric", month: "2-digit", day: "2-digit" },
  }).formatToParts(new Date());
  const of = (type: string): string => parts.find((part) => part.type === type)?.value ?? "";
  return `${of("year")}-${of("month")}-${of("day")}`;
};

const relative = /^(?:(this)|last(?: (\d{1,4}))?) (day|week|month|quarter|year)s?$/;

const dayOf = (year: number, month: number, day: number): string =>
  new Date(Date.UTC(year, month - 1, day)).toISOString().slice(0, 10);

const daysBefore = (date: string, days: number): string => {
  const [year = 0, month = 1, day = 1] = date.split("-").map(Number);
  return dayOf(year, month, day - days);
};

const daysSinceMonday = (day: string): number => (new Date(`${day}T00:00:00Z`).getUTCDay() + 6) % 7;
