import type { Cell } from "../../analytics/query/query-runner.js";
import { figureTolerance } from "./rows-digest.js";

type Row = readonly Cell[];

/**
 * Whether two results have the same rows, in whichever order. `places` says where each column of the first
 * stands in the second. Fractions are added up in the order in which the engine comes by them, so that
 * their last digits may be others.
 */
export const sameRows = (
  first: readonly Row[],
  second: readonly Row[],
  places: readonly number[],
): boolean => {
  if (first.length !== second.length) return false;
  const placed = second.map((row) => places.map((at) => row[at] ?? null));
  const [left, right] = [first.toSorted(byText), placed.toSorted(byText)];
  return left.every((row, at) => row.every((cell, column) => isSame(cell, right[at]?.[column])));
};

/** By what is no fraction, so that the last digits of one do not decide about the order. */
const byText = (one: Row, other: Row): number => {
  const [left, right] = [textOf(one), textOf(other)];
  return left < right ? -1 : left > right ? 1 : 0;
};

const textOf = (row: Row): string => {
  const exact = row.map((cell) => (isFraction(cell) ? null : cell));
  const rounded = row.map((cell) => (isFraction(cell) ? cell.toPrecision(6) : null));
  return JSON.stringify([exact, rounded]);
};

const isFraction = (cell: Cell): cell is number =>
  typeof cell === "number" && !Number.isInteger(cell);

const isSame = (one: Cell, other: Cell | undefined): boolean => {
  if (typeof one !== "number" || typeof other !== "number") return one === other;
  return Math.abs(one - other) <= figureTolerance * Math.max(Math.abs(one), Math.abs(other));
};
