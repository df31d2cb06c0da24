import * as Effect from "effect/Effect";
import type { DataSession } from "../access/data-session.js";
import { QueryExplainer } from "../services.js";
import { limitedRun } from "./limited-run.js";
import { onPresentModel } from "./on-present-model.js";
import type { ExplainOutcome } from "./query-explainer.js";
import type { QueryResult } from "./query-result.js";
import type { ResultPart } from "./query-runner.js";

/**
 * How a statement would run in a session (K5), as a result without rows; or why it would not. It counts to
 * the limits of the account and the user as if it ran.
 */
export const explainStatement = (
  session: DataSession,
  sql: string,
  runScans: boolean,
  signal: AbortSignal,
) =>
  Effect.gen(function* () {
    const explainer = yield* QueryExplainer;
    const outcome = yield* onPresentModel(session, sql, undefined, signal, (query) =>
      limitedRun(session, explainer.explain(session.accountId, query, { runScans }, signal)),
    );
    return outcome.kind === "explained" ? resultOf(outcome) : outcome;
  });

const resultOf = ({
  kind: _,
  ...explained
}: Extract<ExplainOutcome, { readonly kind: "explained" }>) => ({
  kind: "explained" as const,
  result: { columns: [], parts: noRows(), explained } satisfies QueryResult,
});

async function* noRows(): AsyncGenerator<ResultPart, void, undefined> {
  await Promise.resolve();
  yield { totalRows: 0 };
}
