import type { Cell } from "@embedded-analytics/domain";
import { formatCell } from "./cells.js";
import type { Answered } from "./answered.js";
import { besideSentences } from "./beside-sentences.js";
import { formatMeasured } from "./formats.js";
import { labelOf, measureLabel, stepLabel } from "./labels.js";

/** `16.87 % of Reservations, which are 506.`, or who has the largest share. */
export const partSentences = (answered: Answered): readonly string[] => {
  const { form, cube, statement, rows } = answered;
  if (form.part?.isBeside === true) return besideSentences(answered);
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
  if (form.time?.bucket !== undefined && form.groupBy.length === 0)
    return [
      `${label} by ${stepLabel(form.time.bucket)}: ${endsOf(rows, at, (row) => `${name(row)} with ${formatCell(columns[at], row[at])}`)}.`,
    ];
  const next =
    second === undefined
      ? ""
      : `, followed by ${name(second)} with ${formatCell(columns[at], second[at])}`;
  if (rows.data.length === 1)
    return [`Of ${label}, ${name(first)} has ${formatCell(columns[at], first[at])}.`];
  const leads = form.ranking?.direction === "asc" ? "has the least" : "leads";
  return [
    `Of ${label}: ${name(first)} ${leads} with ${formatCell(columns[at], first[at])}${next}.`,
  ];
};

type Row = readonly Cell[];

/** The highest and the lowest share of a series, whose rows are in the order of time. */
const endsOf = (
  { data }: Pick<Answered["rows"], "data">,
  at: number,
  say: (row: Row) => string,
): string => {
  const figured = data.filter((row) => typeof row[at] === "number");
  const sorted = [...figured].sort((left, right) => Number(right[at]) - Number(left[at]));
  const [highest, lowest] = [sorted[0], sorted.at(-1)];
  if (highest === undefined || lowest === undefined) return "no shares";
  return highest === lowest
    ? say(highest)
    : `the highest share is ${say(highest)}, the lowest ${say(lowest)}`;
};
