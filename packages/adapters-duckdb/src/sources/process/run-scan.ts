import pg from "pg";
import type { ScanText } from "../render-scan.js";
import { batchRowsMax, type ScanBatch, type ScanLimits } from "../protocol.js";
import type { Session } from "./session.js";

/** What came of one scan. */
export type ScanOutcome = "done" | "rows" | "bytes";

/** Where batches go, and how to wait until they are taken. */
export interface BatchSink {
  /** False where the reader has enough for now. */
  send(batch: ScanBatch): boolean;
  /** Calls back once the reader has room again. */
  onRoom(resume: () => void): void;
}

/** Bytes that the scans of one statement have used so far. */
export interface Used {
  bytes: number;
}

/**
 * Runs one scan in its session and sends its rows in batches. The whole result is asked for, not a part
 * by a cursor: the server plans a cursor without its parallel workers. Rejects with what the server says.
 */
export const runScan = (
  { client, socket }: Session,
  { text, values }: ScanText,
  at: number,
  limits: ScanLimits,
  used: Used,
  sink: BatchSink,
): Promise<ScanOutcome> =>
  new Promise((resolve, reject) => {
    let rows = 0;
    let batch: (string | null)[][] | undefined;
    let outcome: ScanOutcome = "done";
    // The extended protocol takes one statement, whatever the model's author wrote.
    const config = { text, values: [...values], rowMode: "array", queryMode: "extended" };
    const query = new pg.Query<(string | null)[]>(config);
    const flush = (): void => {
      if (batch === undefined) return;
      const hasRoom = sink.send({ at, columns: batch });
      batch = undefined;
      if (hasRoom) return;
      socket.pause();
      sink.onRoom(() => socket.resume());
    };
    query.on("row", (row) => {
      if (outcome !== "done") return;
      rows += 1;
      for (const cell of row) used.bytes += cell === null ? 1 : cell.length + 1;
      if (rows > limits.rowsMax) outcome = "rows";
      else if (used.bytes > limits.bytesMax) outcome = "bytes";
      if (outcome !== "done") return resolve(outcome);
      batch ??= row.map(() => []);
      for (const [index, cell] of row.entries()) batch[index]?.push(cell);
      if (batch[0]?.length === batchRowsMax) flush();
    });
    query.on("end", () => {
      if (outcome === "done") flush();
      // What comes now are no rows, and nobody asks for more once the last of them are sent.
      socket.resume();
      resolve(outcome);
    });
    query.on("error", reject);
    client.query(query);
  });
