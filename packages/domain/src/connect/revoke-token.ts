import * as Effect from "effect/Effect";
import { assistantItself } from "../audit/record.js";
import { openAccessToken, openRefreshToken } from "../sessions/grants/connect-secrets.js";
import { admitConnectCall } from "./admit-connect-call.js";
import { AssistantGrants } from "../sessions/services.js";
import { grantRevocationEntry } from "./grant-entries.js";
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
    const { grantId } = claims;
    const found = yield* grants.findSession(accountId, grantId);
    if (found === undefined) return;
    const entry = yield* grantRevocationEntry(assistantItself, accountId, grantId, found, "client");
    yield* revokeGrantedSession(accountId, found.digest, "all", entry);
  });
