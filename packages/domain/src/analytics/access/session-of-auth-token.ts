import * as Effect from "effect/Effect";
import { requirePaidPlan } from "../../access/authorize.js";
import type { DataCaller } from "../../access/data-caller.js";
import type { CallCount } from "../../access/limits/admit-call.js";
import { identifyAuthToken } from "../../sessions/auth-tokens/identify-auth-token.js";
import { requestOf, type ParsedCall } from "../../sessions/parse/parsed-call.js";
import type { BodyFailure } from "../../shared/failure/body-failure.js";
import { Failure } from "../../shared/failure/failure.js";
import { askedSession, loadRights, noDeployment, type SessionRequest } from "./data-session.js";
import type { UserScope } from "./data-user-of.js";
import { overlayRights } from "./overlay-rights.js";
import type { DeploymentId } from "../../shared/text/branded.js";

/**
 * The session of a token of the account's own identity provider (D2): read-only, on the main branch, with the groups
 * and values of its claims over those that are stored. Nothing is written.
 */
export const sessionOfAuthToken = <Request extends SessionRequest>(
  token: string,
  caller: DataCaller,
  named: DeploymentId | undefined,
  parsed: ParsedCall<Request> | BodyFailure,
  count?: CallCount,
) =>
  Effect.gen(function* () {
    const { accountName } = caller;
    const holder = yield* identifyAuthToken(token, {
      caller,
      place: { accountName, deploymentId: named, agentId: undefined },
      missing: noDeployment(),
      wants: "rights",
      count,
    });
    const { account, deploymentId, embedTenantName, identity, user } = holder;
    yield* requirePaidPlan(account);
    if (parsed instanceof Failure) return yield* Effect.fail(parsed);
    const request = yield* Effect.fromResult(requestOf(parsed));
    if (request.branchName !== undefined) {
      return yield* Effect.fail(
        new Failure("branch_not_allowed", "A token of this kind is for the main branch alone."),
      );
    }
    const lookup = { deploymentId, user, embedTenantName, creatorMode: false };
    const stored = yield* loadRights(account.id, lookup);
    const rights = yield* Effect.fromResult(holder.rights);
    const scope: UserScope = {
      accountName: account.name,
      embedTenantName,
      lane: "tenant_wide",
      identity,
    };
    const requester = { creatorMode: false, user, allowsAi: true };
    const laid = overlayRights(stored, rights);
    return askedSession(request, account, undefined, laid, scope, requester, []);
  });
