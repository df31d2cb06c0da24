import * as Effect from "effect/Effect";
import { Failure } from "../../shared/failure/failure.js";
import { QueryStopped, type Cell, type ResultPart } from "../query/query-runner.js";

/** The rows that a tool shows, and how many there are in all. */
export interface CollectedRows {
  readonly rows: readonly (readonly Cell[])[];
  readonly totalRows: number;
}

/** Reads a result to its end, keeping so many rows behind those that are skipped (D11). */
export const collectRows = (parts: AsyncIterable<ResultPart>, rowsMax: number, skipped = 0) =>
  Effect.tryPromise({
    try: async (): Promise<CollectedRows> => {
      const rows: (readonly Cell[])[] = [];
      let totalRows = 0;
      let passed = 0;
      for await (const part of parts) {
        if ("totalRows" in part) {
          totalRows = part.totalRows;
        } else {
          const from = Math.max(0, skipped - passed);
          rows.push(...part.rows.slice(from, from + rowsMax - rows.length));
          passed += part.rows.length;
        }
      }
      return { rows, totalRows };
    },
    catch: (cause) => cause,
  }).pipe(
    Effect.catch((cause) =>
      cause instanceof QueryStopped
        ? Effect.fail(new Failure(`query_${cause.kind}`, cause.sentence))
        : Effect.die(cause),
    ),
  );
