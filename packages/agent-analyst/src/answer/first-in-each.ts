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
  const titled = (names: readonly string[]): string =>
    names.map((name) => labelOf(cube, name).toLowerCase()).join(" and ");
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
  const ranked = form.groupBy.filter((name) => !form.within.includes(name));
  const more =
    firsts.size > namedMax ? ` … and ${formatFigure(firsts.size - namedMax)} more.` : ".";
  const each = [
    ...(form.within.length === 0 ? [] : [titled(form.within)]),
    ...(form.ranking?.inEachStep === true && form.time?.bucket !== undefined
      ? [stepLabel(form.time.bucket)]
      : []),
  ];
  return `${label} by ${titled(ranked)} in each ${each.join(" and ")}: ${said.join(", ")}${more}`;
};
