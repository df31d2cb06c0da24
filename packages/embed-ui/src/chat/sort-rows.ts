import type { Cell } from "./tool-result.js";

/** The rows in the order of one of their columns; empty cells come last, equal ones stay in order. */
export const sortRows = (
  rows: readonly (readonly Cell[])[],
  column: number,
  isDescending: boolean,
): readonly (readonly Cell[])[] => {
  const sign = isDescending ? -1 : 1;
  return [...rows].sort((left, right) => {
    const [a = null, b = null] = [left[column], right[column]];
    if (a === null || b === null) return Number(a === null) - Number(b === null);
    return sign * compare(a, b);
  });
};

const compare = (left: Cell, right: Cell): number => {
  const [a, b] = [Number(left), Number(right)];
  const areNumbers = left !== "" && right !== "" && !Number.isNaN(a) && !Number.isNaN(b);
  return areNumbers ? a - b : String(left).localeCompare(String(right));
};
