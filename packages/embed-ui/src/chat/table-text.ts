import type { Cell, Column } from "./tool-result.js";

/** Rows with tabs between cells, as a spreadsheet takes them. A text that it would run gets a `'` before it. */
export const tableText = (columns: readonly Column[], rows: readonly (readonly Cell[])[]): string =>
  [columns.map(({ name }) => textCell(name)), ...rows.map((row) => row.map(cellText))]
    .map((cells) => cells.join("\t"))
    .join("\n");

const cellText = (cell: Cell): string =>
  typeof cell === "string" ? textCell(cell) : String(cell ?? "");

const textCell = (text: string): string => {
  const flat = text.replace(/[\t\r\n]+/g, " ");
  const isNumber = /^-?\d+(\.\d+)?$/.test(flat);
  return /^[=+\-@\t\r]/.test(text) && !isNumber ? `'${flat}` : flat;
};
