import * as Effect from "effect/Effect";
import { Failure } from "../shared/failure/failure.js";
import { openToken, tokenTtlSeconds, type TokenClaims } from "./embed-token.js";
import { EmbedSessions } from "./services.js";

/**
 * The session that an embed token speaks for. A token that is forged, older than 24 hours,
 * revoked, of a user who has expired, or minted with a key that has ended is refused (B5); its age is judged by the store's clock.
 */
export const authenticateToken = (token: string) =>
  Effect.gen(function* () {
    const claims = yield* openToken(token);
    if (claims === undefined) return yield* Effect.fail(tokenRefused());
    return yield* sessionOfClaims(claims);
  });

/** The session that a token with these claims speaks for, unless it has ended. */
export const sessionOfClaims = (claims: TokenClaims) =>
  Effect.gen(function* () {
    const embedSessions = yield* EmbedSessions;
    const session = yield* embedSessions.findExchanged(
      claims.accountId,
      claims.sid,
      tokenTtlSeconds,
    );
    return session ?? (yield* Effect.fail(tokenRefused()));
  });

/** One answer for every bad token. */
export const tokenRefused = (): Failure<"unauthenticated"> =>
  new Failure("unauthenticated", "The embed token is missing, expired or not valid.");
