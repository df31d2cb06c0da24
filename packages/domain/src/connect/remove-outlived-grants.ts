import * as Effect from "effect/Effect";
import { AssistantGrants } from "../sessions/services.js";
import { refreshIdleSeconds } from "./issue-tokens.js";

/** Clears away requests and grants of assistants that have ended; meant to be called every now and then. */
export const removeOutlivedGrants = Effect.gen(function* () {
  const grants = yield* AssistantGrants;
  return yield* grants.removeOutlived(refreshIdleSeconds);
});
