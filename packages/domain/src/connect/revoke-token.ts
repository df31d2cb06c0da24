import * as Effect from "effect/Effect";
import { openAccessToken, openRefreshToken } from "../sessions/grants/connect-secrets.js";
import { admitConnectCall } from "./admit-connect-call.js";
import { AssistantGrants } from "../sessions/services.js";
import { revokeGrantedSession } from "./revoke-granted-session.js";
import type { ConnectAddress, Parameters } from "./connect-types.js";

/**
 * Revokes the grant of an access or a refresh token, for a client whose user disconnects it (RFC 7009). It
 * succeeds whatever the token is, so that it can be repeated and says nothing.
 */
export const revokeToken = (address: ConnectAddress, parameters: Parameters) =>
  Effect.gen(function* () {
    const { accountId } = yield* admitConnectCall(address);
    const token = parameters("token") ?? "";
    const claims = (yield* openRefreshToken(token)) ?? (yield* openAccessToken(token));
    if (claims?.accountId !== accountId) return;
    const grants = yield* AssistantGrants;
    const digest = yield* grants.findSession(accountId, claims.grantId);
    if (digest !== undefined) yield* revokeGrantedSession(accountId, digest, "all");
  });
