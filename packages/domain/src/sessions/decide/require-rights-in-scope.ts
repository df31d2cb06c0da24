import * as Effect from "effect/Effect";
import { isWithin } from "../../access/deployment-scope.js";
import { Failure } from "../../shared/failure/failure.js";
import type { SessionChanges, UserChange } from "./changes.js";
import { changesNoRights } from "./decide-rights.js";
import type { Snapshot } from "./snapshot.js";

/**
 * Users and groups belong to the account, so a key that is limited to deployments writes rights only of
 * users and embed tenants that were made within its own list: of any others it could give rights that
 * hold on deployments which it does not open. A request that changes none is fine (A3, B7).
 */
export const requireRightsInScope = (
  { key, externalUser, embedTenant }: Snapshot,
  { user, definitions }: Pick<SessionChanges, "user" | "definitions">,
): Effect.Effect<void, Failure<"deployment_out_of_scope">> => {
  const isOwnUser =
    externalUser === undefined ||
    !changesRights(user) ||
    isWithin(externalUser.madeWithin, key.deployments);
  const isOwnTenant =
    embedTenant === undefined ||
    definitions === undefined ||
    isWithin(embedTenant.madeWithin, key.deployments);
  if (isOwnUser && isOwnTenant) return Effect.void;
  const whose = isOwnUser ? "embed tenant" : "user";
  return Effect.fail(
    new Failure(
      "deployment_out_of_scope",
      `The API key cannot change rights of this ${whose}: another key has made it.`,
    ),
  );
};

/** A user who is made anew is the key's own. */
const changesRights = (change: UserChange | undefined): boolean =>
  change?.kind === "update" &&
  (!changesNoRights(change.rights) || change.makePermanent || change.endsAtMs !== undefined);
