import * as Effect from "effect/Effect";
import {
  requireCreatorMode,
  requireDeploymentInScope,
  requireOwnIdentity,
  requirePaidPlan,
} from "../../access/authorize.js";
import type { Credential } from "../../access/credential.js";
import { identifyCaller } from "../../access/identify-caller.js";
import { Provisioning } from "../../sessions/services.js";
import { byName } from "../../sessions/decide/decide-definitions.js";
import { decideRights } from "../../sessions/decide/decide-rights.js";
import { lookupOfSettings } from "../../sessions/decide/lookup-of.js";
import { requestWithSettingsOf, type ParsedCall } from "../../sessions/parse/parsed-call.js";
import { presentUser } from "../../sessions/decide/present-user.js";
import { Failure } from "../../shared/failure/failure.js";
import { askedSession, loadRights, noDeployment } from "./data-session.js";
import { laneOf, type Standing } from "./data-user-of.js";
import { overlayRights } from "./overlay-rights.js";
import type { QueryRequest } from "../query/parse-query.js";

/** An API key says for whom it asks, by the rules of `sessionSettings`; nothing is written (E8). */
export const sessionOfKey = (
  credential: Credential,
  deploymentId: number,
  parsed: ParsedCall<QueryRequest> | Failure,
) =>
  Effect.gen(function* () {
    const settings = parsed instanceof Failure ? undefined : parsed.sessionSettings?.settings;
    const provisioning = yield* Provisioning;
    const lookup = lookupOfSettings(settings, deploymentId, "rights");
    const known = yield* identifyCaller(credential, (keyId) => provisioning.load(keyId, lookup));
    yield* requirePaidPlan(known.account);
    if (parsed instanceof Failure) return yield* Effect.fail(parsed);
    const [request, about] = yield* Effect.fromResult(requestWithSettingsOf(parsed, known.account));
    yield* requireDeploymentInScope(known, deploymentId);
    yield* requireOwnIdentity(known, about);
    if (known.deployment === undefined) return yield* Effect.fail(noDeployment());
    yield* requireCreatorMode(known.account, about.creatorMode);

    const { embedTenantName = known.account.name, creatorMode } = about;
    const user = yield* Effect.fromResult(presentUser(known, about.identity));
    const stored = yield* loadRights(known.account.id, {
      deploymentId,
      user,
      embedTenantName,
      creatorMode,
    });
    const catalog = { groups: byName(known.groups), attributes: byName(known.attributes) };
    yield* Effect.fromResult(decideRights(undefined, about, catalog));
    const standing: Standing = {
      accountName: known.account.name,
      embedTenantName,
      lane: laneOf(creatorMode, about.identity),
      identity: about.identity,
    };
    const laid = overlayRights(stored, about);
    return askedSession(request, known.account.id, request.branchName, laid, standing, [
      about.timezone,
    ]);
  });
