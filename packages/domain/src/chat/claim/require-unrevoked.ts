import * as Effect from "effect/Effect";
import { authTokenRefused } from "../../sessions/auth-tokens/auth-token-refused.js";
import type { AuthTokenHolder } from "../../sessions/auth-tokens/identify-auth-token.js";
import { isRevoked } from "../../sessions/auth-tokens/judge-auth-token.js";
import { AuthTokens } from "../../sessions/auth-tokens/services.js";
import { abortTurn } from "../host/abort-turn.js";
import type { ClaimedTurn } from "./claimed-turn.js";

/**
 * Ends a turn whose token was revoked while it was claimed, and refuses its caller (J8). There is no session that a
 * claim could hold, so that it is looked at once more behind the claim: a revocation is written before it looks for
 * turns, so that one that did not find the turn is found here.
 */
export const requireUnrevoked = (
  { issuedAtMs, revocable }: AuthTokenHolder,
  { accountId, turnId, generation }: Pick<ClaimedTurn, "accountId" | "turnId" | "generation">,
) =>
  Effect.gen(function* () {
    const revokedBeforeMs = yield* (yield* AuthTokens).revokedBefore(accountId, revocable);
    if (!isRevoked(issuedAtMs, revokedBeforeMs)) return;
    yield* abortTurn(accountId, { id: turnId, generation });
    return yield* Effect.fail(authTokenRefused());
  });
