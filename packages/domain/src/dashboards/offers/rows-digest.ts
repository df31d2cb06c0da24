import type { Cell } from "../../analytics/query/query-runner.js";

/** By how much of itself a figure may be another one when it is computed once more (K2). */
export const figureTolerance = 1e-9;

/** Sums of figures are kept apart in so many groups of rows, so that a small one is not lost in a large one. */
const groupsMax = 1024;

/** Of the rows of one group: sums of a column's figures, of their squares, and of their sizes. */
interface FigureSums {
  sum: number;
  squares: number;
  size: number;
}

/**
 * What is left of a result of any length: its rows in no order, as sums. Two results with the same rows have the same
 * digest. With other rows they have another one but for a chance of one in many millions, or a difference that is
 * smaller than what figures may differ by in sum. Figures are fractions, which are added up in the order in which the
 * engine comes by them: their last digits do not count.
 */
export class RowsDigest {
  #rows = 0;
  #first = 0;
  #second = 0;
  /** By column and group of rows. */
  readonly #figures = new Map<number, FigureSums>();

  constructor(private readonly isFigure: readonly boolean[]) {}

  add(row: readonly Cell[]): void {
    const figures: (readonly [number, number])[] = [];
    const exact = row.map((cell, column) => {
      if (this.isFigure[column] !== true || typeof cell !== "number") return cell;
      figures.push([column, cell]);
      return {};
    });
    const text = JSON.stringify(exact);
    const [first, second] = [hashOf(text, 0x811c9dc5), hashOf(text, 0x2f0b4c47)];
    this.#rows += 1;
    this.#first = (this.#first + first) >>> 0;
    this.#second = (this.#second + second) >>> 0;
    // Figures that two rows of a group have changed make another sum by it.
    const weight = 1 + second / 2 ** 32;
    for (const [column, figure] of figures) {
      const sums = this.#sumsAt(column * groupsMax + (first % groupsMax));
      sums.sum += weight * figure;
      sums.squares += weight * figure * figure;
      sums.size += weight * Math.abs(figure);
    }
  }

  isSame(other: RowsDigest): boolean {
    return (
      this.#rows === other.#rows &&
      this.#first === other.#first &&
      this.#second === other.#second &&
      this.#figures.size === other.#figures.size &&
      [...this.#figures].every(([at, sums]) => isNear(sums, other.#figures.get(at)))
    );
  }

  #sumsAt(at: number): FigureSums {
    const sums = this.#figures.get(at) ?? { sum: 0, squares: 0, size: 0 };
    this.#figures.set(at, sums);
    return sums;
  }
}

const isNear = (one: FigureSums, other: FigureSums | undefined): boolean => {
  if (other === undefined) return false;
  const isWithin = (left: number, right: number, size: number): boolean =>
    Math.abs(left - right) <= figureTolerance * size;
  return (
    isWithin(one.sum, other.sum, Math.max(one.size, other.size)) &&
    isWithin(one.squares, other.squares, 2 * Math.max(one.squares, other.squares))
  );
};

/** FNV-1a over the units of a text, stirred once more, so that neighbours do not add up to the same. */
const hashOf = (text: string, seed: number): number => {
  let hash = seed;
  for (let at = 0; at < text.length; at += 1) {
    hash = Math.imul(hash ^ text.charCodeAt(at), 0x01000193);
  }
  hash = Math.imul(hash ^ (hash >>> 16), 0x85ebca6b);
  hash = Math.imul(hash ^ (hash >>> 13), 0xc2b2ae35);
  return (hash ^ (hash >>> 16)) >>> 0;
};
