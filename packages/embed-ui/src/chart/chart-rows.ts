import type { ToolResult } from "../chat/tool-result.js";

/** The rows of a result as Vega wants them: objects by column name, figures as numbers. */
export const chartRows = ({
  columns,
  rows,
}: Pick<ToolResult, "columns" | "rows">): readonly Record<string, unknown>[] =>
  rows.map((row) =>
    Object.fromEntries(
      columns.map(({ name, type }, index) => {
        const cell = row[index] ?? null;
        const isFigure = (type === "Double" || type === "Int64") && typeof cell === "string";
        return [name, isFigure ? Number(cell) : cell];
      }),
    ),
  );
