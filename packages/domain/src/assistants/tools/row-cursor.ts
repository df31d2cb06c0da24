import * as Effect from "effect/Effect";
import type { DataSession } from "../../analytics/access/data-session.js";
import { Failure } from "../../shared/failure/failure.js";
import { Secrets } from "../../shared/services.js";

/** A sealed number of rows, which opens for the same user, deployment, branch and statement alone. */
export const sealCursor = (session: DataSession, sql: string, rows: number) =>
  Effect.gen(function* () {
    const secrets = yield* Secrets;
    return yield* secrets.seal(String(rows), yield* contextOf(session, sql));
  });

/** How many rows are before the page, or the failure for a cursor of anything else. */
export const openCursor = (session: DataSession, sql: string, cursor: string) =>
  Effect.gen(function* () {
    const secrets = yield* Secrets;
    const opened = yield* secrets.open(cursor, yield* contextOf(session, sql));
    if (opened !== undefined) return Number(opened);
    const sentence = "The cursor is not one of this statement: send the same sql, or no cursor.";
    return yield* Effect.fail(new Failure("invalid_cursor", sentence));
  });

const contextOf = ({ accountId, deployment, branchName, userKey }: DataSession, sql: string) =>
  Effect.gen(function* () {
    const secrets = yield* Secrets;
    const statement = yield* secrets.digest(sql);
    const from = [accountId, deployment.id, branchName ?? null, userKey, statement];
    return JSON.stringify(["run_query", ...from]);
  });
