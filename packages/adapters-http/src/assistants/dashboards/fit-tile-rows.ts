import { csvLine, type Cell, type Column, type ResultPart } from "@embedded-analytics/domain";

/** The first rows of a tile that fit into one answer (I2). */
export interface FittedTileRows {
  /** A header and a line for each row. */
  readonly csv: string;
  readonly rows: readonly (readonly Cell[])[];
  readonly totalRows: number;
}

/** More rows are neither drawn nor listed. */
const rowsMax = 5000;

/** So much is for the rows, as CSV and as JSON; the rest of an answer is for what stands before them. */
const bytesMax = 55_000;

const encoder = new TextEncoder();
const bytesOf = (text: string): number => encoder.encode(text).length;

/** Reads a tile's rows to their end, and keeps as many of the first ones as fit. */
export const fitTileRows = async (
  columns: readonly Column[],
  parts: AsyncIterable<ResultPart>,
): Promise<FittedTileRows> => {
  const lines = [csvLine(columns.map(({ name }) => name))];
  const rows: (readonly Cell[])[] = [];
  let csvBytes = bytesOf(lines[0] ?? "");
  let jsonBytes = 0;
  let totalRows = 0;
  let isFull = false;
  for await (const part of parts) {
    if ("totalRows" in part) {
      totalRows = part.totalRows;
      continue;
    }
    for (const row of isFull ? [] : part.rows) {
      const line = csvLine(row);
      csvBytes += bytesOf(line) + 1;
      jsonBytes += bytesOf(JSON.stringify(row)) + 1;
      isFull = rows.length === rowsMax || csvBytes > bytesMax || jsonBytes > bytesMax;
      if (isFull) break;
      lines.push(line);
      rows.push(row);
    }
  }
  return { csv: lines.join("\n"), rows, totalRows };
};
