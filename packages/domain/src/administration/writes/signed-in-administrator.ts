import type { Milliseconds } from "../../shared/text/branded.js";

/** An administrator as the identity provider names them. */
export interface AdministratorName {
  /** What the audit log calls them, 1 to 200 characters: an e-mail address, or the subject. */
  readonly person: string;
  /** The subject, which stays the same whatever the person is called; unique at the provider. */
  readonly subject: string;
}

/** The key of a sign-in, which its holder never shows to the person. */
export interface SignedInAdministrator {
  readonly keyId: string;
  readonly apiKey: string;
  readonly expiresAtMs: Milliseconds;
}
