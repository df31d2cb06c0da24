import { dayMs, type TimeGrain } from "../../query-result/time-grain.js";
import type { ChartRow } from "../chart-rows.js";

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
  const groups = bySeries(rows, time, series);
  const missing: ChartRow[] = [];
  for (const group of groups?.values() ?? []) {
    for (const at of missingTimes([...group.keys()], grain)) {
      const [sample = {}] = group.values();
      missing.push(emptyRow(sample, { time, at, series }));
      if (missing.length > periodsMax) return rows;
    }
  }
  return missing.length === 0 ? rows : [...rows, ...missing];
};

/** The rows of each series by their time; undefined where one has none. */
const bySeries = (
  rows: readonly ChartRow[],
  time: string,
  series: string | undefined,
): ReadonlyMap<unknown, ReadonlyMap<number, ChartRow>> | undefined => {
  const groups = new Map<unknown, Map<number, ChartRow>>();
  for (const row of rows) {
    const at = row[time];
    if (typeof at !== "number" || Number.isNaN(at)) return undefined;
    const name = series === undefined ? "" : row[series];
    const group = groups.get(name) ?? new Map<number, ChartRow>();
    groups.set(name, group.set(at, row));
  }
  return groups;
};

/** The periods between the first and the last of some times that are none of them. */
function* missingTimes(times: readonly number[], grain: TimeGrain): Generator<number> {
  const there = new Set(times);
  const sorted = [...times].sort((left, right) => left - right);
  const end = sorted.at(-1) ?? 0;
  let at = next(sorted[0] ?? 0, grain);
  while (at !== undefined && at < end) {
    if (!there.has(at)) yield at;
    at = next(at, grain);
  }
}

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
