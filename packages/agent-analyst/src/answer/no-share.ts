import type { Cube } from "@embedded-analytics/domain";
import type { Statement } from "../plan/columns.js";
import { numbersIn, type ResultRows } from "./cells.js";
import { labelOf } from "./labels.js";

/**
 * What is said where a share of one number of things in another came out above 100 %: then the one is no part of the other, and
 * the question was read the wrong way round, or of rows that do not belong together. Undefined for every other result.
 */
export const noShare = (
  cube: Cube,
  { columns }: Statement,
  rows: ResultRows,
): string | undefined => {
  const isCount = (name: string): boolean =>
    /^count/.test(cube.members.find((member) => member.name === name)?.aggregate ?? "");
  for (const [at, column] of columns.entries()) {
    const measure = column.role === "measure" ? column.measure : undefined;
    if (measure?.kind !== "per" || measure.isPercent !== true) continue;
    if (measure.by.kind !== "measure" || !isCount(measure.member) || !isCount(measure.by.member))
      continue;
    if (numbersIn(rows, at).some(({ figure }) => figure > 1))
      return `There are more ${labelOf(cube, measure.member)} than ${labelOf(cube, measure.by.member)}, so they are no share of them.`;
  }
  return undefined;
};
