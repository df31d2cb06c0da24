import * as Effect from "effect/Effect";
import { openAccessToken, openRefreshToken } from "../sessions/grants/connect-secrets.js";
import { findConnectAccount } from "./connect-address.js";
import { revokeGrant } from "./revoke-grant.js";
import type { ConnectAddress, Parameters } from "./connect-types.js";

/**
 * Revokes the grant of an access or a refresh token, for a client whose user disconnects it (RFC 7009). It
 * succeeds whatever the token is, so that it can be repeated and says nothing.
 */
export const revokeToken = (address: ConnectAddress, parameters: Parameters) =>
  Effect.gen(function* () {
    const { accountId } = yield* findConnectAccount(address);
    const token = parameters("token") ?? "";
    const claims = (yield* openRefreshToken(token)) ?? (yield* openAccessToken(token));
    if (claims?.accountId !== accountId) return;
    yield* revokeGrant(accountId, claims.grantId, "all");
  });
