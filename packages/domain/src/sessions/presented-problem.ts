import type { DataCaller } from "../access/data-caller.js";
import { tokenRefused } from "./authenticate-token.js";
import type { Failure } from "../shared/failure/failure.js";
import { authTokenRefused } from "./auth-tokens/auth-token-refused.js";
import { severalCredentials } from "./auth-tokens/identify-auth-token.js";
import { hasTokenForm } from "./auth-tokens/read-auth-token.js";
import { parseApiKey } from "../access/api-key.js";
import { unauthenticated } from "../access/authenticate.js";
import type { Credential } from "../access/credential.js";

/**
 * The failure of a caller that presents nothing that has the form of an API key; undefined where it has.
 * It needs no store, so that it can be judged before a body is read (B1), and is the same as for a
 * key that is not valid (A3, T2).
 */
export const presentedKeyProblem = ({
  apiKey,
}: Credential): Failure<"unauthenticated"> | undefined =>
  parseApiKey(apiKey ?? "") === undefined ? unauthenticated() : undefined;

/** The same where a token will do as well (E8, D2). */
export const presentedCallerProblem = (
  caller: DataCaller,
): Failure<"unauthenticated" | "invalid_request"> | undefined => {
  if (caller.authToken !== undefined) {
    const several = severalCredentials(caller);
    return several ?? (hasTokenForm(caller.authToken) ? undefined : authTokenRefused());
  }
  if (caller.embedToken === undefined) return presentedKeyProblem(caller);
  return tokenForm.test(caller.embedToken) ? undefined : tokenRefused();
};

/** Three parts of base64url, as of every signed JWT. */
const tokenForm = /^[\w-]+\.[\w-]+\.[\w-]+$/;
