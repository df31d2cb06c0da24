import * as Effect from "effect/Effect";
import {
  requireCreatorMode,
  requireDeploymentInScope,
  requireOwnIdentity,
  requirePaidPlan,
} from "../../access/authorize.js";
import type { Credential } from "../../access/credential.js";
import { identifyCaller } from "../../access/identify-caller.js";
import { admitUser, CallCount } from "../../access/limits/admit-call.js";
import { userBucketOf } from "../../access/limits/user-bucket.js";
import { Provisioning } from "../../sessions/services.js";
import { byName } from "../../sessions/decide/decide-definitions.js";
import { decideRights } from "../../sessions/decide/decide-rights.js";
import { lookupOfSettings } from "../../sessions/decide/lookup-of.js";
import { requestWithSettingsOf, type ParsedCall } from "../../sessions/parse/parsed-call.js";
import { findUser } from "../../sessions/decide/find-user.js";
import type { BodyFailure } from "../../shared/failure/body-failure.js";
import { Failure } from "../../shared/failure/failure.js";
import { askedSession, loadRights, noDeployment, type SessionRequest } from "./data-session.js";
import { laneOf, type UserScope } from "./data-user-of.js";
import { overlayRights } from "./overlay-rights.js";
import type { DeploymentId } from "../../shared/text/branded.js";

/**
 * An API key says for whom it asks, by the rules of `sessionSettings`; nothing is written (E8). A call that
 * names no deployment means the account's default one.
 */
export const sessionOfKey = <Request extends SessionRequest>(
  credential: Credential,
  named: DeploymentId | undefined,
  parsed: ParsedCall<Request> | BodyFailure,
  count = new CallCount(),
) =>
  Effect.gen(function* () {
    const settings = parsed instanceof Failure ? undefined : parsed.sessionSettings?.settings;
    const provisioning = yield* Provisioning;
    const lookup = lookupOfSettings(settings, named, "rights");
    const load = (keyId: string) => provisioning.load(keyId, lookup);
    const caller = yield* identifyCaller(credential, load, count);
    yield* requirePaidPlan(caller.account);
    if (parsed instanceof Failure) return yield* Effect.fail(parsed);
    const [request, about] = yield* Effect.fromResult(
      requestWithSettingsOf(parsed, caller.account),
    );
    const deploymentId = named ?? caller.deployment?.id;
    if (deploymentId !== undefined) yield* requireDeploymentInScope(caller, deploymentId);
    yield* requireOwnIdentity(caller, about);
    const { embedTenantName = caller.account.name, creatorMode } = about;
    yield* admitUser(caller.account, userBucketOf(embedTenantName, about.identity), count);
    if (deploymentId === undefined || caller.deployment === undefined) {
      return yield* Effect.fail(noDeployment());
    }
    yield* requireCreatorMode(caller.account, about.creatorMode);

    const user = yield* Effect.fromResult(findUser(caller, about.identity));
    const stored = yield* loadRights(caller.account.id, {
      deploymentId,
      user,
      embedTenantName,
      creatorMode,
    });
    const catalog = { groups: byName(caller.groups), attributes: byName(caller.attributes) };
    yield* Effect.fromResult(decideRights(undefined, about, catalog));
    const scope: UserScope = {
      accountName: caller.account.name,
      embedTenantName,
      lane: laneOf(creatorMode, about.identity),
      identity: about.identity,
    };
    const laid = overlayRights(stored, about);
    const byAdminKey = caller.key.kind === "admin";
    const requester = { creatorMode, user, allowsAi: true, byAdminKey };
    return askedSession(request, caller.account, request.branchName, laid, scope, requester, [
      about.timezone,
    ]);
  });
