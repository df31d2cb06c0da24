import * as Effect from "effect/Effect";
import type { DataSession } from "../access/data-session.js";
import { QueryExplainer } from "../services.js";
import { onPresentModel } from "./on-present-model.js";
import type { Verdict } from "./verdict.js";

/**
 * Whether the guard would let a statement run in a session (E2), which gives no row and so counts to no
 * limit of queries.
 */
export const judgeStatement = (session: DataSession, sql: string) =>
  Effect.gen(function* () {
    const explainer = yield* QueryExplainer;
    const { signal } = new AbortController();
    const options = { runScans: false, judgeOnly: true };
    const { kind } = yield* onPresentModel(session, sql, undefined, signal, (query) =>
      explainer.explain(session.accountId, query, options, signal),
    );
    const verdict: Verdict =
      kind === "explained" ? "allowed" : kind === "refused" ? "refused" : "unknown";
    return verdict;
  });
