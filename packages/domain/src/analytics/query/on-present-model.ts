import * as Effect from "effect/Effect";
import { Failure } from "../../shared/failure/failure.js";
import type { DataSession } from "../access/data-session.js";
import { loadModelAccess } from "../access/model-access.js";
import type { Query } from "./query-runner.js";
import { whileWanted } from "./while-wanted.js";

/** A model that changes again and again is left alone after so many times. */
const triesMax = 3;

/**
 * Hands a statement in a session, with its rights on the model as it is now, to `work`; where the model has
 * changed meanwhile, again. `rowsTake` as in `Query`.
 */
export const onPresentModel = <Outcome extends { readonly kind: string }, Fault, Needs>(
  session: DataSession,
  sql: string,
  rowsTake: number | undefined,
  signal: AbortSignal,
  work: (query: Query) => Effect.Effect<Outcome, Fault, Needs>,
) =>
  Effect.gen(function* () {
    const { deployment, branchName, userKey, timezone } = session;
    for (let time = 0; time < triesMax; time++) {
      const { model, access } = yield* whileWanted(signal)(loadModelAccess(session));
      const query: Query = {
        deployment,
        branchName,
        modelVersion: model.version,
        sql,
        access,
        timezone,
        rowsTake,
        userKey,
      };
      const outcome = yield* work(query);
      if (outcome.kind !== "stale_model") {
        return outcome as Exclude<Outcome, { readonly kind: "stale_model" }>;
      }
    }
    return yield* Effect.fail(
      new Failure("store_unavailable", "The data model is changing right now. Try again."),
    );
  });
