import type { Cell, Column, ColumnType, Row } from "./query.js";

/** What programs for tables take for UTF-8. */
const byteOrderMark = "\ufeff";

/** With these a cell would be a formula, or could become one, where the file is opened. */
const beginsFormula = /^[=+\-@\t\r]/;

/** A number that a double would change comes as a text, and is a number all the same. */
const isNumber = /^-?\d+(\.\d+)?([eE][+-]?\d+)?$/;

/**
 * A result as the text of a CSV file, piece by piece: a byte order mark, a line of column names, a line
 * for each row, each ended by CR LF. Texts that a program for tables would run as a formula get a `'`
 * before them; numbers stay as they are, also those that come as texts; null is an empty cell, and an
 * empty text is a quoted one. What `rows` rejects with is passed on: the pieces are no whole file then.
 */
export async function* csvPieces(
  columns: readonly Pick<Column, "name" | "column_type">[],
  rows: AsyncIterable<Row> | Iterable<Row>,
): AsyncGenerator<string, void, undefined> {
  yield byteOrderMark + lineOf(columns.map(({ name }) => textOf(name)));
  for await (const row of rows) {
    yield lineOf(columns.map(({ column_type }, at) => cellOf(row[at] ?? null, column_type)));
  }
}

/** The whole file of `csvPieces` as bytes of UTF-8, to be saved under a name that ends with `.csv`. */
export const csvBlob = async (
  columns: readonly Pick<Column, "name" | "column_type">[],
  rows: AsyncIterable<Row> | Iterable<Row>,
): Promise<Blob> => {
  const pieces: string[] = [];
  for await (const piece of csvPieces(columns, rows)) pieces.push(piece);
  return new Blob(pieces, { type: "text/csv;charset=utf-8" });
};

const lineOf = (cells: readonly string[]): string => `${cells.join(",")}\r\n`;

const cellOf = (cell: Cell, type: ColumnType): string => {
  if (cell === null) return "";
  if (typeof cell !== "string") return String(cell);
  return (type === "Double" || type === "Int64") && isNumber.test(cell) ? cell : textOf(cell);
};

const textOf = (text: string): string => {
  const inert = beginsFormula.test(text) ? `'${text}` : text;
  const mustQuote = inert === "" || /[",\r\n]|^\s|\s$/.test(inert);
  return mustQuote ? `"${inert.replaceAll('"', '""')}"` : inert;
};
