import * as Effect from "effect/Effect";
import type { ConnectSettings } from "../accounts/connect/connect-settings.js";
import { loadRights } from "../analytics/access/data-session.js";
import { dataUserOf, laneOf } from "../analytics/access/data-user-of.js";
import { mayConnect } from "../assistants/may-connect.js";
import type { EmbedSession } from "../sessions/embed-session.js";
import { Failure } from "../shared/failure/failure.js";

/**
 * Fails with `ai_disabled` where the user may not use AI, by the session's settings or by the groups that
 * the account lets connect; the groups are read as they are now (I1).
 */
export const requireConnectable = (
  { groups, deployments }: ConnectSettings,
  session: EmbedSession,
) =>
  Effect.gen(function* () {
    const { accountId, accountName, deploymentId, embedTenantName, creatorMode, user } = session;
    if (session.settings["allowAi"] === false) return yield* Effect.fail(notAllowed());
    if (deployments !== undefined && !deployments.includes(deploymentId)) {
      return yield* Effect.fail(notAllowed());
    }
    if (groups === undefined) return;
    const lookup = { deploymentId, user, embedTenantName, creatorMode };
    const stored = yield* loadRights(accountId, lookup);
    const lane = laneOf(creatorMode, user);
    const dataUser = dataUserOf(stored, { accountName, embedTenantName, lane });
    if (!mayConnect(groups, dataUser)) return yield* Effect.fail(notAllowed());
  });

const notAllowed = (): Failure<"ai_disabled"> =>
  new Failure("ai_disabled", "You may not connect assistants here. Ask your administrator.");
