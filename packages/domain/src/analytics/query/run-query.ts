import * as Effect from "effect/Effect";
import { QueryRunner } from "../services.js";
import { readBody } from "../../shared/failure/body-failure.js";
import { Failure } from "../../shared/failure/failure.js";
import type { DataCaller } from "../../access/data-caller.js";
import { adminKeyRequired } from "../../access/authorize.js";
import type { DataSession } from "../access/data-session.js";
import { parseQuery } from "./parse-query.js";
import type { QueryResult } from "./query-result.js";
import type { QueryOutcome } from "./query-runner.js";
import { explainStatement } from "./explain-statement.js";
import { limitedRun } from "./limited-run.js";
import { onPresentModel } from "./on-present-model.js";
import { sessionOfCaller } from "../access/session-of-caller.js";
import { whileWanted } from "./while-wanted.js";
import type { DeploymentId } from "../../shared/text/branded.js";

/**
 * Runs one SELECT over the model of a deployment, under the rights of the caller (E1, E8), in the
 * order of B2. It writes nothing: what an API key says of a user holds for this query alone.
 * A `Failure` given as the body is reported in its turn, after authentication.
 */
export const runQuery = (
  caller: DataCaller,
  deploymentId: DeploymentId,
  body: unknown,
  signal: AbortSignal,
) =>
  Effect.gen(function* () {
    const parsed = readBody(body, parseQuery);
    const asked = sessionOfCaller(caller, deploymentId, parsed);
    const { session, requester, request } = yield* whileWanted(signal)(asked);
    if (request.explain !== undefined) {
      if (requester.byAdminKey !== true) return yield* Effect.fail(adminKeyRequired());
      const runScans = request.explain === "analyze";
      const explained = yield* explainStatement(session, request.query, runScans, signal);
      if (explained.kind === "explained") return explained.result;
      return yield* Effect.fail(failureOf(explained));
    }
    const outcome = yield* runStatement(session, request.query, undefined, signal);
    if (outcome.kind === "rows") {
      return { columns: outcome.columns, parts: outcome.parts } satisfies QueryResult;
    }
    return yield* Effect.fail(failureOf(outcome));
  });

/** What came of a statement on the present model; never `stale_model`, which is tried again. */
export type SettledOutcome = Exclude<QueryOutcome, { readonly kind: "stale_model" }>;

/** Runs a statement in a session, on the model as it is now; `rowsTake` as in `Query`. */
export const runStatement = (
  session: DataSession,
  sql: string,
  rowsTake: number | undefined,
  signal: AbortSignal,
) =>
  Effect.gen(function* () {
    const runner = yield* QueryRunner;
    return yield* onPresentModel(session, sql, rowsTake, signal, (query) =>
      limitedRun(session, runner.run(session.accountId, query, signal)),
    );
  });

/** The failure for a statement that has no rows to show (E7). */
export const failureOf = ({
  kind,
  sentence,
}: Exclude<SettledOutcome, { readonly kind: "rows" }>): Failure<
  "query_refused" | "query_failed" | "query_budget"
> => new Failure(`query_${kind}`, sentence);
