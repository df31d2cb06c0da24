import { safeLocale } from "../i18n/safe-locale.js";
import { formatTime } from "./format-time.js";
import { readTime, timeGrain } from "./time-grain.js";
import type { Cell, Column } from "./tool-result.js";

/** Whether a column holds figures. */
export const isNumeric = (column: Column | undefined): boolean =>
  column?.type === "Double" || column?.type === "Int64";

/** Writes the cells of one column. */
export type CellFormat = (cell: Cell) => string;

/**
 * How a column's cells are read: digits grouped, times in words of their grain, nothing for null.
 * `cells` are those of the whole column, since a grain is a property of all of them.
 */
export const cellFormat = (
  column: Column,
  cells: readonly Cell[],
  formatLocale: string,
): CellFormat => {
  const locale = safeLocale(formatLocale);
  if (isNumeric(column)) return numberFormat(column, locale);
  if (column.type !== "Time") return textOf;
  const grain = timeGrain(column, cells);
  return (cell) => {
    const time = readTime(cell);
    return Number.isNaN(time) ? textOf(cell) : formatTime(time, grain, locale);
  };
};

/** The formats of all columns of a result. */
export const cellFormats = (
  columns: readonly Column[],
  rows: readonly (readonly Cell[])[],
  formatLocale: string,
): readonly CellFormat[] =>
  columns.map((column, index) =>
    cellFormat(
      column,
      rows.map((row) => row[index] ?? null),
      formatLocale,
    ),
  );

const textOf: CellFormat = (cell) => (cell === null ? "" : String(cell));

const numberFormat = ({ name, type }: Column, locale: string): CellFormat => {
  const ordinary = new Intl.NumberFormat(locale, { maximumFractionDigits: 2 });
  // Two decimals would leave nothing of a small share.
  const small = new Intl.NumberFormat(locale, { maximumSignificantDigits: 4 });
  // The number of a year, or of an order, is a name, and not an amount.
  const isName = type === "Int64" && /(^|[_. ])(year|id|number|code)$/i.test(name);
  return (cell) => {
    if (cell === null) return "";
    if (typeof cell === "number") {
      if (isName) return String(cell);
      return (Math.abs(cell) < 1 ? small : ordinary).format(cell);
    }
    // A number that a double would change comes as text; its digits are grouped, and none is lost.
    const text = String(cell);
    return /^-?\d+$/.test(text) ? ordinary.format(BigInt(text)) : text;
  };
};
