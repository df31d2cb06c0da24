import type { AuthTokenKey } from "../../accounts/auth-tokens/auth-token-settings.js";

/** What was found about the signature of a token. */
export type SignatureVerdict =
  /** It was made with that key, by that algorithm. */
  | "verified"
  | "refused"
  /** The key cannot be had right now, so that nothing is known of the token. */
  | "unavailable";

/** Signatures of others: of tokens that an account's identity provider has issued (D2). */
export interface TokenSignaturesMethods {
  /**
   * Whether a JWT in its compact form is signed with the key. Its header chooses nothing but one of several public
   * keys, by `kid`: another algorithm than the key's is refused, and addresses and keys in a header are not looked at.
   * What the token says, such as when it ends, is not judged here.
   */
  verify(key: AuthTokenKey, token: string): SignatureVerdict;
}
