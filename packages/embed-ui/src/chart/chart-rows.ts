import type { Charted } from "./chart-height.js";
import { readTime } from "../query-result/time-grain.js";

/** A row as Vega wants it. */
export type ChartRow = Readonly<Record<string, unknown>>;

/**
 * The rows of a result as Vega wants them: objects by column name, figures as numbers, times as
 * milliseconds whose UTC digits are those of the cell, so that no zone of the browser moves them.
 */
export const chartRows = ({
  columns,
  rows,
}: Pick<Charted, "columns" | "rows">): readonly ChartRow[] =>
  rows.map((row): ChartRow =>
    Object.fromEntries<unknown>(
      columns.map(({ name, type }, index): readonly [string, unknown] => {
        const cell = row[index] ?? null;
        if (cell === null || typeof cell !== "string") return [name, cell];
        if (type === "Double" || type === "Int64") return [name, Number(cell)];
        const time = type === "Time" ? readTime(cell) : Number.NaN;
        return [name, Number.isNaN(time) ? cell : time];
      }),
    ),
  );
