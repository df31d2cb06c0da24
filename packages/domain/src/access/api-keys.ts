import type { Seconds } from "../shared/text/branded.js";
import type { KeyHolder } from "./key-holder.js";

/** Finds out whose key it is. The one port that is not given the account: it is what finds it (A1). */
export interface ApiKeysMethods {
  /** The key with that public id, expired and revoked ones included. */
  find(keyId: string): KeyHolder | undefined;
  /**
   * Removes, over all accounts, keys of sign-ins that expired `keptSeconds` ago or earlier and made no key that
   * is still there; answers how many (J1).
   */
  removeEndedSignIns(keptSeconds: Seconds): number;
}
