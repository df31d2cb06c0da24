import * as Effect from "effect/Effect";
import { QueryRunner } from "../services.js";
import { readBody } from "../../shared/failure/body-failure.js";
import { Failure } from "../../shared/failure/failure.js";
import type { DataCaller } from "../../access/data-caller.js";
import type { DataSession } from "../access/data-session.js";
import { loadModelAccess } from "../access/model-access.js";
import { parseQuery } from "./parse-query.js";
import type { QueryResult } from "./query-result.js";
import type { QueryOutcome } from "./query-runner.js";
import { limitedRun } from "./limited-run.js";
import { sessionOfCaller } from "../access/session-of-caller.js";
import { whileWanted } from "./while-wanted.js";
import type { DeploymentId } from "../../shared/text/branded.js";

/**
 * Runs one SELECT over the model of a deployment, under the rights of whoever asks (E1, E8), in the
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
    const { session, request } = yield* whileWanted(signal)(asked);
    const outcome = yield* runStatement(session, request.query, undefined, signal);
    if (outcome.kind === "rows") {
      return { columns: outcome.columns, parts: outcome.parts } satisfies QueryResult;
    }
    return yield* Effect.fail(failureOf(outcome));
  });

/** A model that changes again and again is left alone after so many times. */
const triesMax = 3;

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
    const { accountId, deployment, branchName, userKey, timezone } = session;
    for (let time = 0; time < triesMax; time++) {
      const { model, access } = yield* whileWanted(signal)(loadModelAccess(session));
      const query = {
        deployment,
        branchName,
        modelVersion: model.version,
        sql,
        access,
        timezone,
        rowsTake,
        userKey,
      };
      const outcome = yield* limitedRun(session, runner.run(accountId, query, signal));
      if (outcome.kind !== "stale_model") return outcome satisfies SettledOutcome;
    }
    return yield* Effect.fail(
      new Failure("store_unavailable", "The data model is changing right now. Try again."),
    );
  });

/** The failure for a statement that has no rows to show (E7). */
export const failureOf = ({
  kind,
  sentence,
}: Exclude<SettledOutcome, { readonly kind: "rows" }>): Failure<
  "query_refused" | "query_failed" | "query_budget"
> => new Failure(`query_${kind}`, sentence);
