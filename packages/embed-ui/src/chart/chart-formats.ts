import { formatTime } from "../query-result/format-time.js";
import type { TimeGrain } from "../query-result/time-grain.js";
import { safeLocale } from "../i18n/safe-locale.js";

/** Names under which Vega's expressions call the two formats. */
export const numberFormatType = "readersNumber";
export const timeFormatType = "readersTime";

/** Axes have little room ("1.2K"); tooltips are exact. */
export type Exactness = "short" | "exact";

const options: Readonly<Record<Exactness, Intl.NumberFormatOptions>> = {
  short: { notation: "compact", maximumFractionDigits: 1 },
  exact: { maximumFractionDigits: 2 },
};

const formats = new Map<string, Intl.NumberFormat>();

/** Writes a figure; `how` is an exactness and a locale, with a space between. */
export const writeNumber = (value: unknown, how: string): string => {
  if (typeof value !== "number" || !Number.isFinite(value)) return "";
  const made = formats.get(how) ?? numberFormat(how);
  formats.set(how, made);
  return made.format(value);
};

const numberFormat = (how: string): Intl.NumberFormat => {
  const [exactness, locale] = how.split(" ");
  return new Intl.NumberFormat(
    safeLocale(locale),
    options[exactness === "exact" ? "exact" : "short"],
  );
};

/** Writes a time in milliseconds, or a date; `how` is a grain and a locale, with a space between. */
export const writeTime = (value: unknown, how: string): string => {
  const time = value instanceof Date ? value.getTime() : value;
  if (typeof time !== "number" || Number.isNaN(time)) return "";
  const [grain = "day", locale] = how.split(" ");
  return formatTime(time, grain as TimeGrain, safeLocale(locale));
};
