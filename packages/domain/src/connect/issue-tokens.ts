import * as Base64Url from "effect/encoding/Base64Url";
import * as Effect from "effect/Effect";
import * as Hex from "effect/encoding/Hex";
import * as Result from "effect/Result";
import { abortIssuedTurns } from "../administration/abort-issued-turns.js";
import type { ConnectAccount, Redemption } from "../sessions/grants/assistant-grants.js";
import {
  openCode,
  openRefreshToken,
  sealAccessToken,
  sealRefreshToken,
} from "../sessions/grants/connect-secrets.js";
import { AssistantGrants } from "../sessions/services.js";
import { Secrets } from "../shared/services.js";
import { admitConnectCall } from "./admit-connect-call.js";
import { endedGrantEntry, replayEntry } from "./grant-entries.js";
import { requireConnectable } from "./require-connectable.js";
import { revokeGrantedSession } from "./revoke-granted-session.js";
import type { ConnectAddress, Parameters, TokenAnswer, TokenError } from "./connect-types.js";

/** An access token is good for an hour at most. */
const accessTtlSeconds = 3600;

/** A refresh token that nobody uses for so long is over. */
export const refreshIdleSeconds = 7 * 86_400;

const refused = (error: TokenError, description: string): TokenAnswer => ({
  error,
  error_description: description,
});

/**
 * Issues tokens for a code, or for a refresh token, which is replaced (I1). What was used before revokes
 * the whole grant, since either its user or a thief has used it. The client is a public one: it proves
 * itself by the verifier of PKCE, and by the refresh token of the newest generation.
 */
export const issueTokens = (address: ConnectAddress, parameters: Parameters) =>
  Effect.gen(function* () {
    const account = yield* admitConnectCall(address, parameters("client_id") ?? "");
    const grantType = parameters("grant_type");
    if (grantType === "authorization_code") return yield* tokensOfCode(account, parameters);
    if (grantType === "refresh_token") return yield* tokensOfRefresh(account, parameters);
    return refused(
      "unsupported_grant_type",
      "grant_type must be authorization_code or refresh_token.",
    );
  });

const tokensOfCode = (account: ConnectAccount, parameters: Parameters) =>
  Effect.gen(function* () {
    const claims = yield* openCode(parameters("code") ?? "");
    const verifier = parameters("code_verifier") ?? "";
    if (!/^[\w.~-]{43,128}$/.test(verifier)) {
      return refused("invalid_request", "code_verifier must be given.");
    }
    if (claims?.accountId !== account.accountId) return codeRefused();
    const secrets = yield* Secrets;
    const grants = yield* AssistantGrants;
    const proof = {
      clientId: parameters("client_id") ?? "",
      redirectUri: parameters("redirect_uri") ?? "",
      codeChallenge: challengeOf(yield* secrets.digest(verifier)),
      resource: parameters("resource"),
    };
    const { accountId, grantId } = claims;
    const entry = replayEntry(grantId, "replayed_code");
    const redemption = yield* grants.redeemCode(accountId, grantId, proof, entry);
    return yield* answerTo(account, redemption, codeRefused());
  });

const codeRefused = (): TokenAnswer =>
  refused("invalid_grant", "The code is unknown, used or expired, or was issued otherwise.");

/** A digest in hex as PKCE writes it, in base64url. */
const challengeOf = (digest: string): string =>
  Result.match(Hex.decode(digest), {
    onSuccess: (bytes) => Base64Url.encode(bytes),
    onFailure: () => "",
  });

const tokensOfRefresh = (account: ConnectAccount, parameters: Parameters) =>
  Effect.gen(function* () {
    const { accountId } = account;
    const claims = yield* openRefreshToken(parameters("refresh_token") ?? "");
    if (claims?.accountId !== accountId) return refreshRefused();
    const grants = yield* AssistantGrants;
    const resource = parameters("resource");
    if (resource !== undefined) {
      // Looked at first: a client that named another one by mistake keeps its refresh token.
      const granted = yield* grants.findSession(accountId, claims.grantId);
      if (granted !== undefined && granted.resource !== resource) {
        return refused("invalid_target", "resource must be the one that was granted.");
      }
    }
    const redemption = yield* grants.refresh(
      accountId,
      claims.grantId,
      parameters("client_id") ?? "",
      claims.generation,
      refreshIdleSeconds,
      replayEntry(claims.grantId, "replayed_refresh_token"),
    );
    return yield* answerTo(account, redemption, refreshRefused());
  });

const refreshRefused = (): TokenAnswer =>
  refused("invalid_grant", "The refresh token is unknown, used, expired or revoked.");

const answerTo = (account: ConnectAccount, redemption: Redemption, refusal: TokenAnswer) =>
  Effect.gen(function* () {
    const { accountId, settings } = account;
    if (redemption.kind === "replayed") {
      const { sessionDigest: digest } = redemption;
      yield* abortIssuedTurns(accountId, { kind: "session", digest }, "all");
      return refusal;
    }
    if (redemption.kind === "refused") return refusal;
    const { grant, generation, nowMs } = redemption;
    const allowed = yield* Effect.result(requireConnectable(settings, grant.session));
    if (Result.isFailure(allowed)) {
      if (allowed.failure._tag === "StoreUnavailable") return yield* Effect.fail(allowed.failure);
      const entry = yield* endedGrantEntry(grant);
      yield* revokeGrantedSession(accountId, grant.session.digest, "all", entry);
      return refusal;
    }
    const expiresAtMs = nowMs + accessTtlSeconds * 1000;
    return {
      access_token: yield* sealAccessToken({ accountId, grantId: grant.id, expiresAtMs }),
      token_type: "Bearer",
      expires_in: accessTtlSeconds,
      refresh_token: yield* sealRefreshToken({ accountId, grantId: grant.id, generation }),
      scope: grant.scopes.join(" "),
    } satisfies TokenAnswer;
  });
