import * as Effect from "effect/Effect";
import type { DataCaller } from "../../access/data-caller.js";
import { failedAuthentication } from "../../access/limits/failed-authentication.js";
import { Failure } from "../../shared/failure/failure.js";
import { tokenRefused } from "../authenticate-token.js";
import type { TokenPlace, TrustingDeployment } from "./auth-tokens.js";
import { isMeantFor, issueOfGoodToken } from "./judge-auth-token.js";
import { readAuthToken, type Claims, type PresentedAuthToken } from "./read-auth-token.js";
import { AuthTokens, TokenSignatures } from "./services.js";
import type { Milliseconds } from "../../shared/text/branded.js";

/** A token that one deployment trusts, and that is good now but for what was revoked. */
export interface TrustedToken {
  readonly trusting: TrustingDeployment;
  readonly claims: Claims;
  readonly issuedAtMs: Milliseconds;
}

/**
 * Whose a token is: its audience says whose it could be, its signature whose it is. One that is good, but of another
 * account or deployment than the address names, fails as what is not there (A1, D2); one that fits several
 * deployments there says of none that it is meant, and is refused. Every other token is counted for its address (J4).
 */
export const trustedToken = <Missing extends Failure>(
  token: string,
  { address }: Pick<DataCaller, "address">,
  place: TokenPlace,
  missing: Missing,
) =>
  Effect.gen(function* () {
    const presented = readAuthToken(token);
    if (presented === undefined) return yield* failedAuthentication(address, tokenRefused());
    const found = yield* (yield* AuthTokens).findTrusting(presented.audiences, place);
    const issuedAtMs = issueOfGoodToken(presented.claims, found.nowMs);
    const [here, elsewhere] = [true, false].map((isHere) =>
      found.deployments.filter(
        (trusting) => trusting.isHere === isHere && isMeantFor(presented, trusting.settings),
      ),
    ) as [TrustingDeployment[], TrustingDeployment[]];
    const signers = yield* signersAmong(here, presented);
    const [trusting, another] = signers;
    if (trusting === undefined) {
      const [owner] = yield* signersAmong(elsewhere, presented);
      if (owner === undefined) return yield* failedAuthentication(address, tokenRefused());
      if (issuedAtMs === undefined) return yield* Effect.fail(tokenRefused());
      const isOfAccount = [undefined, owner.account.name].includes(place.accountName);
      return yield* Effect.fail(isOfAccount ? missing : noAccount());
    }
    if (issuedAtMs === undefined || another !== undefined)
      return yield* Effect.fail(tokenRefused());
    return { trusting, claims: presented.claims, issuedAtMs } satisfies TrustedToken;
  });

/**
 * Those whose key has signed the token. Where none has, and the key of one cannot be had, nothing is known of the
 * token: nobody is let in, and nobody told that it is bad.
 */
const signersAmong = (deployments: readonly TrustingDeployment[], { text }: PresentedAuthToken) =>
  Effect.gen(function* () {
    const signatures = yield* TokenSignatures;
    const signers: TrustingDeployment[] = [];
    let isUnknown = false;
    for (const trusting of deployments) {
      const verdict = yield* signatures.verify(trusting.settings, text);
      if (verdict === "verified") signers.push(trusting);
      isUnknown ||= verdict === "unavailable";
    }
    if (signers.length === 0 && isUnknown) return yield* Effect.fail(noKey());
    return signers;
  });

const noKey = (): Failure<"store_unavailable"> =>
  new Failure("store_unavailable", "The key of the token's issuer cannot be had now. Try again.");

const noAccount = (): Failure<"tenant_not_found"> =>
  new Failure("tenant_not_found", "There is no such account.");
