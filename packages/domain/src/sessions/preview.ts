import * as Effect from "effect/Effect";
import { Failure } from "../shared/failure/failure.js";
import type { EmbedSession } from "./embed-session.js";

/** A preview ends so long after it was minted, whatever happens in it (J1). */
export const previewSeconds = 900;

/** Whether a session is an administrator's look at what its user sees. */
export const isPreview = (session: Pick<EmbedSession, "previewUntilMs"> | undefined): boolean =>
  session?.previewUntilMs !== undefined;

/** Refuses what a preview cannot do: it changes nothing, and nothing in it is the user's own (T49). */
export const requireNoPreview = (
  session: Pick<EmbedSession, "previewUntilMs"> | undefined,
): Effect.Effect<void, Failure<"not_in_preview">> =>
  isPreview(session) ? Effect.fail(notInPreview()) : Effect.void;

/** One answer for everything that a preview cannot do. */
export const notInPreview = (): Failure<"not_in_preview"> =>
  new Failure("not_in_preview", "A preview shows what the user sees, and changes nothing.");
