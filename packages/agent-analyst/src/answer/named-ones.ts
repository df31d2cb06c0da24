import type { Cell } from "@embedded-analytics/domain";
import type { Answered } from "./answered.js";
import { formatFigure } from "./figures.js";
import { countsThings, measureLabel } from "./labels.js";

/** What a row is called. */
export type RowName = (row: readonly Cell[] | undefined) => string;

/** More names than a sentence has room for. */
const namesMax = 10;

/** `Number of reps: 3, Ann, Ben and Cleo`: those that miss something, or have it, are one each, so that none of them leads. */
export const namedOnes = (
  { form, cube, rows }: Answered,
  heads: number,
  name: RowName,
): string | undefined => {
  const [measure, ...others] = form.measures;
  const isList =
    measure !== undefined &&
    (form.absentFrom !== undefined || form.isListed === true) &&
    others.length === 0 &&
    countsThings(cube, measure) &&
    rows.data.every((row) => Number(row[heads]) === 1);
  if (!isList) return undefined;
  const shown = rows.data.slice(0, namesMax).map((row) => name(row));
  const more = rows.totalRows - shown.length;
  const last = more > 0 ? `${formatFigure(more)} more` : shown.pop();
  const names = [shown.join(", "), last].filter((each) => each !== "").join(" and ");
  return `${measureLabel(cube, measure)}: ${formatFigure(rows.totalRows)}, ${names}.`;
};

/** The rows with those first that have a name: what belongs to nobody leads nothing. */
export const namedFirst = (
  rows: readonly (readonly Cell[])[],
  heads: number,
): { readonly ranked: readonly (readonly Cell[])[]; readonly none?: readonly Cell[] } => {
  const [first, ...others] = rows;
  if (heads !== 1 || first === undefined || others.length === 0) return { ranked: rows };
  const [head] = first;
  return head === null || head === "" ? { ranked: others, none: first } : { ranked: rows };
};
