import { DuckDBDataChunk, type DuckDBResult } from "@duckdb/node-api";
import type { Cell } from "@embedded-analytics/domain";
import { chunkBytesMax, chunkRowsMax } from "../protocol.js";
import type { CellReader } from "./cells.js";

/** Some rows, and about how many bytes they are as JSON. */
export interface RowChunk {
  readonly rows: Cell[][];
  readonly bytes: number;
  /** Whether it is known that none follows. */
  readonly isLast: boolean;
}

/** The rows of a result in chunks of a bounded size (one row at least). */
export async function* rowChunks(
  result: DuckDBResult,
  readers: readonly CellReader[],
): AsyncGenerator<RowChunk> {
  let chunk: { rows: Cell[][]; bytes: number; isLast: boolean } = none();
  for (;;) {
    const fetched = await result.fetchChunk();
    if (fetched === null || fetched.rowCount === 0) break;
    let columns = columnsOf(fetched);
    for (let row = 0; row < fetched.rowCount; row++) {
      const cells = readers.map((reader, index) => {
        const value = columns[index]?.getItem(row) ?? null;
        return value === null ? null : reader.read(value);
      });
      chunk.rows.push(cells);
      chunk.bytes += bytesOf(cells);
      if (chunk.bytes >= chunkBytesMax || chunk.rows.length >= chunkRowsMax) {
        yield chunk;
        chunk = none();
        // Vectors keep every text that was read from them: new ones forget the long ones.
        columns = columnsOf(new DuckDBDataChunk(fetched.chunk));
      }
    }
  }
  if (chunk.rows.length > 0) yield { ...chunk, isLast: true };
}

const none = () => ({ rows: [], bytes: 0, isLast: false });

const columnsOf = (chunk: DuckDBDataChunk) =>
  Array.from({ length: chunk.columnCount }, (_, index) => chunk.getColumnVector(index));

const bytesOf = (cells: readonly Cell[]): number => {
  let bytes = 2;
  for (const cell of cells) bytes += typeof cell === "string" ? Buffer.byteLength(cell) + 3 : 9;
  return bytes;
};
