import * as Effect from "effect/Effect";
import { Failure } from "../../shared/failure/failure.js";
import { QueryStopped, type Cell, type ResultPart } from "../query/query-runner.js";

/** The rows that a tool shows, and how many there are in all. */
export interface CollectedRows {
  readonly rows: readonly (readonly Cell[])[];
  readonly totalRows: number;
}

/** Which rows of a result are kept. */
export interface KeptRows {
  readonly rowsMax: number;
  /** How many are passed over before the first one. */
  readonly skipped?: number;
  /** Once so many characters are kept, no further row is: they would be held for nothing. */
  readonly lengthMax?: number;
}

/** Reads a result to its end, keeping some of its rows (D11). */
export const collectRows = (
  parts: AsyncIterable<ResultPart>,
  { rowsMax, skipped = 0, lengthMax = Infinity }: KeptRows,
) =>
  Effect.tryPromise({
    try: async (): Promise<CollectedRows> => {
      const kept: (readonly Cell[])[] = [];
      let totalRows = 0;
      let passed = 0;
      let length = 0;
      for await (const part of parts) {
        if ("totalRows" in part) {
          totalRows = part.totalRows;
          continue;
        }
        const from = Math.max(0, skipped - passed);
        for (const row of part.rows.slice(from, from + rowsMax - kept.length)) {
          if (length >= lengthMax) break;
          kept.push(row);
          length += lengthOf(row);
        }
        passed += part.rows.length;
      }
      return { rows: kept, totalRows };
    },
    catch: (cause) => cause,
  }).pipe(
    Effect.catch((cause) =>
      cause instanceof QueryStopped
        ? Effect.fail(new Failure(`query_${cause.kind}`, cause.sentence))
        : Effect.die(cause),
    ),
  );

/** How long a row is at least, as a text. */
const lengthOf = (row: readonly Cell[]): number =>
  row.reduce<number>((sum, cell) => sum + (typeof cell === "string" ? cell.length : 1) + 1, 0);
