import type { KeyHolder } from "./key-holder.js";

/** Finds out whose key it is. The one port that is not given the account: it is what finds it (A1). */
export interface ApiKeysMethods {
  /** The key with that public id, expired and revoked ones included. */
  find(keyId: string): KeyHolder | undefined;
}
