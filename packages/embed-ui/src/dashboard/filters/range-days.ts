import { daysOf } from "./filter-words.js";

/**
 * The first and the last day that a range means on a day; undefined for a text that is no range. As the service
 * reads it: the present unit up to today, and the whole ones before it; weeks begin on Monday.
 */
export const rangeDays = (range: string, today: string): readonly [string, string] | undefined => {
  const days = daysOf(range);
  if (days !== undefined) return days;
  if (range === "today") return [today, today];
  const [year = 0, month = 1, day = 1] = today.split("-").map(Number);
  if (range === "yesterday") {
    const before = dayOf(year, month, day - 1);
    return [before, before];
  }
  const [, digits, unit] = relative.exec(range) ?? [];
  if (unit === undefined) return undefined;
  const before = Number(digits ?? 1) - 1;
  switch (unit) {
    case "day":
      return [dayOf(year, month, day - before), today];
    case "week":
      return [dayOf(year, month, day - daysSinceMonday(today) - 7 * before), today];
    case "month":
      return [dayOf(year, month - before, 1), today];
    case "quarter":
      return [dayOf(year, month - ((month - 1) % 3) - 3 * before, 1), today];
    default:
      return [dayOf(year - before, 1, 1), today];
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

const relative = /^(?:this|last(?: (\d{1,4}))?) (day|week|month|quarter|year)s?$/;

const dayOf = (year: number, month: number, day: number): string =>
  new Date(Date.UTC(year, month - 1, day)).toISOString().slice(0, 10);

const daysSinceMonday = (day: string): number => (new Date(`${day}T00:00:00Z`).getUTCDay() + 6) % 7;
