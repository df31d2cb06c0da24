import * as Effect from "effect/Effect";
import { tokenTtlSeconds } from "./embed-token.js";
import { EmbedSessions } from "./services.js";

/**
 * For so long the page of a session that has ended still finds its account, whose origins may frame it
 * and read that the session has ended (G2).
 */
const keptSeconds = 86_400;

/** Clears away sessions that ended a day ago or earlier; meant to be called now and then. */
export const removeOutlivedSessions = Effect.gen(function* () {
  const embedSessions = yield* EmbedSessions;
  return yield* embedSessions.removeOutlived(tokenTtlSeconds, keptSeconds);
});
