import type { Cell, Column } from "./tool-result.js";

/** Rows with tabs between cells, as a spreadsheet takes them. A text that it would run gets a `'` before it. */
export const tableText = (columns: readonly Column[], rows: readonly (readonly Cell[])[]): string =>
  [columns.map(({ name }) => textCell(name)), ...rows.map((row) => row.map(cellText))]
    .map((cells) => cells.join("\t"))
    .join("\n");

/**
 * Rows as a CSV file: RFC 4180 with CRLF, UTF-8 with a byte order mark. A text that a spreadsheet would
 * run gets a `'` before it; figures stay as they came, in no locale's format.
 */
export const csvText = (columns: readonly Column[], rows: readonly (readonly Cell[])[]): string =>
  `\uFEFF${[columns.map(({ name }) => csvCell(name)), ...rows.map((row) => row.map(csvCell))]
    .map((cells) => `${cells.join(",")}\r\n`)
    .join("")}`;

const csvCell = (cell: Cell): string => {
  if (typeof cell !== "string") return String(cell ?? "");
  const text = runs(cell) ? `'${cell}` : cell;
  return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
};

/** Whether a spreadsheet takes a text for a formula; a negative number is none. */
const runs = (text: string): boolean => /^[=+\-@\t\r]/.test(text) && !/^-?\d+(\.\d+)?$/.test(text);

const cellText = (cell: Cell): string =>
  typeof cell === "string" ? textCell(cell) : String(cell ?? "");

const textCell = (text: string): string => {
  const flat = text.replace(/[\t\r\n]+/g, " ");
  return runs(text) ? `'${flat}` : flat;
};
