import type { Cell, Column } from "./tool-result.js";

/** What one value of a time column stands for. */
export type TimeGrain = "year" | "quarter" | "month" | "week" | "day" | "time";

const pattern = /^(\d{4})-(\d\d)-(\d\d)(?:[T ](\d\d):(\d\d)(?::(\d\d)(?:\.\d+)?)?)?Z?$/;

/**
 * Reads the text of a time as milliseconds since 1970, taking its digits for UTC. The service has written
 * it in the session's zone already, so it must not be moved to another one. NaN for any other text.
 */
export const readTime = (cell: Cell): number => {
  const parts = pattern.exec(String(cell));
  if (parts === null) return Number.NaN;
  const [year = 0, month = 1, day = 1, hour = 0, minute = 0, second = 0] = parts
    .slice(1)
    .map((part) => Number(part || 0));
  return Date.UTC(year, month - 1, day, hour, minute, second);
};

const named: readonly TimeGrain[] = ["year", "quarter", "month", "week", "day"];

/** The grain of a time column: what its name ends with, else what all of its values are the beginning of. */
export const timeGrain = ({ name }: Column, cells: readonly Cell[]): TimeGrain => {
  const times = new Set(cells.filter((cell) => cell !== null).map(readTime));
  const dates = [...times].filter((time) => !Number.isNaN(time)).map((time) => new Date(time));
  const all = (test: (date: Date) => boolean): boolean => dates.every(test);
  if (!all((date) => date.getTime() % dayMs === 0)) return "time";
  const fits: Readonly<Record<TimeGrain, boolean>> = {
    year: all((date) => date.getUTCMonth() === 0 && date.getUTCDate() === 1),
    quarter: all((date) => date.getUTCMonth() % 3 === 0 && date.getUTCDate() === 1),
    month: all((date) => date.getUTCDate() === 1),
    week: new Set(dates.map((date) => date.getUTCDay())).size <= 1,
    day: true,
    time: true,
  };
  const own = named.find((grain) => new RegExp(`(^|[_. ])${grain}s?$`, "i").test(name));
  if (own !== undefined && fits[own]) return own;
  // One or two values are the first of a month by chance; a name says more than they do.
  if (dates.length >= 2 && fits.year) return "year";
  if (dates.length >= 3 && fits.quarter) return "quarter";
  if (dates.length >= 2 && fits.month) return "month";
  return "day";
};

export const dayMs = 86_400_000;
