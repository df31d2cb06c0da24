import type { DashboardFilter } from "@embedded-analytics/client";

/**
 * Whether a filter can have these values, as far as its definition says so: the service refuses others, and with
 * them every tile that the filter reaches. None at all is always possible.
 */
export const canHave = (
  { type, options = [], multiple = false, default: byDefault }: DashboardFilter,
  values: readonly unknown[],
): boolean => {
  if (values.length === 0) return true;
  if (values.length > 1) return multiple && type !== "granularity";
  const [value] = values;
  if (type === "granularity") return options.some((option) => option === value);
  // Of times the definition does not speak: a filter is known to be over one by its default alone.
  return !isDateRange(byDefault) || isDateRange(value);
};

/** The most units of a relative range, and the most days of a fixed one. */
const [countMax, daysMax] = [1000, 300_000];

const relative = /^(?:this|last(?: (\d{1,4}))?) (?:day|week|month|quarter|year)s?$/;

/** Whether the service reads a value as a range of days: written in either case, also a single day. */
const isDateRange = (value: unknown): boolean => {
  if (typeof value !== "string") return false;
  const words = value.trim().toLowerCase();
  if (words === "today" || words === "yesterday") return true;
  const count = relative.exec(words);
  if (count !== null) return Number(count[1] ?? 1) >= 1 && Number(count[1] ?? 1) <= countMax;
  const [first = "", last = first, ...more] = words.split("..");
  const days = (timeOf(last) - timeOf(first)) / 86_400_000;
  return more.length === 0 && days >= 0 && days <= daysMax;
};

/** The time of a day such as `2026-03-31`; `NaN` for one that is not in the calendar, or out of the years 1000 to 9000. */
const timeOf = (text: string): number => {
  const day = text.trim();
  const time = /^\d{4}-\d\d-\d\d$/.test(day) ? Date.parse(`${day}T00:00:00Z`) : Number.NaN;
  if (Number.isNaN(time) || day < "1000" || day >= "9001") return Number.NaN;
  return new Date(time).toISOString().startsWith(day) ? time : Number.NaN;
};
