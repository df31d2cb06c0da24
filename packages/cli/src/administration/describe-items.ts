import { cleanLine } from "../terminal/text/plain-text.js";
import { leftAligned, widthOf } from "../terminal/text/text-width.js";

/** An item of a list, as the service answers it. */
export type Item = Readonly<Record<string, unknown>>;

/** Items as a table with these columns; a sentence where there are none. */
export const describeItems = (items: readonly Item[], columns: readonly string[]): string => {
  if (items.length === 0) return "There are none.\n";
  const rows = [columns, ...items.map((item) => columns.map((column) => cell(item[column])))];
  const widths = columns.map((_, at) => Math.max(...rows.map((row) => widthOf(row[at] ?? ""))));
  return rows
    .map((row) => row.map((text, at) => leftAligned(text, widths[at] ?? 0)).join("  "))
    .map((line) => `${line.trimEnd()}\n`)
    .join("");
};

/** Texts come from users, so that nothing of them may move a cursor or begin a line. */
const cell = (value: unknown): string => {
  if (value === undefined || value === null) return "-";
  if (Array.isArray(value)) return value.length === 0 ? "-" : value.map(cell).join(", ");
  return cleanLine(typeof value === "string" ? value : JSON.stringify(value));
};
