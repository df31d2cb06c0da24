import {
  isSharedSecret,
  secretBytesMin,
  type AuthTokenKey,
  type Environment,
  type PortAdapter,
  type SignatureVerdict,
  type TokenSignaturesMethods,
} from "@embedded-analytics/domain";
import {
  compactVerify,
  decodeProtectedHeader,
  errors,
  type CompactVerifyGetKey,
  type CryptoKey,
} from "jose";
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
  return (await isVerified(token, secret, algorithm)) ? "verified" : "refused";
};

const verifyByKeySet = async (
  { keySets }: TokenSignaturesOptions,
  { algorithm, jwksUrl = "" }: AuthTokenKey,
  token: string,
): Promise<SignatureVerdict> => {
  let missedIn: CompactVerifyGetKey | undefined;
  for (let look = 0; ; look++) {
    const { keyOf, isProviderAway, isOfEarlierFetch } = await keySets.find(jwksUrl, missedIn);
    if (keyOf === undefined) return "unavailable";
    const answer = await isSignedBy(keyOf, algorithm, token);
    if (answer !== undefined) return answer ? "verified" : "refused";
    // A set that others were waiting for may have been answered before the key was published: once more.
    if (look === 0 || (isOfEarlierFetch && look === 1)) missedIn = keyOf;
    // The key may be a new one, of which a provider that is away cannot tell.
    else return isProviderAway ? "unavailable" : "refused";
  }
};

/**
 * Whether the key, or one of the keys that fit, has signed the token; undefined where there may be another key that
 * has: none fits, or the token does not say which one it is.
 */
const isSignedBy = async (
  keyOf: CompactVerifyGetKey,
  algorithm: string,
  token: string,
): Promise<boolean | undefined> => {
  try {
    await compactVerify(token, keyOf, { algorithms: [algorithm] });
    return true;
  } catch (error) {
    if (error instanceof errors.JWKSNoMatchingKey) return undefined;
    if (error instanceof errors.JWKSMultipleMatchingKeys) {
      // A set has a bounded number of keys.
      for await (const key of error) if (await isVerified(token, key, algorithm)) return true;
    }
    return namesKey(token) ? false : undefined;
  }
};

const isVerified = (
  token: string,
  key: CryptoKey | Uint8Array,
  algorithm: string,
): Promise<boolean> =>
  compactVerify(token, key, { algorithms: [algorithm] }).then(
    () => true,
    () => false,
  );

/** Whether the header has a `kid`; what is no header names none that could be looked for. */
const namesKey = (token: string): boolean => {
  try {
    return decodeProtectedHeader(token).kid !== undefined;
  } catch {
    return true;
  }
};
