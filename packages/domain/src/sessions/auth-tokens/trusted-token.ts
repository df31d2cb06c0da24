import * as Effect from "effect/Effect";
import * as Result from "effect/Result";
import type { DataCaller } from "../../access/data-caller.js";
import { failedAuthentication } from "../../access/limits/failed-authentication.js";
import { Failure } from "../../shared/failure/failure.js";
import { authTokenRefused } from "./auth-token-refused.js";
import type { TokenPlace, TrustingDeployment } from "./auth-tokens.js";
import { claimedUser } from "./claimed-user.js";
import { isMeantFor, isRevoked, issueOfGoodToken } from "./judge-auth-token.js";
import { readAuthToken, type Claims, type PresentedAuthToken } from "./read-auth-token.js";
import { AuthTokens, TokenSignatures } from "./services.js";
import { tokenSubjectsOf } from "./token-revocations.js";
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
 * deployments there says of none that it is meant, and is refused. A token that nobody is known to have signed is
 * counted for its address (J4), also where that is so because a key cannot be had: nobody asks without being counted.
 */
export const trustedToken = <Missing extends Failure>(
  token: string,
  { address }: Pick<DataCaller, "address">,
  place: TokenPlace,
  missing: Missing,
) =>
  Effect.gen(function* () {
    const presented = readAuthToken(token);
    if (presented === undefined) return yield* failedAuthentication(address, authTokenRefused());
    const found = yield* (yield* AuthTokens).findTrusting(presented.audiences, place);
    const issuedAtMs = issueOfGoodToken(presented.claims, found.nowMs);
    const [here, elsewhere] = [true, false].map((isHere) =>
      found.deployments.filter(
        (trusting) => trusting.isHere === isHere && isMeantFor(presented, trusting.settings),
      ),
    ) as [TrustingDeployment[], TrustingDeployment[]];
    const { signers, isUnknown } = yield* signersAmong(here, presented);
    const [trusting, another] = signers;
    if (trusting === undefined) {
      // What the token says of itself is enough to refuse it, whoever has signed it.
      if (isUnknown) {
        const problem = issuedAtMs === undefined ? authTokenRefused() : noKey();
        return yield* failedAuthentication(address, problem);
      }
      const [owner] = (yield* signersAmong(elsewhere, presented)).signers;
      if (owner === undefined) return yield* failedAuthentication(address, authTokenRefused());
      const { claims } = presented;
      if (issuedAtMs === undefined || (yield* isOfNobody(owner, claims, issuedAtMs)))
        return yield* Effect.fail(authTokenRefused());
      const isOfAccount = [undefined, owner.account.name].includes(place.accountName);
      return yield* Effect.fail(isOfAccount ? missing : noAccount());
    }
    if (issuedAtMs === undefined || another !== undefined)
      return yield* Effect.fail(authTokenRefused());
    return { trusting, claims: presented.claims, issuedAtMs } satisfies TrustedToken;
  });

/**
 * Those whose key has signed the token. Where none has, and the key of one cannot be had, nothing is known of the
 * token: nobody is let in, and nobody told that it is bad. Of a token that is for another place only what is known
 * counts, since it opens nothing here, and nobody learns what others have declared (A1).
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
    return { signers, isUnknown };
  });

/** Whether a token would be refused at its own deployment as well: it names nobody, or was revoked (J8). */
const isOfNobody = (
  { account, deploymentId, settings }: TrustingDeployment,
  claims: Claims,
  issuedAtMs: Milliseconds,
) =>
  Effect.gen(function* () {
    const claimed = claimedUser(claims, settings, account);
    if (claimed === undefined) return true;
    // What its claims are beside that is told at its own deployment.
    if (Result.isFailure(claimed)) return false;
    const { embedTenantName, externalId } = claimed.success;
    const subjects = yield* tokenSubjectsOf(embedTenantName, externalId);
    const token = { deploymentId, subjects };
    return isRevoked(issuedAtMs, yield* (yield* AuthTokens).revokedBefore(account.id, token));
  });

const noKey = (): Failure<"store_unavailable"> =>
  new Failure("store_unavailable", "The key of the token's issuer cannot be had now. Try again.");

const noAccount = (): Failure<"tenant_not_found"> =>
  new Failure("tenant_not_found", "There is no such account.");
