import { dayMs, type TimeGrain } from "../chat/time-grain.js";
import type { ChartRow } from "./chart-rows.js";

const monthsOf: Readonly<Partial<Record<TimeGrain, number>>> = { month: 1, quarter: 3, year: 12 };
const daysOf: Readonly<Partial<Record<TimeGrain, number>>> = { day: 1, week: 7 };

/** More periods than anybody can see; so many missing ones mean that the grain was misread. */
const periodsMax = 2000;

/** The next period of a grain, both in milliseconds UTC; undefined where periods have no length. */
const next = (time: number, grain: TimeGrain): number | undefined => {
  const [months, days] = [monthsOf[grain], daysOf[grain]];
  if (months !== undefined) {
    const date = new Date(time);
    return date.setUTCMonth(date.getUTCMonth() + months);
  }
  return days === undefined ? undefined : time + days * dayMs;
};

/**
 * Adds a row without a figure for each period that a series misses between its first and its last, so that
 * a line breaks there in place of running straight across.
 */
export const fillGaps = (
  rows: readonly ChartRow[],
  { time, series, grain }: { time: string; series: string | undefined; grain: TimeGrain },
): readonly ChartRow[] => {
  const groups = new Map<unknown, Map<number, ChartRow>>();
  for (const row of rows) {
    const at = row[time];
    if (typeof at !== "number" || Number.isNaN(at)) return rows;
    const name = series === undefined ? "" : row[series];
    const group = groups.get(name) ?? new Map<number, ChartRow>();
    groups.set(name, group.set(at, row));
  }
  const missing: ChartRow[] = [];
  for (const group of groups.values()) {
    const times = [...group.keys()].sort((left, right) => left - right);
    const sample = group.get(times[0] ?? 0) ?? {};
    const end = times.at(-1) ?? 0;
    for (let at = next(times[0] ?? 0, grain); at !== undefined && at < end; at = next(at, grain)) {
      if (!group.has(at)) missing.push(emptyRow(sample, { time, at, series }));
      if (missing.length > periodsMax) return rows;
    }
  }
  return missing.length === 0 ? rows : [...rows, ...missing];
};

/** A row of a series at a time, with no figure in it. */
const emptyRow = (
  sample: ChartRow,
  { time, at, series }: { time: string; at: number; series: string | undefined },
): ChartRow =>
  Object.fromEntries(
    Object.entries(sample).map(([name, value]) => {
      if (name === time) return [name, at];
      return [name, name === series || typeof value === "string" ? value : null];
    }),
  );
