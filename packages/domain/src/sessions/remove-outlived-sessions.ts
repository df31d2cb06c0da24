import * as Effect from "effect/Effect";
import { tokenTtlSeconds } from "./embed-token.js";
import { EmbedSessions } from "./services.js";

/** Clears away sessions that are of no use any more; meant to be called now and then. */
export const removeOutlivedSessions = Effect.gen(function* () {
  const embedSessions = yield* EmbedSessions;
  return yield* embedSessions.removeOutlived(tokenTtlSeconds);
});
