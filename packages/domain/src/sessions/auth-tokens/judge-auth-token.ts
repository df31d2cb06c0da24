import type { AuthTokenSettings } from "../../accounts/auth-tokens/auth-token-settings.js";
import type { Milliseconds, Seconds } from "../../shared/text/branded.js";
import { claimOf, type Claims, type PresentedAuthToken } from "./read-auth-token.js";

/** No token is good for longer than an embed token is (D2). */
export const authTokenSecondsMax: Seconds = 86_400;

/** By how much the provider's clock may differ from the store's. */
export const clockSkewSeconds: Seconds = 30;

/** Whether a token is meant for a deployment; the only algorithm is the declared one (D2). */
export const isMeantFor = (
  { algorithm, audiences, claims }: Omit<PresentedAuthToken, "text">,
  settings: AuthTokenSettings,
): boolean =>
  settings.enabled &&
  algorithm === settings.algorithm &&
  audiences.includes(settings.audience) &&
  (settings.issuer === undefined || claimOf(claims, "iss") === settings.issuer);

/**
 * When a token was issued, in milliseconds since 1970, if it is good now. It has to say when it was issued, since a
 * revocation is about what was issued before it (J8), and when it ends, within a day of that.
 */
export const issueOfGoodToken = (claims: Claims, nowMs: Milliseconds): Milliseconds | undefined => {
  const [issued, ends] = [claimOf(claims, "iat"), claimOf(claims, "exp")];
  const begins = claimOf(claims, "nbf") ?? issued;
  if (!isTime(issued) || !isTime(ends) || !isTime(begins)) return undefined;
  const now = nowMs / 1000;
  const isOfDay = ends > issued && ends - issued <= authTokenSecondsMax;
  const hasBegun = Math.max(issued, begins) <= now + clockSkewSeconds;
  return isOfDay && hasBegun && now < ends + clockSkewSeconds ? issued * 1000 : undefined;
};

const isTime = (claim: unknown): claim is Seconds =>
  typeof claim === "number" && Number.isFinite(claim) && claim >= 0;

/** Whether a token was issued before what was revoked (J8). */
export const isRevoked = (
  issuedAtMs: Milliseconds,
  revokedBeforeMs: Milliseconds | undefined,
): boolean => revokedBeforeMs !== undefined && issuedAtMs < revokedBeforeMs;
