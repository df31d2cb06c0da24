import type { SessionChanges } from "./decide/changes.js";
import type { Lookup, Snapshot } from "./decide/snapshot.js";
import type { AccountId } from "../shared/text/branded.js";

/** How a commit ended. Only `committed` has written anything. */
export type CommitOutcome =
  | "committed"
  /** Something that the decision rests on has changed: load and decide again. */
  | "conflict"
  /** The account has as many permanent external users as its limit allows (B3). */
  | "external_user_limit"
  /** The account has as many threads, or definitions, as it may store (J4). */
  | "thread_limit"
  | "definition_limit";

/** The store behind generate-session and chat messages: read once, decide, write once. */
export interface ProvisioningMethods {
  /** One consistent snapshot for the key with that public id; undefined for an unknown key. */
  load(keyId: string, lookup: Lookup): Snapshot | undefined;
  /**
   * Writes all changes or none. A conflict is: an id or a unique name that is taken, a definition,
   * an embed tenant, an agent or a user that is gone (an ephemeral one also when its time is over,
   * where a turn is claimed), a user whose version is another one. For a turn's claim also: a thread
   * in which a turn runs or that has other lines by now, a message that the thread has or that has
   * begun another thread, a turn to be replaced that may not run again.
   */
  commit(accountId: AccountId, changes: SessionChanges): CommitOutcome;
  /**
   * Removes ephemeral users whose time is over, with all that was theirs (D9); over all accounts,
   * some at a time. Answers how many.
   */
  removeExpiredUsers(usersMax: number): number;
}
