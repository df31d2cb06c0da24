import * as Effect from "effect/Effect";
import { requirePaidPlan } from "../../access/authorize.js";
import type { CallCount } from "../../access/limits/admit-call.js";
import { identifySession } from "../../sessions/identify-session.js";
import { isPreview } from "../../sessions/preview.js";
import { requestOf, type ParsedCall } from "../../sessions/parse/parsed-call.js";
import type { BodyFailure } from "../../shared/failure/body-failure.js";
import { Failure } from "../../shared/failure/failure.js";
import type { DataCaller } from "../../access/data-caller.js";
import { askedSession, loadRights, noDeployment, type SessionRequest } from "./data-session.js";
import { laneOf, type UserScope } from "./data-user-of.js";
import type { DeploymentId } from "../../shared/text/branded.js";

/**
 * Identity, mode and branch are the token's, and nothing that the body says widens them (E4, E8). A call
 * that names no deployment means the token's.
 */
export const sessionOfToken = <Request extends SessionRequest>(
  token: string,
  caller: DataCaller,
  named: DeploymentId | undefined,
  parsed: ParsedCall<Request> | BodyFailure,
  count?: CallCount,
) =>
  Effect.gen(function* () {
    const session = yield* identifySession(token, caller, count);
    yield* requirePaidPlan(session);
    if (parsed instanceof Failure) return yield* Effect.fail(parsed);
    const request = yield* Effect.fromResult(requestOf(parsed));
    const { deploymentId } = session;
    if (named !== undefined && named !== deploymentId) return yield* Effect.fail(noDeployment());
    if (request.branchName !== undefined && request.branchName !== session.branchName) {
      return yield* Effect.fail(
        new Failure("branch_not_allowed", "The branch of an embed token cannot be changed."),
      );
    }
    const { user, embedTenantName, creatorMode, settings } = session;
    const isLook = isPreview(session);
    const stored = yield* loadRights(session.accountId, {
      deploymentId,
      user,
      embedTenantName,
      creatorMode,
    });
    const scope: UserScope = {
      accountName: session.accountName,
      embedTenantName,
      lane: laneOf(creatorMode, user),
      identity: user,
      previewDigest: isLook ? session.digest : undefined,
    };
    const requester = {
      creatorMode,
      user: isLook ? undefined : user,
      isPreview: isLook,
      allowsAi: settings["allowAi"] !== false,
      grant: session.grant,
    };
    return askedSession(
      request,
      { id: session.accountId, limits: session.limits },
      session.branchName,
      stored,
      scope,
      requester,
      [settings["timezone"]],
    );
  });
