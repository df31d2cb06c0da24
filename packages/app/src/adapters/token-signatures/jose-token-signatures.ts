import {
  isSharedSecret,
  secretBytesMin,
  type AuthTokenKey,
  type Environment,
  type PortAdapter,
  type SignatureVerdict,
  type TokenSignaturesMethods,
} from "@embedded-analytics/domain";
import { compactVerify, errors, type CompactVerifyGetKey } from "jose";
import type { KeySets } from "./key-sets.js";

/** Where secrets and key sets are. */
export interface TokenSignaturesOptions {
  readonly environment: Environment;
  readonly keySets: KeySets;
  /** Called where a secret is not there, or is too short, with the name of its variable. */
  readonly onWeakSecret?: ((variable: string) => void) | undefined;
}

/**
 * Signatures on `jose`. The declared algorithm is the only one, and decides whether the key is a secret or public
 * keys, so that no public key is ever taken for a secret. Of a header nothing but `alg` and `kid` is read: keys and
 * addresses of keys that stand in it (`jwk`, `jku`, `x5c`, `x5u`) are not.
 */
export const joseTokenSignatures = (
  options: TokenSignaturesOptions,
): PortAdapter<TokenSignaturesMethods> => ({
  verify: (key, token) =>
    isSharedSecret(key.algorithm)
      ? verifyBySecret(options, key, token)
      : verifyByKeySet(options, key, token),
});

const verifyBySecret = async (
  { environment, onWeakSecret }: TokenSignaturesOptions,
  { algorithm, secretFromEnv = "" }: AuthTokenKey,
  token: string,
): Promise<SignatureVerdict> => {
  const secret = Buffer.from(environment[secretFromEnv] ?? "", "utf8");
  if (!isSharedSecret(algorithm) || secret.length < secretBytesMin(algorithm)) {
    onWeakSecret?.(secretFromEnv);
    return "unavailable";
  }
  return (await isSignedBy(() => secret, algorithm, token)) ? "verified" : "refused";
};

const verifyByKeySet = async (
  { keySets }: TokenSignaturesOptions,
  { algorithm, jwksUrl = "" }: AuthTokenKey,
  token: string,
): Promise<SignatureVerdict> => {
  for (const isMissed of [false, true]) {
    const { keyOf, isProviderAway } = await keySets.find(jwksUrl, isMissed);
    if (keyOf === undefined) return "unavailable";
    const answer = await isSignedBy(keyOf, algorithm, token);
    if (answer !== undefined) return answer ? "verified" : "refused";
    // The key may be a new one, of which a provider that is away cannot tell.
    if (isMissed) return isProviderAway ? "unavailable" : "refused";
  }
  return "refused";
};

/** Whether the key has signed the token; undefined where there is no such key. */
const isSignedBy = async (
  keyOf: CompactVerifyGetKey,
  algorithm: string,
  token: string,
): Promise<boolean | undefined> => {
  try {
    await compactVerify(token, keyOf, { algorithms: [algorithm] });
    return true;
  } catch (error) {
    return error instanceof errors.JWKSNoMatchingKey ? undefined : false;
  }
};
