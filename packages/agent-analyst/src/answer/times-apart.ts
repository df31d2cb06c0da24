import type { Answered } from "./answered.js";
import { formatCell, type ResultRows } from "./cells.js";
import { formatFigure, sumOf } from "./figures.js";
import { formatMeasured } from "./formats.js";
import { addsUp } from "./labels.js";

/**
 * Rows that have a time, and those that have none, of an answer by steps of time. What has no time is no step: as one,
 * it would be the last, and often the highest.
 */
export const withTimesApart = (
  answered: Answered,
): { readonly timed: Answered; readonly timeless: ResultRows["data"] } => {
  const { rows } = answered;
  const at = bucketOf(answered);
  const timeless = at < 0 ? [] : rows.data.filter((row) => (row[at] ?? null) === null);
  if (timeless.length === 0) return { timed: answered, timeless };
  const data = rows.data.filter((row) => !timeless.includes(row));
  return {
    timed: { ...answered, rows: { data, totalRows: rows.totalRows - timeless.length } },
    timeless,
  };
};

/** `Apart from these, 336 are without a time.` */
export const timelessSentence = (
  { form, cube, statement: { columns } }: Answered,
  timeless: ResultRows["data"],
): readonly string[] => {
  const at = columns.findIndex(({ role }) => role === "measure");
  const [measure] = form.measures;
  const [first] = timeless;
  if (first === undefined || measure === undefined || at < 0) return [];
  const canAdd = addsUp(cube, measure);
  const figure = canAdd
    ? sumOf(timeless.map((row) => row[at]))
    : timeless.length === 1
      ? first[at]
      : undefined;
  if (figure === 0 || figure === null || figure === undefined) return [];
  const said = formatMeasured(cube, measure, figure);
  return [canAdd ? `Not among these: ${said} without a time.` : `Without a time it is ${said}.`];
};

/** A tool shows so many rows: what is said of those in the order of time holds up to the last of them. */
export const cutSentence = (answered: Answered): readonly string[] => {
  const { form, rows, statement } = answered;
  const at = bucketOf(answered);
  const isCut = rows.totalRows > rows.data.length && rows.data.length > 0;
  if (at < 0 || !isCut || form.ranking !== undefined) return [];
  const last = formatCell(statement.columns[at], rows.data.at(-1)?.[at]);
  return [
    `This is said of the first ${formatFigure(rows.data.length)} of ${formatFigure(rows.totalRows)} rows alone, up to ${last}.`,
  ];
};

const bucketOf = ({ statement: { columns } }: Answered): number =>
  columns.findIndex(({ role }) => role === "bucket");
