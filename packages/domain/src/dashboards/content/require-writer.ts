import * as Effect from "effect/Effect";
import type { Requester } from "../../analytics/access/data-session.js";
import { invalidRequest } from "../../shared/decode.js";
import { notInPreview } from "../../sessions/preview.js";
import { Failure } from "../../shared/failure/failure.js";

/** A user who may make dashboards: one of an embed tenant, in creator mode, who is stored (H3). */
export const requireWriter = ({ creatorMode, isOwnTenant, isPreview, user }: Requester) => {
  if (isPreview === true) return Effect.fail(notInPreview());
  if (!creatorMode || isOwnTenant) return Effect.fail(noCreator());
  if (user === undefined) {
    const message = "must name a user who is stored: generate a session for that user first";
    return Effect.fail(invalidRequest([{ pointer: "/sessionSettings/externalId", message }]));
  }
  return user.kind === "external" ? Effect.succeed(user) : Effect.fail(noCreator());
};

/** Whether `requireWriter` lets somebody through. */
export const mayWrite = ({ creatorMode, isOwnTenant, isPreview, user }: Requester): boolean =>
  isPreview !== true && creatorMode && !isOwnTenant && user?.kind === "external";

/** Why somebody may make no dashboards. */
export const noCreator = (): Failure<"creator_mode_required"> =>
  new Failure(
    "creator_mode_required",
    "Dashboards are made in creator mode, by users of an embed tenant.",
  );

/** What is reserved to the owner of a dashboard (H3). */
export const onlyOwner = (): Failure<"identity_not_allowed"> =>
  new Failure("identity_not_allowed", "Only its owner may delete it, or change who sees it.");
