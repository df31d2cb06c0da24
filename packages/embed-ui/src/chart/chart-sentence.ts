import { cellFormats, isNumeric } from "../query-result/format-cell.js";
import type { ToolResult } from "../query-result/tool-result.js";
import type { Texts } from "../i18n/texts.js";

/** What a chart shows, in a sentence for those who cannot see it: title, size, lowest and highest value. */
export const chartSentence = (
  { title, columns, rows }: Pick<ToolResult, "title" | "columns" | "rows">,
  { say }: Texts,
  formatLocale: string,
): string => {
  const figures = columns.findIndex((column) => isNumeric(column));
  const names = columns.findIndex((column) => !isNumeric(column));
  const begin = say("chart", {
    title: title || say("result"),
    values: say("chartValues", { count: rows.length }),
  });
  const sorted = rows
    .filter((row) => typeof row[figures] === "number")
    .sort((left, right) => Number(left[figures]) - Number(right[figures]));
  const [lowest, highest] = [sorted[0], sorted.at(-1)];
  if (figures < 0 || names < 0 || !lowest || !highest || sorted.length < 2) return begin;
  const formats = cellFormats(columns, rows, formatLocale);
  const written = (row: (typeof rows)[number], index: number): string =>
    formats[index]?.(row[index] ?? null) ?? "";
  const range = say("chartRange", {
    highest: written(highest, names),
    most: written(highest, figures),
    lowest: written(lowest, names),
    least: written(lowest, figures),
  });
  return `${begin} ${range}`;
};
