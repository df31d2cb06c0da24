import type { Id } from "../shared/id.js";
import type { SessionChanges } from "./changes.js";
import type { Lookup, Snapshot } from "./snapshot.js";

/** How a commit ended. Only `committed` has written anything. */
export type CommitOutcome =
  | "committed"
  /** Something that the decision rests on has changed: load and decide again. */
  | "conflict"
  /** The account has as many permanent external users as its limit allows (B3). */
  | "external_user_limit";

/** The store behind generate-session: read once, decide, write once. */
export interface ProvisioningMethods {
  /** One consistent snapshot for the key with that public id; undefined for an unknown key. */
  load(keyId: string, lookup: Lookup): Snapshot | undefined;
  /**
   * Writes all changes or none. A conflict is: an id or a unique name that is taken, a definition,
   * an embed tenant or a user that is gone, a user whose version is another one.
   */
  commit(accountId: Id, changes: SessionChanges): CommitOutcome;
}
