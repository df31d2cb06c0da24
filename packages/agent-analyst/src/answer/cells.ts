import { isCycle } from "../words/times/steps/cycles.js";
import type { Cell, Cube } from "@embedded-analytics/domain";
import { formatBucket } from "../words/times/civil-time.js";
import type { PlanColumn } from "../plan/columns.js";
import { keyOfNamed } from "../reading/states/entity-keys.js";
import { formatPercent, plainText, formatFigure } from "./figures.js";

/** What came of a statement, as much as the tool shows. */
export interface ResultRows {
  readonly data: readonly (readonly Cell[])[];
  readonly totalRows: number;
}

/** A cell as its column means it. */
export const formatCell = (column: PlanColumn | undefined, cell: Cell | undefined): string => {
  if (column?.role === "bucket") return formatBucketCell(column, cell);
  if (column?.role === "period") return plainText(String(cell));
  if (column?.role === "group") return formatGroup(cell);
  if (typeof cell !== "number") return formatFigure(cell);
  if (column?.role === "share") return formatPercent(cell * 100);
  if (column?.role === "growth") return `${cell > 0 ? "+" : ""}${formatPercent(cell * 100)}`;
  return column?.role === "change_percent" ? formatPercent(cell) : formatFigure(cell);
};

/** The rows that have a number in that column, which may come as digits, and the number. */
export const numbersIn = (
  rows: ResultRows,
  at: number,
): readonly { readonly row: readonly Cell[]; readonly figure: number }[] =>
  rows.data.flatMap((row) => {
    const cell = row[at];
    const figure = typeof cell === "string" && /^-?\d+(\.\d+)?$/.test(cell) ? Number(cell) : cell;
    return typeof figure === "number" ? [{ row, figure }] : [];
  });

const formatGroup = (cell: Cell | undefined): string => {
  if (cell === null || cell === undefined || cell === "") return "(empty)";
  // Numbers that name something, such as ids and years, are no amounts.
  return typeof cell === "boolean" ? formatFigure(cell) : plainText(String(cell));
};

const formatBucketCell = (
  column: PlanColumn & { readonly role: "bucket" },
  cell: Cell | undefined,
): string => {
  if (column.unit === "hour_of_day" && typeof cell === "number")
    return `${String(cell).padStart(2, "0")}:00`;
  if (typeof cell !== "string" || isCycle(column.unit))
    return cell === null || cell === undefined ? "(no time)" : plainText(String(cell));
  const at = Date.parse(
    /[zZ]|[+-]\d\d:?\d\d$/.test(cell) ? cell : `${cell.includes("T") ? cell : `${cell}T00:00:00`}Z`,
  );
  return Number.isNaN(at) ? plainText(cell) : formatBucket(column.unit, at);
};

/** The groups of a row: `Ann Lee (42)` where a number tells apart those of one name. */
export const joinedHeads = (
  cube: Cube,
  [key, name, ...others]: readonly PlanColumn[],
  [number = "", ...texts]: readonly string[],
): string => {
  const isOfName =
    key?.role === "group" &&
    name?.role === "group" &&
    others.length === 0 &&
    keyOfNamed(cube, name.member) === key.member;
  return isOfName ? `${texts.join(", ")} (${number})` : [number, ...texts].join(", ");
};
