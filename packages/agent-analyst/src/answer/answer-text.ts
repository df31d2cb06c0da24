import type { Answered } from "./answered.js";
import type { Cell, Cube } from "@embedded-analytics/domain";
import type { PlanColumn, Statement } from "../plan/columns.js";
import type { LogicalForm } from "../reading/logical-form.js";
import { formatMeasured } from "./formats.js";
import { formatReading, scopeOfForm } from "./describe-form.js";
import { plainText, formatFigure } from "./figures.js";
import { measureLabel } from "./labels.js";
import { formatCell, joinedHeads, type ResultRows } from "./cells.js";
import { formatSentences } from "./sentences.js";

/** More lines than anybody reads in an answer. */
const linesMax = 10;

/**
 * The answer in words: how the question was read, the figures in full (D14), the rows that count, who leads, what changed; and with
 * the figures what must not be missed about them.
 */
export const answerText = (
  { form, cube, statement, rows }: Answered,
  warnings: readonly string[],
): string => {
  const scope = scopeOfForm(form, cube);
  const figureAt = statement.columns.findIndex(
    ({ role }) => role === "measure" || role === "present",
  );
  const isEmpty =
    rows.data.length === 0 ||
    rows.data.every((row) => row.slice(figureAt).every((cell) => cell === null));
  if (isEmpty && form.changed !== undefined)
    return `${formatReading(form, cube)}\n\nNone of them ${form.changed === "up" ? "rose" : "fell"}.\n`;
  if (isEmpty) {
    return `${[`No rows are visible for this${scope === "" ? "" : ` (${scope})`}, so there is no figure to give.`, ...warnings].join(" ")}\n`; // prettier-ignore
  }
  const sentences = [...formatSentences({ form, cube, statement, rows }), ...warnings];
  const reading = formatReading(form, cube);
  const said = sentences.join(form.single === undefined ? " " : "\n");
  // A yes or no comes before all else, also before how its question was read.
  const opening = (form.asks ?? form.whether) === undefined ? [reading, said] : [said, reading];
  return `${opening.join("\n\n")}\n${linesOf(form, cube, statement, rows)}`;
};

const linesOf = (
  form: LogicalForm,
  cube: Cube,
  { columns }: Statement,
  rows: ResultRows,
): string => {
  if (form.display === "table") return tableOf(cube, columns, rows);
  if (rows.data.length < 2 || columns.length < 2 || form.single !== undefined) return "";
  const bucket = columns.find(({ role }) => role === "bucket");
  const isLongSeries = bucket !== undefined && rows.data.length > 13;
  if (isLongSeries) return "";
  const shown = rows.data.slice(0, bucket === undefined ? linesMax : 13);
  const lines = shown.map((row) => {
    const heads = columns.flatMap((column, at) =>
      isHead(column) ? [formatCell(column, row[at])] : [],
    );
    const figures = columns.flatMap((column, at) =>
      isHead(column)
        ? []
        : [
            columns.length - heads.length > 1
              ? `${headOf(cube, column)} ${cellOf(cube, column, row[at])}`
              : cellOf(cube, column, row[at]),
          ],
    );
    return `- ${joinedHeads(cube, columns.filter(isHead), heads)}: ${figures.join("; ")}`;
  });
  const more = rows.totalRows - shown.length;
  return `\n${lines.join("\n")}\n${more > 0 ? `\n… and ${formatFigure(more)} more.\n` : ""}`;
};

const tableOf = (cube: Cube, columns: readonly PlanColumn[], rows: ResultRows): string => {
  const line = (cells: readonly string[]): string =>
    `| ${cells.map((cell) => cell.replaceAll("|", "/")).join(" | ")} |`;
  const shown = rows.data.slice(0, 50);
  const more = rows.totalRows - shown.length;
  return [
    "",
    line(columns.map((column) => headOf(cube, column))),
    line(columns.map((column) => (isHead(column) ? "---" : "---:"))),
    ...shown.map((row) => line(columns.map((column, at) => cellOf(cube, column, row[at])))),
    ...(more > 0 ? ["", `… and ${formatFigure(more)} more rows.`] : []),
    "",
  ].join("\n");
};

const cellOf = (cube: Cube, column: PlanColumn, cell: Cell | undefined): string =>
  column.role === "measure" || column.role === "part" || column.role === "running"
    ? formatMeasured(cube, "measure" in column ? column.measure : undefined, cell)
    : formatCell(column, cell);

const isHead = ({ role }: PlanColumn): boolean =>
  role === "group" || role === "bucket" || role === "period";

const headOf = (cube: Cube, column: PlanColumn): string => {
  if (column.role === "measure") return measureLabel(cube, column.measure);
  if (column.role === "running") return "running total";
  if (column.role === "part") return "of which";
  return column.role === "change_percent" ? "change in %" : plainText(column.name);
};
