import { safeLocale } from "../i18n/safe-locale.js";
import type { TimeGrain } from "./time-grain.js";

/** How a time of each grain is written; `week` is its first day. */
const options: Readonly<Record<Exclude<TimeGrain, "quarter">, Intl.DateTimeFormatOptions>> = {
  year: { year: "numeric" },
  month: { year: "numeric", month: "short" },
  week: { year: "numeric", month: "short", day: "numeric" },
  day: { year: "numeric", month: "short", day: "numeric" },
  time: { year: "numeric", month: "short", day: "numeric", hour: "numeric", minute: "2-digit" },
};

/** `Intl` has no format for quarters; the letter that some languages write in place of Q. */
const quarterLetters: Readonly<Record<string, string | undefined>> = {
  es: "T",
  fr: "T",
  it: "T",
  pt: "T",
};

const formats = new Map<string, Intl.DateTimeFormat>();

/** A format is costly to make, and one table wants the same one for every cell. */
const formatOf = (locale: string, grain: keyof typeof options): Intl.DateTimeFormat => {
  const key = `${locale} ${grain}`;
  const made =
    formats.get(key) ?? new Intl.DateTimeFormat(locale, { ...options[grain], timeZone: "UTC" });
  formats.set(key, made);
  return made;
};

/** A time, in milliseconds as `readTime` gives it, in the reader's words: "Mar 2026", "Q2 2026". */
export const formatTime = (time: number, grain: TimeGrain, formatLocale: string): string => {
  const locale = safeLocale(formatLocale);
  if (grain !== "quarter") return formatOf(locale, grain).format(time);
  const quarter = Math.floor(new Date(time).getUTCMonth() / 3) + 1;
  const letter = quarterLetters[locale.split("-")[0] ?? ""] ?? "Q";
  return `${letter}${quarter} ${formatOf(locale, "year").format(time)}`;
};
