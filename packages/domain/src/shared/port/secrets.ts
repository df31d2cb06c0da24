/** Randomness and the few cryptographic primitives that the rules need; the keys stay inside. */
export interface SecretsMethods {
  /** `count` bytes from a cryptographic source. */
  randomBytes(count: number): Uint8Array;
  /** SHA-256 of the text in UTF-8, as 64 lowercase hex characters. */
  digest(text: string): string;
  /** Whether two digests are equal, in a time that does not tell where they differ (T2). */
  equal(left: string, right: string): boolean;
  /** HMAC-SHA-256 of the text under the current key, in base64url without padding. */
  sign(text: string): string;
  /** Whether `signature` is that of `text` under the current key or one still honoured. */
  verify(text: string, signature: string): boolean;
  /** Authenticated encryption (AES-256-GCM), bound to `context`; base64url. */
  seal(text: string, context: string): string;
  /** What was sealed in that context, or undefined if not one byte of it can be trusted. */
  open(sealed: string, context: string): string | undefined;
}
