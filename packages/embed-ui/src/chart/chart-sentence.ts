import { formatCell, isNumeric } from "../chat/format-cell.js";
import type { ToolResult } from "../chat/tool-result.js";

/** What a chart shows, in a sentence for those who cannot see it: title, size, lowest and highest value. */
export const chartSentence = ({ title, columns, rows }: ToolResult): string => {
  const figures = columns.findIndex((column) => isNumeric(column));
  const names = columns.findIndex((column) => !isNumeric(column));
  const begin = `Chart: ${title}, ${rows.length} values.`;
  const [column, label] = [columns[figures], columns[names]];
  const sorted = rows
    .filter((row) => typeof row[figures] === "number")
    .sort((left, right) => Number(left[figures]) - Number(right[figures]));
  const [lowest, highest] = [sorted[0], sorted.at(-1)];
  if (!column || !label || !lowest || !highest || sorted.length < 2) return begin;
  const said = (row: (typeof rows)[number]): string =>
    `${formatCell(row[names] ?? null, label)} with ${formatCell(row[figures] ?? null, column)}`;
  return `${begin} Highest is ${said(highest)}, lowest ${said(lowest)}.`;
};
