import type { Answered } from "./answered.js";
import { formatCell, numbersIn } from "./cells.js";
import { formatFigure, sumOf } from "./figures.js";
import { formatMeasured } from "./formats.js";
import { measureLabel } from "./labels.js";

/** Counts of several events: how many of each in all, and in which step or group most of them happened. */
export const eventSentences = ({ form, cube, statement, rows }: Answered): readonly string[] => {
  const heads = statement.columns.filter(({ role }) => role === "bucket" || role === "group");
  return form.measures.map((measure, index) => {
    const at = index + heads.length;
    const label = measureLabel(cube, measure);
    const figures = numbersIn(rows, at);
    if (heads.length === 0)
      return `${label}: ${formatMeasured(cube, measure, rows.data[0]?.[at])}.`;
    const [most] = [...figures].sort((left, right) => right.figure - left.figure);
    const isWhole = rows.totalRows === rows.data.length && form.ranking?.count === undefined;
    const total = isWhole ? sumOf(figures.map(({ figure }) => figure)) : undefined;
    const all = total === undefined ? "" : ` ${formatFigure(total)} in all,`;
    const place = heads.map((head, of) => formatCell(head, most?.row[of])).join(", ");
    return most === undefined
      ? `${label}: none.`
      : `${label}:${all} the most in ${place} with ${formatMeasured(cube, measure, most.figure)}.`;
  });
};
