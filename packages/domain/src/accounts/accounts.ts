import type { AccountChanges } from "./plan/account-changes.js";
import type { UndeclaredThing, Use } from "./removal/removal.js";
import type { AccountState } from "./account-state.js";

/** The store behind the administration of accounts: read once, plan, write once (C5). */
export interface AccountsMethods {
  /** The account with its definitions, and of its embed tenants the named ones. */
  load(accountName: string, embedTenantNames: readonly string[]): AccountState | undefined;
  /** The names of all accounts, in the order of their letters' code points. For those who own the service. */
  names(): readonly string[];
  /** The names of the account's embed tenants, in the same order; of an account that is not there, none. */
  embedTenantNames(accountName: string): readonly string[];
  /** Of those key ids, the ones that keys of other accounts have. */
  keyIdsTakenBeside(accountName: string, keyIds: readonly string[]): readonly string[];
  /**
   * Of these things of the account, those that users have made something of: threads, live sessions and
   * dashboards, and for a group or an attribute its external users. Keys are never among them.
   */
  usesOf(accountName: string, removals: readonly UndeclaredThing[]): readonly Use[];
  /**
   * Writes all changes or none. A conflict is: another revision of the account by now, an id or a
   * unique name that is taken, a catalog that is not the account's, something to be removed that is in
   * use by now or not there.
   */
  commit(accountName: string, changes: AccountChanges): "committed" | "conflict";
}
