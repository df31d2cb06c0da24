import type { DashboardFilter } from "@embedded-analytics/client";
import { formatDate, parseRange, type RangeUnit } from "@embedded-analytics/domain/dates";
import type { PlainKey } from "../../i18n/catalogue.js";
import { textIn } from "../localized.js";
import type { Texts } from "../../i18n/texts.js";
import type { FilterValue } from "./filter-state.js";

/** Ranges that a viewer may choose without writing days. */
export const rangePresets: readonly string[] = [
  ...["today", "yesterday", "last 7 days", "last 30 days", "last 90 days", "last 12 months"],
  ...["this month", "last month", "this quarter", "last quarter", "this year"],
];

/** Whether a text is a range of days; a day by itself could as well be the value of a text. */
export const isRange = (value: unknown): value is string => {
  const expression = typeof value === "string" ? parseRange(value) : undefined;
  return expression !== undefined && (expression.kind !== "fixed" || String(value).includes(".."));
};

/** The first and the last day of a range of the form `2026-01-01..2026-03-31`. */
export const daysOf = (range: string): readonly [string, string] | undefined => {
  const expression = parseRange(range);
  if (expression?.kind !== "fixed") return undefined;
  return [formatDate(expression.range.from), formatDate(expression.range.to)];
};

const presentUnits = {
  day: "today",
  week: "thisWeek",
  month: "thisMonth",
  quarter: "thisQuarter",
  year: "thisYear",
} as const satisfies Readonly<Record<RangeUnit, PlainKey>>;

/** A range in the reader's words; a text that is none stays as it is. */
export const rangeWords = (range: string, { say, locale }: Texts, formatLocale: string): string => {
  const expression = parseRange(range);
  switch (expression?.kind) {
    case undefined:
      return range;
    case "day":
      return say(expression.daysAgo === 0 ? "today" : "yesterday");
    case "this":
      return say(presentUnits[expression.unit]);
    case "last":
      return lastWords(expression.count, expression.unit, { say, locale });
    case "fixed": {
      const times = daysOf(range)?.map((day) => Date.parse(`${day}T00:00:00Z`));
      const [from = Number.NaN, to = Number.NaN] = times ?? [];
      const format = new Intl.DateTimeFormat(formatLocale, {
        dateStyle: "medium",
        timeZone: "UTC",
      });
      return format.formatRange(from, to);
    }
  }
};

/** The last so many units, such as "Last 12 months". */
const lastWords = (
  count: number,
  unit: RangeUnit,
  { say, locale }: Pick<Texts, "say" | "locale">,
): string => {
  if (count === 1) return beforeThis(unit, locale);
  // `Intl` has no unit for quarters.
  const isQuarter = unit === "quarter";
  const duration = new Intl.NumberFormat(locale, {
    style: "unit",
    unit: isQuarter ? "month" : unit,
    unitDisplay: "long",
  }).format(count * (isQuarter ? 3 : 1));
  return say("lastDuration", { duration });
};

/** The unit before the present one, such as "Last month"; the last day is today. */
const beforeThis = (unit: RangeUnit, locale: string): string => {
  const relative = new Intl.RelativeTimeFormat(locale, { numeric: "auto" });
  const words = relative.format(unit === "day" ? 0 : -1, unit);
  return words.charAt(0).toLocaleUpperCase(locale) + words.slice(1);
};

const dateFields = {
  hour: "hour",
  day: "day",
  week: "weekOfYear",
  month: "month",
  quarter: "quarter",
  year: "year",
} as const;

/** The name of a grain, such as "week". */
export const grainWords = (grain: string, locale: string): string => {
  if (!Object.hasOwn(dateFields, grain)) return grain;
  const names = new Intl.DisplayNames(locale, { type: "dateTimeField" });
  return names.of(dateFields[grain as keyof typeof dateFields]) ?? grain;
};

/** A member's name as words, where it has no title: `sales.order_city` is "Order city". */
export const memberWords = (member: string): string => {
  const words = (member.split(".").at(-1) ?? member).replaceAll("_", " ");
  return words.charAt(0).toUpperCase() + words.slice(1);
};

/** What a filter is called. */
export const titleOfFilter = (
  { name, title, member }: Pick<DashboardFilter, "name" | "title" | "member">,
  locale: string,
): string => textIn(title, locale) || memberWords(member ?? name);

/** Beyond as many, a chip counts the others. */
const namedMax = 2;

/** The values of a filter as words; beyond `most` of them the others are counted. */
export const chosenWords = (
  { type }: Pick<DashboardFilter, "type">,
  chosen: readonly FilterValue[],
  texts: Texts,
  formatLocale: string,
  most = namedMax,
): string => {
  const { say, locale } = texts;
  if (chosen.length === 0) return say("filterAll");
  if (chosen.some(isAttribute)) return say("filterOwn");
  const words = chosen.slice(0, most).map((value) => {
    if (value === null) return say("filterNone");
    if (type === "granularity") return grainWords(String(value), locale);
    return isRange(value) ? rangeWords(value, texts, formatLocale) : String(value);
  });
  const more = chosen.length - words.length;
  return more > 0 ? `${words.join(", ")} +${more}` : words.join(", ");
};

/** A default that only the service can resolve: an attribute of the viewer. */
export const isAttribute = (value: FilterValue): boolean =>
  typeof value === "string" && /^\{\s*userAttributes\./.test(value);
