import { safeLocale } from "../i18n/safe-locale.js";
import type { Cell } from "./tool-result.js";

/**
 * The rows in the order of one of their columns: figures by size, texts by the collation of a language.
 * Empty cells come last, equal ones stay in order.
 */
export const sortRows = (
  rows: readonly (readonly Cell[])[],
  column: number,
  isDescending: boolean,
  locale: string,
): readonly (readonly Cell[])[] => {
  const sign = isDescending ? -1 : 1;
  const { compare: compareTexts } = new Intl.Collator(safeLocale(locale), { numeric: true });
  return [...rows].sort((left, right) => {
    const [a = null, b = null] = [left[column], right[column]];
    if (a === null || b === null) return Number(a === null) - Number(b === null);
    return sign * compare(a, b, compareTexts);
  });
};

const compare = (
  left: Cell,
  right: Cell,
  compareTexts: (left: string, right: string) => number,
): number => {
  const [a, b] = [Number(left), Number(right)];
  const areNumbers = left !== "" && right !== "" && !Number.isNaN(a) && !Number.isNaN(b);
  return areNumbers ? a - b : compareTexts(String(left), String(right));
};
