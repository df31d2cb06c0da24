import { safeLocale } from "../i18n/safe-locale.js";

/** Marks of numbers and names of times, as Vega's own formats want them. */
export interface VegaLocale {
  readonly number: {
    readonly decimal: string;
    readonly thousands: string;
    readonly grouping: readonly number[];
    readonly currency: readonly [string, string];
  };
  readonly time: {
    readonly dateTime: string;
    readonly date: string;
    readonly time: string;
    readonly periods: readonly [string, string];
    readonly days: readonly string[];
    readonly shortDays: readonly string[];
    readonly months: readonly string[];
    readonly shortMonths: readonly string[];
  };
}

/** What Vega writes with where a specification has a format of its own, taken from `Intl` (G6). */
export const vegaLocale = (formatLocale: string): VegaLocale => {
  const locale = safeLocale(formatLocale);
  const parts = new Intl.NumberFormat(locale, { useGrouping: true }).formatToParts(-1_234_567.8);
  const part = (type: string, otherwise: string): string =>
    parts.find((each) => each.type === type)?.value ?? otherwise;
  const groups = parts.filter(({ type }) => type === "integer").map(({ value }) => value.length);
  // The leftmost group has what remains; those after it, read from the right, say how many digits each has.
  const grouping = groups.slice(1).reverse();
  const dates = (
    options: Intl.DateTimeFormatOptions,
    all: readonly number[],
  ): readonly string[] => {
    const format = new Intl.DateTimeFormat(locale, { ...options, timeZone: "UTC" });
    return all.map((time) => format.format(time));
  };
  // 4 January 1970 was a Sunday, with which Vega's weeks begin.
  const days = Array.from({ length: 7 }, (_, index) => Date.UTC(1970, 0, 4 + index));
  const months = Array.from({ length: 12 }, (_, index) => Date.UTC(1970, index, 1));
  return {
    number: {
      decimal: part("decimal", "."),
      thousands: part("group", ","),
      grouping: grouping.length === 0 ? [3] : grouping,
      currency: ["$", ""],
    },
    time: {
      dateTime: "%x, %X",
      date: "%Y-%m-%d",
      time: "%H:%M:%S",
      periods: ["AM", "PM"],
      days: dates({ weekday: "long" }, days),
      shortDays: dates({ weekday: "short" }, days),
      months: dates({ month: "long" }, months),
      shortMonths: dates({ month: "short" }, months),
    },
  };
};
