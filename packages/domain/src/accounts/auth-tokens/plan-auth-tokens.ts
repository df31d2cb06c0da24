import type { Environment } from "../environment.js";
import { report, reportRepeated, type Planning } from "../plan/planning.js";
import { authTokenSettingsOf, type AuthTokensDeclaration } from "./auth-token-declaration.js";
import {
  isSharedSecret,
  secretBytesMin,
  type AuthTokenKey,
  type AuthTokenSettings,
} from "./auth-token-settings.js";

/**
 * The settings of a deployment's tokens: the declared ones in place of those that are stored, and none for `null`. The
 * algorithm alone says whether the key is a secret or a public key, so that no token can have the one taken for the
 * other (D2).
 */
export const planAuthTokens = (
  planning: Planning,
  pointer: string,
  declared: AuthTokensDeclaration | null | undefined,
  stored: AuthTokenSettings | undefined,
): AuthTokenSettings | undefined => {
  if (declared === undefined) return stored;
  if (declared === null) return undefined;
  const { algorithm, secretFromEnv, jwksUrl, claims } = declared;
  const [wanted, other] = isSharedSecret(algorithm)
    ? (["secretFromEnv", "jwksUrl"] as const)
    : (["jwksUrl", "secretFromEnv"] as const);
  const keys = { secretFromEnv, jwksUrl };
  if (keys[wanted] === undefined) report(planning, pointer, `needs ${wanted} for ${algorithm}`);
  if (keys[other] !== undefined) {
    report(planning, `${pointer}/${other}`, `is not for ${algorithm}`);
  }
  const attributes = `${pointer}/claims/userAttributes`;
  reportRepeated(planning, attributes, claims?.userAttributes ?? [], "name");
  return authTokenSettingsOf(declared);
};

/** What is wrong with the secret of a token's key; undefined where nothing is, or where it is not there yet. */
export const authTokenSecretProblem = (
  { algorithm, secretFromEnv }: AuthTokenKey,
  environment: Environment,
): string | undefined => {
  const secret = secretFromEnv === undefined ? undefined : environment[secretFromEnv];
  if (secret === undefined || secret === "" || !isSharedSecret(algorithm)) return undefined;
  const bytesMin = secretBytesMin(algorithm);
  return new TextEncoder().encode(secret).length >= bytesMin
    ? undefined
    : `names a variable whose value is shorter than ${bytesMin} bytes, which ${algorithm} needs`;
};
