import * as Effect from "effect/Effect";
import { Failure } from "../../shared/failure/failure.js";
import { QueryStopped, type Cell, type ResultPart } from "../query/query-runner.js";

/** The rows that a tool shows, and how many there are in all. */
export interface CollectedRows {
  readonly rows: readonly (readonly Cell[])[];
  readonly totalRows: number;
}

/** Reads a result to its end, keeping the first rows (D11). */
export const collectRows = (parts: AsyncIterable<ResultPart>, rowsMax: number) =>
  Effect.tryPromise({
    try: async (): Promise<CollectedRows> => {
      const rows: (readonly Cell[])[] = [];
      let totalRows = 0;
      for await (const part of parts) {
        if ("rows" in part) rows.push(...part.rows.slice(0, rowsMax - rows.length));
        else totalRows = part.totalRows;
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
