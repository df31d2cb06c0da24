import { useMemo, useRef, useState } from "react";
import { useTexts } from "../i18n/page-texts.js";
import { useSettings } from "../settings/use-settings.js";
import { columnHead } from "./column-head.js";
import { cellFormats, isNumeric, type CellFormat } from "./format-cell.js";
import { sortRows } from "./sort-rows.js";
import type { Cell, Column } from "./tool-result.js";
import { useRowWindow, windowedFrom } from "./use-row-window.js";

interface Order {
  readonly column: number;
  readonly isDescending: boolean;
}

/** Of a row of a long table in pixels, as the style sheet sets it. */
const rowHeight = 32;

/** How a column is shown in place of what its name and its type say. */
export interface ColumnLook {
  readonly title: string | undefined;
  readonly write: CellFormat | undefined;
  /** The figure whose bar fills its cell; undefined for cells without bars. */
  readonly barMax: number | undefined;
}

const plain: readonly ColumnLook[] = [];

/** The column whose cells are buttons, and what they do with their row. */
export interface RowClick {
  readonly column: number;
  readonly onPick: (row: readonly Cell[]) => void;
  /** Whether the button of a row is pressed; undefined for buttons that do not stay so. */
  readonly isPicked?: (row: readonly Cell[]) => boolean;
}

/** Rows as a table; a column's head sorts by it, first the other way round for figures. */
export const ResultTable = ({
  columns,
  rows,
  label,
  looks = plain,
  click,
}: {
  readonly columns: readonly Column[];
  readonly rows: readonly (readonly Cell[])[];
  readonly label: string;
  /** By the place of the column. */
  readonly looks?: readonly ColumnLook[];
  readonly click?: RowClick | undefined;
}) => {
  const { locale } = useTexts();
  const { formatLocale } = useSettings();
  const [order, setOrder] = useState<Order>();
  const place = useRef<HTMLDivElement>(null);
  const shown = useMemo(
    () => (order === undefined ? rows : sortRows(rows, order.column, order.isDescending, locale)),
    [rows, order, locale],
  );
  const formats = useMemo(
    () => cellFormats(columns, rows, formatLocale).map((format, at) => looks[at]?.write ?? format),
    [columns, rows, formatLocale, looks],
  );
  const clicked = click?.column;
  const keys = useMemo(
    () => (clicked === undefined ? undefined : keysOf(shown, clicked)),
    [shown, clicked],
  );
  const { first, end, before, after } = useRowWindow(place, shown.length, rowHeight);
  const sortBy = (column: number): void => {
    const isFirst = order?.column !== column;
    const isDescending = isFirst ? isNumeric(columns[column]) : !order.isDescending;
    setOrder({ column, isDescending });
  };
  return (
    <div className="scroller" tabIndex={0} role="group" aria-label={label} ref={place}>
      <table aria-rowcount={shown.length + 1} data-long={shown.length > windowedFrom}>
        <thead>
          <tr aria-rowindex={1}>
            {columns.map((column, index) => (
              <Head
                key={index}
                column={column}
                given={looks[index]?.title}
                sort={sortOf(order, index)}
                onSort={() => {
                  sortBy(index);
                }}
              />
            ))}
          </tr>
        </thead>
        <tbody>
          <Space height={before} columns={columns.length} />
          {shown.slice(first, end).map((row, at) => (
            <Row
              key={keys?.[first + at] ?? first + at}
              row={row}
              at={first + at}
              columns={columns}
              formats={formats}
              looks={looks}
              click={click}
            />
          ))}
          <Space height={after} columns={columns.length} />
        </tbody>
      </table>
    </div>
  );
};

/** By their values, so that the row of a value that is clicked keeps the focus when the other rows go. */
const keysOf = (rows: readonly (readonly Cell[])[], column: number): readonly string[] => {
  const counts = new Map<string, number>();
  return rows.map((row) => {
    const value = String(row[column] ?? null);
    const count = (counts.get(value) ?? 0) + 1;
    counts.set(value, count);
    return `${value}\0${count}`;
  });
};

type Sort = "ascending" | "descending" | undefined;

const sortOf = (order: Order | undefined, index: number): Sort =>
  order?.column !== index ? undefined : order.isDescending ? "descending" : "ascending";

const Head = ({
  column,
  given,
  sort,
  onSort,
}: {
  readonly column: Column;
  /** A title in place of the name. */
  readonly given: string | undefined;
  readonly sort: Sort;
  readonly onSort: () => void;
}) => {
  const { title, unit } =
    given === undefined ? columnHead(column.name) : { title: given, unit: undefined };
  const arrow = sort === undefined ? "" : sort === "descending" ? "↓" : "↑";
  return (
    <th scope="col" data-numeric={isNumeric(column)} aria-sort={sort}>
      <button type="button" onClick={onSort}>
        {title}
        {unit !== undefined && <span className="unit"> {unit}</span>}
        <span aria-hidden="true" className="arrow">
          {arrow}
        </span>
      </button>
    </th>
  );
};

const Row = ({
  row,
  at,
  columns,
  formats,
  looks,
  click,
}: {
  readonly row: readonly Cell[];
  readonly at: number;
  readonly columns: readonly Column[];
  readonly formats: readonly CellFormat[];
  readonly looks: readonly ColumnLook[];
  readonly click: RowClick | undefined;
}) => (
  <tr aria-rowindex={at + 2}>
    {columns.map((column, index) => (
      <td key={index} data-numeric={isNumeric(column)}>
        {click?.column === index ? (
          <button
            type="button"
            className="cell-button"
            aria-pressed={click.isPicked?.(row)}
            onClick={() => {
              click.onPick(row);
            }}
          >
            <bdi>{formats[index]?.(row[index] ?? null)}</bdi>
          </button>
        ) : (
          <bdi>{formats[index]?.(row[index] ?? null)}</bdi>
        )}
        <Bar cell={row[index] ?? null} most={looks[index]?.barMax} />
      </td>
    ))}
  </tr>
);

/** How large a figure is beside the largest of its column, for the eye alone. */
const Bar = ({ cell, most }: { readonly cell: Cell; readonly most: number | undefined }) => {
  const share = most === undefined || cell === null ? 0 : Math.abs(Number(cell)) / most;
  if (!(share > 0)) return null;
  return (
    <span
      className="cell-bar"
      aria-hidden="true"
      style={{ width: `${(share * 100).toFixed(1)}%` }}
    />
  );
};

/** The height of rows that are not in the document. */
const Space = ({ height, columns }: { readonly height: number; readonly columns: number }) =>
  height > 0 && (
    <tr aria-hidden="true" className="space">
      <td colSpan={columns} style={{ height }} />
    </tr>
  );
