import type { Cell, Column } from "../../analytics/query/query-runner.js";
import { utf8Length } from "../../shared/text/text-rules.js";
import { csvLine } from "./csv-line.js";
import { cutToBytes, fittedBytesMax } from "./fit-lines.js";

/** The first rows of a page that fit into one answer. */
export interface FittedRows {
  /** A header and a line for each row, without a newline at the end. */
  readonly csv: string;
  readonly rows: readonly (readonly Cell[])[];
  /** Whether values of the one row had to be cut, since it does not fit alone. */
  readonly hasCutValues: boolean;
}

/** What a value that was cut ends with. */
const cutMark = "…";

/**
 * As many of the first rows as fit into the bytes, both as CSV and as JSON; at least one, since a page
 * without rows would never end: the long texts of a row that does not fit alone are cut to equal shares.
 * Undefined where the names of the columns alone do not leave room for that.
 */
export const fitRows = (
  columns: readonly Column[],
  rows: readonly (readonly Cell[])[],
  bytesMax: number = fittedBytesMax,
): FittedRows | undefined => {
  const header = csvLine(columns.map(({ name }) => name));
  const room = bytesMax - utf8Length(header);
  // A mark, a separator and a few letters for each value are the least that says something.
  if (room < columns.length * 48) return undefined;
  const lines: string[] = [];
  let csvBytes = 0;
  let jsonBytes = 0;
  for (const row of rows) {
    const line = csvLine(row);
    csvBytes += utf8Length(line) + 1;
    jsonBytes += utf8Length(JSON.stringify(row)) + 1;
    if (csvBytes > room || jsonBytes > bytesMax) break;
    lines.push(line);
  }
  const [first] = rows;
  if (lines.length > 0 || first === undefined) {
    const csv = [header, ...lines].join("\n");
    return { csv, rows: rows.slice(0, lines.length), hasCutValues: false };
  }
  const cut = cutRow(first, Math.floor(room / columns.length));
  return { csv: [header, csvLine(cut)].join("\n"), rows: [cut], hasCutValues: true };
};

/** The row with its long texts cut, so that each value takes at most its share, quoted or escaped. */
const cutRow = (row: readonly Cell[], shareBytes: number): readonly Cell[] =>
  row.map((cell) => {
    if (typeof cell !== "string" || utf8Length(cell) + 3 <= shareBytes / 6) return cell;
    // A letter takes at most six bytes as JSON, and two as CSV.
    return `${cutToBytes(cell, Math.floor(shareBytes / 6) - 3)}${cutMark}`;
  });
