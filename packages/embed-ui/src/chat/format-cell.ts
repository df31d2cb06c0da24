import type { Cell, Column } from "./tool-result.js";

/** Whether a column holds figures. */
export const isNumeric = (column: Column | undefined): boolean =>
  column?.type === "Double" || column?.type === "Int64";

/** A cell as it is read: digits grouped, dates without an empty time of day, nothing for null. */
export const formatCell = (cell: Cell, column: Column, locale?: string): string => {
  if (cell === null) return "";
  if (typeof cell === "number") return formatNumber(cell, column, locale);
  // A number that a double would change comes as text; its digits are grouped, and none is lost.
  if (isNumeric(column) && /^-?\d+$/.test(String(cell))) {
    return BigInt(String(cell)).toLocaleString(locale);
  }
  return column.type === "Time" ? formatTime(String(cell)) : String(cell);
};

const formatNumber = (value: number, { name, type }: Column, locale?: string): string => {
  // The number of a year is a name, and not an amount.
  if (type === "Int64" && /(^|_)year$/i.test(name)) return String(value);
  return value.toLocaleString(locale, { maximumFractionDigits: 2 });
};

/** Months and years are what a truncated time means; which of them is for the reader to see. */
const formatTime = (text: string): string =>
  text
    .replace("T", " ")
    .replace(/\.0+(?=Z?$)/, "")
    .replace(/ 00:00(:00)?Z?$/, "");
