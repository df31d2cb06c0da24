import type { Cell } from "@embedded-analytics/domain";
import type { Answered } from "./answered.js";
import { formatCell } from "./cells.js";
import { formatFigure } from "./figures.js";
import { formatMeasured } from "./formats.js";
import { labelOf, measureLabel, stepLabel } from "./labels.js";

/** More groups than a sentence names. */
const namedMax = 6;

/** `Revenue by product in each city: in Berlin Lamp leads with 20, in Hamburg Chair with 10.` */
export const firstInEach = (
  { form, cube, statement: { columns }, rows }: Answered,
  heads: number,
): string => {
  const [measure] = form.measures;
  const places = columns.slice(0, heads).map((column, at) => {
    const isWithin =
      (column.role === "bucket" && form.ranking?.inEachStep === true) ||
      (column.role === "group" && form.within.includes(column.member));
    return { column, at, isWithin };
  });
  const nameOf = (row: readonly Cell[], isOfWithin: boolean): string =>
    places
      .filter(({ isWithin }) => isWithin === isOfWithin)
      .map(({ column, at }) => formatCell(column, row[at]))
      .join(", ");
  // The rows stand in the order of their figures, so that the first one of each group leads in it.
  const firsts = new Map<string, readonly Cell[]>();
  for (const row of rows.data) {
    const group = nameOf(row, true);
    if (!firsts.has(group)) firsts.set(group, row);
  }
  const leads = form.ranking?.direction === "asc" ? "has the least" : "leads";
  const said = [...firsts].slice(0, namedMax).map(([group, row], at) => {
    const figure = formatMeasured(cube, measure, row[heads]);
    return `in ${group} ${nameOf(row, false)} ${at === 0 ? `${leads} ` : ""}with ${figure}`;
  });
  const label = measure === undefined ? "" : measureLabel(cube, measure);
  const more =
    firsts.size > namedMax ? ` … and ${formatFigure(firsts.size - namedMax)} more.` : ".";
  const { by, each } = titlesOf(form, (name) => labelOf(cube, name).toLowerCase());
  return `${label} by ${by} in each ${each}: ${said.join(", ")}${more}`;
};

/** What is ranked, and what it is the first of, each by groups and steps. */
const titlesOf = (
  { groupBy, within, ranking, time }: Answered["form"],
  titleOf: (name: string) => string,
): { readonly by: string; readonly each: string } => {
  const step = time?.bucket === undefined ? [] : [stepLabel(time.bucket)];
  const isOfStep = ranking?.inEachStep === true;
  const ranked = groupBy.filter((name) => !within.includes(name)).map(titleOf);
  const and = (...titles: readonly string[]): string => titles.join(" and ");
  return {
    by: isOfStep ? and(...ranked) : and(...step, ...ranked),
    each: isOfStep ? and(...within.map(titleOf), ...step) : and(...within.map(titleOf)),
  };
};
