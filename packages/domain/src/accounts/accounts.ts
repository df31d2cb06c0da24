import type { AccountChanges } from "./plan/account-changes.js";
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
   * Writes all changes or none. A conflict is: another revision of the account by now, an id or a
   * unique name that is taken, a catalog that is not the account's.
   */
  commit(accountName: string, changes: AccountChanges): "committed" | "conflict";
}
