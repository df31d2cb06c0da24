import type { Cell, Column } from "./tool-result.js";

/** Rows with tabs between cells, as a spreadsheet takes them. A text that it would run gets a `'` before it. */
export const tableText = (columns: readonly Column[], rows: readonly (readonly Cell[])[]): string =>
  [columns.map(({ name }) => textCell(name)), ...rows.map((row) => row.map(cellText))]
    .map((cells) => cells.join("\t"))
    .join("\n");

/** Whether a spreadsheet takes a text for a formula; a negative number is none. */
const runs = (text: string): boolean => /^[=+\-@\t\r]/.test(text) && !/^-?\d+(\.\d+)?$/.test(text);

const cellText = (cell: Cell): string =>
  typeof cell === "string" ? textCell(cell) : String(cell ?? "");

const textCell = (text: string): string => {
  const flat = text.replace(/[\t\r\n]+/g, " ");
  return runs(text) ? `'${flat}` : flat;
};
