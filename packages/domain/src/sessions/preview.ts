import * as Effect from "effect/Effect";
import { userBucketOf } from "../access/limits/user-bucket.js";
import { Failure } from "../shared/failure/failure.js";
import type { EmbedSession } from "./embed-session.js";

/** A preview ends so long after it was minted, whatever happens in it (J1). */
export const previewSeconds = 900;

/** Whether a session is an administrator's look at what its user sees. */
export const isPreview = (session: Pick<EmbedSession, "previewUntilMs"> | undefined): boolean =>
  session?.previewUntilMs !== undefined;

/**
 * Names those who call by a session within the account, for limits and for shares of the engine: the user, or
 * the preview itself, which takes nothing of what the user may use.
 */
export const sessionBucketOf = ({
  digest,
  embedTenantName,
  user,
  previewUntilMs,
}: Pick<EmbedSession, "digest" | "embedTenantName" | "user" | "previewUntilMs">): string =>
  previewUntilMs === undefined ? userBucketOf(embedTenantName, user) : previewBucketOf(digest);

/** The digest of the session of a preview; undefined for any other. */
export const previewDigestOf = (
  session: Pick<EmbedSession, "digest" | "previewUntilMs"> | undefined,
): string | undefined => (session?.previewUntilMs === undefined ? undefined : session.digest);

/** The same of a preview, by the digest of its session. */
export const previewBucketOf = (digest: string): string => JSON.stringify(["preview", digest]);

/** Refuses what a preview cannot do: it changes nothing, and nothing in it is the user's own (T49). */
export const requireNoPreview = (
  session: Pick<EmbedSession, "previewUntilMs"> | undefined,
): Effect.Effect<void, Failure<"not_in_preview">> =>
  isPreview(session) ? Effect.fail(notInPreview()) : Effect.void;

/** One answer for everything that a preview cannot do. */
export const notInPreview = (): Failure<"not_in_preview"> =>
  new Failure("not_in_preview", "A preview shows what the user sees, and changes nothing.");
