import type { Cell, Cube } from "@embedded-analytics/domain";
import { formatDay } from "../words/times/civil-time.js";
import type { LogicalForm, SingleRows } from "../reading/logical-form.js";
import type { Answered } from "./answered.js";
import { plainText } from "./figures.js";
import { formatMeasured } from "./formats.js";
import { labelOf, lengthLabel, measureLabel, sentenceCase } from "./labels.js";

/** `Heaviest of Shipments, by Highest Weight`: the title of a question for single rows. */
export const titleOfSingle = (
  { measures: [measure], ranking, time }: LogicalForm,
  { said, noun }: SingleRows,
  cube: Cube,
): string => {
  const count = ranking?.count ?? 1;
  const first = `${said.charAt(0).toUpperCase()}${said.slice(1)}${count > 1 ? ` ${count}` : ""}`;
  const by = measure === undefined ? "" : `, by ${labelOfRow(cube, measure)}`;
  const when = time?.range === undefined ? "" : `, ${time.range.label}`;
  return `${first} of ${plainText(noun)}${by}${when}`;
};

/** What single rows are ranked by: their own figure, and no highest of many. */
const labelOfRow = (cube: Cube, measure: LogicalForm["measures"][number]): string => {
  if (measure.kind === "between") return sentenceCase(lengthLabel(cube, measure));
  return measure.kind === "max" || measure.kind === "min"
    ? labelOf(cube, measure.member)
    : measureLabel(cube, measure);
};

/** A moment as it is said: its day, and the time of day where it has one. */
const formatMoment = (cell: string): string => {
  const at = Date.parse(/[zZ]|[+-]\d\d:?\d\d$/.test(cell) ? cell : `${cell.includes("T") ? cell : `${cell.replace(" ", "T")}${cell.length > 10 ? "" : "T00:00:00"}`}Z`); // prettier-ignore
  if (Number.isNaN(at)) return plainText(cell);
  return formatDay(at);
};

const isEmptyCell = (cell: Cell | undefined): boolean =>
  cell === null || cell === undefined || cell === "";

/** Each of the rows, with its figure first and then what tells it. */
export const singleRowSentences = ({ form, cube, statement, rows }: Answered): readonly string[] =>
  rows.data.slice(0, rowsMax).map((row, at) => {
    const parts = statement.columns.flatMap((column, index) => {
      const cell = row[index];
      if (isEmptyCell(cell) || cell === undefined) return [];
      if (column.role === "measure")
        return [`${labelOfRow(cube, column.measure)} ${figureOf(cube, column.measure, cell)}`];
      const isTime = cube.members.some(({ name, type }) => name === column.name && type === "time");
      const text = isTime ? formatMoment(String(cell)) : plainText(String(cell));
      return [`${labelOf(cube, column.name)} ${text}`];
    });
    const figure = parts[form.groupBy.filter((_, index) => !isEmptyCell(row[index])).length] ?? "";
    const number = form.ranking?.count === 1 ? "" : `${at + 1}. `;
    return `${number}${figure} (${parts.filter((part) => part !== figure).join(", ")}).`;
  });

const rowsMax = 10;

const figureOf = (cube: Cube, measure: LogicalForm["measures"][number], cell: Cell): string => {
  const isTime =
    measure.kind !== "rows" &&
    cube.members.some(({ name, type }) => name === measure.member && type === "time");
  return isTime && measure.kind !== "between" ? formatMoment(String(cell)) : formatMeasured(cube, measure, cell); // prettier-ignore
};
