import * as Effect from "effect/Effect";
import type { AuthorizationRequest } from "../sessions/grants/assistant-grants.js";
import { sealCode } from "../sessions/grants/connect-secrets.js";
import type { EmbedSession } from "../sessions/embed-session.js";
import { AssistantGrants } from "../sessions/services.js";
import { Secrets } from "../shared/services.js";
import { bytesPerId, idSupply } from "../shared/text/id.js";
import { admitConnectCall } from "./admit-connect-call.js";
import { decisionEntry } from "./grant-entries.js";
import { withParameters } from "./redirect-answer.js";
import { requireConnectable } from "./require-connectable.js";
import { findSignedIn, notWaiting } from "./waiting-request.js";
import type {
  ConnectAddress,
  Consent,
  ConsentDecision,
  PresentedRequest,
} from "./connect-types.js";

/** A code is redeemed by the program that asked, within a minute. */
const codeTtlSeconds = 60;

/** After so long the user has to sign in at the host again. */
const grantLifeSeconds = 30 * 86_400;

/** What a signed-in user is asked (I1); nobody else can be shown it. */
export const presentConsent = (address: ConnectAddress, presented: PresentedRequest) =>
  Effect.gen(function* () {
    const account = yield* admitConnectCall(address);
    const request = yield* findSignedIn(account, presented);
    yield* requireConnectable(account.settings, request.session);
    return {
      ...namesOf(request, request.session),
      accountName: account.accountName,
      clientName: request.clientName,
      redirectUri: request.redirectUri,
      scopes: request.scopes,
      formToken: yield* formTokenOf(presented),
    } satisfies Consent;
  });

const namesOf = (
  { userDisplayName, tenantDisplayName }: AuthorizationRequest,
  { user, embedTenantName, accountName }: EmbedSession,
): Pick<Consent, "userName" | "customerName"> => {
  const id = user.kind === "external" ? user.externalId : user.username;
  const isOwnTenant = embedTenantName === accountName;
  return {
    userName: userDisplayName === undefined ? id : `${userDisplayName} (${id})`,
    customerName: isOwnTenant ? undefined : (tenantDisplayName ?? embedTenantName),
  };
};

/** Ties the form to the page that this browser was shown. */
const formTokenOf = ({ requestId = "", browserSecret = "" }: PresentedRequest) =>
  Effect.gen(function* () {
    const secrets = yield* Secrets;
    return yield* secrets.sign(`connect consent ${requestId} ${browserSecret}`);
  });

/**
 * Carries the user's decision out and answers where the browser goes: to the client, with a code or with
 * the error that the user said no. A decision counts once.
 */
export const decideConsent = (
  address: ConnectAddress,
  presented: PresentedRequest,
  { formToken = "", allows }: ConsentDecision,
) =>
  Effect.gen(function* () {
    const account = yield* admitConnectCall(address);
    const secrets = yield* Secrets;
    const { requestId = "", browserSecret = "" } = presented;
    if (!(yield* secrets.verify(`connect consent ${requestId} ${browserSecret}`, formToken))) {
      return yield* Effect.fail(notWaiting());
    }
    const { accountId, settings } = account;
    const request = yield* findSignedIn(account, presented);
    const { digest, browserDigest, redirectUri, state } = request;
    const grants = yield* AssistantGrants;
    if (!allows) {
      const entry = yield* decisionEntry("assistant.deny", request, request.session);
      if (!(yield* grants.deny(accountId, digest, browserDigest, entry))) {
        return yield* Effect.fail(notWaiting());
      }
      const error = { error: "access_denied", error_description: "The user said no." };
      return { location: withParameters(redirectUri, { ...error, state, iss: settings.baseUrl }) };
    }
    yield* requireConnectable(settings, request.session);
    const id = idSupply(yield* secrets.randomBytes(bytesPerId))();
    const grant = { id, codeTtlSeconds, lifeSeconds: grantLifeSeconds };
    const entry = yield* decisionEntry("assistant.allow", request, request.session, id);
    if (!(yield* grants.grant(accountId, digest, browserDigest, grant, entry))) {
      return yield* Effect.fail(notWaiting());
    }
    const code = yield* sealCode({ accountId, grantId: id });
    return { location: withParameters(redirectUri, { code, state, iss: settings.baseUrl }) };
  });
