import type { Answered } from "./answered.js";
import { formatCell, numbersIn } from "./cells.js";
import { formatFigure, sumOf } from "./figures.js";
import { formatMeasured } from "./formats.js";
import { measureLabel } from "./labels.js";

/** Counts of several events: how many of each in all, and in which step most of them happened. */
export const eventSentences = ({ form, cube, statement, rows }: Answered): readonly string[] => {
  const { columns } = statement;
  const bucket = columns.find(({ role }) => role === "bucket");
  return form.measures.map((measure, index) => {
    const at = index + (bucket === undefined ? 0 : 1);
    const label = measureLabel(cube, measure);
    const figures = numbersIn(rows, at);
    if (bucket === undefined)
      return `${label}: ${formatMeasured(cube, measure, rows.data[0]?.[at])}.`;
    const [most] = [...figures].sort((left, right) => right.figure - left.figure);
    const isWhole = rows.totalRows === rows.data.length;
    const total = isWhole ? sumOf(figures.map(({ figure }) => figure)) : undefined;
    const all = total === undefined ? "" : ` ${formatFigure(total)} in all,`;
    return most === undefined
      ? `${label}: none.`
      : `${label}:${all} the most in ${formatCell(bucket, most.row[0])} with ${formatMeasured(cube, measure, most.figure)}.`;
  });
};
