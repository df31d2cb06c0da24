import type { Cell } from "../../analytics/query/query-runner.js";

/** A row as one record of CSV (RFC 4180): a null is empty, an empty text is `""`. */
export const csvLine = (cells: readonly Cell[]): string => cells.map(csvValue).join(",");

const csvValue = (cell: Cell): string => {
  if (cell === null) return "";
  if (typeof cell !== "string") return String(cell);
  const needsQuotes = cell === "" || /[",\r\n]|^\s|\s$/.test(cell);
  return needsQuotes ? `"${cell.replaceAll('"', '""')}"` : cell;
};
