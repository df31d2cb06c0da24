import type { ChartRow } from "./chart-rows.js";

/** How many series a chart tells apart; the rest is drawn as one more, in grey. */
const seriesMax = 8;

/** The column of the series as they are drawn; no statement makes a column of such a name. */
export const seriesField = "series of the chart";

/** Rows with the series that each is drawn in, and the names of the series in the order of their size. */
export interface Series {
  readonly rows: readonly ChartRow[];
  readonly names: readonly string[];
  /** Whether some series were put together. */
  readonly hasRest: boolean;
}

/**
 * Tells at most `seriesMax` series apart, the largest by the sum of `measure`. The rows of the others stay
 * as they are and share a name: they are not added up, since a sum of averages would be wrong.
 */
export const limitSeries = (
  rows: readonly ChartRow[],
  field: string,
  measure: string | undefined,
  rest: string,
): Series => {
  const sizes = new Map<string, number>();
  for (const row of rows) {
    const name = nameIn(row, field);
    const value = Number(measure === undefined ? 1 : (row[measure] ?? 0));
    sizes.set(name, (sizes.get(name) ?? 0) + (Number.isFinite(value) ? Math.abs(value) : 0));
  }
  const hasRest = sizes.size > seriesMax;
  const bySize = [...sizes].sort(([, left], [, right]) => right - left).map(([name]) => name);
  const kept = hasRest ? bySize.slice(0, seriesMax) : [...sizes.keys()];
  const isKept = new Set(kept);
  return {
    rows: rows.map((row) => {
      const name = nameIn(row, field);
      return { ...row, [seriesField]: isKept.has(name) ? name : rest };
    }),
    names: hasRest ? [...kept, rest] : kept,
    hasRest,
  };
};

/** The name of a row's series; cells are texts, figures or nothing. */
const nameIn = (row: ChartRow, field: string): string => {
  const value = row[field];
  return typeof value === "string"
    ? value
    : value === null || value === undefined
      ? ""
      : JSON.stringify(value);
};
