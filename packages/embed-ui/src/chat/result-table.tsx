import { useMemo, useState } from "react";
import { formatCell, isNumeric } from "./format-cell.js";
import { sortRows } from "./sort-rows.js";
import type { Cell, Column } from "./tool-result.js";

interface Order {
  readonly column: number;
  readonly isDescending: boolean;
}

/** Rows as a table; a column's head sorts by it, first the other way round for figures. */
export const ResultTable = ({
  columns,
  rows,
  label,
}: {
  readonly columns: readonly Column[];
  readonly rows: readonly (readonly Cell[])[];
  readonly label: string;
}) => {
  const [order, setOrder] = useState<Order>();
  const shown = useMemo(
    () => (order === undefined ? rows : sortRows(rows, order.column, order.isDescending)),
    [rows, order],
  );
  const sortBy = (column: number): void => {
    const isFirst = order?.column !== column;
    const isDescending = isFirst ? isNumeric(columns[column]) : !order.isDescending;
    setOrder({ column, isDescending });
  };
  return (
    <div className="scroller" tabIndex={0} role="group" aria-label={label}>
      <table>
        <thead>
          <tr>
            {columns.map((column, index) => (
              <th
                key={index}
                scope="col"
                data-numeric={isNumeric(column)}
                aria-sort={sortOf(order, index)}
              >
                <button
                  type="button"
                  onClick={() => {
                    sortBy(index);
                  }}
                >
                  {column.name.replaceAll("_", " ")}
                  <span aria-hidden="true" className="arrow">
                    {order?.column === index ? (order.isDescending ? "↓" : "↑") : ""}
                  </span>
                </button>
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {shown.map((row, at) => (
            <tr key={at}>
              {columns.map((column, index) => (
                <td key={index} data-numeric={isNumeric(column)} dir="auto">
                  {formatCell(row[index] ?? null, column)}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
};

const sortOf = (order: Order | undefined, index: number): "ascending" | "descending" | undefined =>
  order?.column !== index ? undefined : order.isDescending ? "descending" : "ascending";
