import { cleanLine } from "../text/plain-text.js";
import { cut, leftAligned, rightAligned, widthOf } from "../text/text-width.js";
import { formatCells, type Result } from "./result.js";
import { formatFigure } from "./format-figure.js";
import { span, type Canvas, type TextLine } from "./text-line.js";

const rowsShown = 10;
const gap = "  ";
/** Narrower texts say nothing. */
const textWidthMin = 8;

/** The first rows with the columns that have room; figures are never cut, texts may be. */
export const drawTable = (result: Result, { width }: Canvas): readonly TextLine[] => {
  const columns = fitted(columnsOf(result), width);
  const hidden = result.columns.length - columns.length;
  const line = (of: (column: TableColumn) => string): string =>
    columns
      .map((column) => {
        const text = cut(of(column), column.width);
        return column.isFigure ? rightAligned(text, column.width) : leftAligned(text, column.width);
      })
      .join(gap)
      .trimEnd();
  const shown = result.rows.slice(0, rowsShown);
  const more = result.totalRows - shown.length;
  return [
    [
      span(
        line(({ head }) => head),
        "bold",
      ),
    ],
    [span(columns.map((column) => "─".repeat(column.width)).join(gap), "dim")],
    ...shown.map((_, at) => [span(line(({ cells }) => cells[at] ?? ""))]),
    ...(more > 0 ? [[span(`… and ${formatFigure(more)} more`, "dim")]] : []),
    ...(hidden > 0
      ? [[span(`… and ${hidden} more ${hidden === 1 ? "column" : "columns"}`, "dim")]]
      : []),
  ];
};

interface TableColumn {
  readonly head: string;
  readonly cells: readonly string[];
  readonly isFigure: boolean;
  readonly width: number;
}

const columnsOf = ({ columns, rows }: Result): readonly TableColumn[] =>
  columns.map(({ name, kind }, at) => {
    const head = cleanLine(name);
    // All of them say how exact a column is, also those that are not shown.
    const all = rows.map((row) => row[at] ?? null);
    const cells = formatCells(kind, all).slice(0, rowsShown);
    const width = Math.max(1, ...[head, ...cells].map(widthOf));
    return { head, cells, isFigure: kind === "number", width };
  });

/** Takes room from the widest text until all fit, then from the number of columns. */
const fitted = (columns: readonly TableColumn[], width: number): readonly TableColumn[] => {
  const excess =
    columns.reduce((sum, column) => sum + column.width + gap.length, -gap.length) - width;
  if (excess <= 0) return columns;
  const widest = columns.reduce<TableColumn | undefined>(
    (most, column) => (column.isFigure || column.width <= (most?.width ?? 0) ? most : column),
    undefined,
  );
  if (widest !== undefined && widest.width > textWidthMin) {
    const taken = Math.min(excess, Math.ceil((widest.width - textWidthMin) / 2));
    return fitted(
      columns.map((column) =>
        column === widest ? { ...column, width: column.width - taken } : column,
      ),
      width,
    );
  }
  return columns.length > 1 ? fitted(columns.slice(0, -1), width) : columns;
};
