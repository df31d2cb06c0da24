import { formatCell } from "./cells.js";
import type { Answered } from "./answered.js";
import { formatMeasured } from "./formats.js";
import { labelOf, measureLabel } from "./labels.js";

/** `16.87 % of Reservations, which are 506.`, or who has the largest share. */
export const partSentences = ({ form, cube, statement, rows }: Answered): readonly string[] => {
  const { columns } = statement;
  const at = columns.findIndex(({ role }) => role === "share");
  const heads = at - 1;
  const [measure] = form.measures;
  const label = measure === undefined ? "" : measureLabel(cube, measure);
  const [first = [], second] = rows.data;
  if (heads === 0)
    return [
      `${formatCell(columns[at], first[at])} of ${label}, which is ${formatMeasured(cube, measure, first[0])}.`,
    ];
  const name = (row: typeof first): string =>
    columns
      .slice(0, heads)
      .map((column, index) =>
        column.role === "group" && typeof row[index] === "boolean"
          ? `${row[index] ? "" : "not "}${labelOf(cube, column.member)}`
          : formatCell(column, row[index]),
      )
      .join(", ");
  const next =
    second === undefined
      ? ""
      : `, followed by ${name(second)} with ${formatCell(columns[at], second[at])}`;
  const leads = form.ranking?.direction === "asc" ? "has the least" : "leads";
  return [
    `Of ${label}: ${name(first)} ${leads} with ${formatCell(columns[at], first[at])}${next}.`,
  ];
};
