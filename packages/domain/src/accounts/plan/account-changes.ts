import type { NewAuditEntry } from "../../audit/audit-entry.js";
import type { AttributeChange, GroupChange } from "../../catalog/definition-texts.js";
import type { CatalogId } from "../../catalog/definitions.js";
import type { UndeclaredThing } from "../removal/removal.js";
import type { Id } from "../../shared/text/id.js";
import type {
  AccountSettings,
  AccountState,
  DeclaredAgent,
  DeclaredDeployment,
  DeclaredInternalUser,
  DeclaredKey,
} from "../account-state.js";

/**
 * What applying a declaration writes: whole rows, each to be inserted, or to replace the one with
 * the same id (keys: the one with the same name). Nothing is deleted but what `removals` names, and the
 * memberships and values of an internal user become exactly those of its row.
 */
export interface AccountChanges {
  readonly id: Id;
  readonly name: string;
  /** The revision that was decided on; undefined for an account that does not exist yet. */
  readonly revision: number | undefined;
  readonly settings: AccountSettings;
  readonly deployments: readonly DeclaredDeployment[];
  readonly agents: readonly DeclaredAgent[];
  readonly keys: readonly DeclaredKey[];
  readonly internalUsers: readonly DeclaredInternalUser[];
  /** New embed tenants. A new account comes with its own one, which has the account's name (A4). */
  readonly embedTenants: readonly { readonly id: Id; readonly name: string }[];
  readonly catalogs: readonly CatalogChange[];
  /** What is removed after all else was written (J2); left out, nothing is. */
  readonly removals?: readonly UndeclaredThing[] | undefined;
  /** Written with the changes, or nothing is (J10). */
  readonly audit?: NewAuditEntry | undefined;
}

/**
 * Definitions of one catalog: a new id is inserted, of a known one the texts that are given are
 * written, null takes one away, and undefined ones stay.
 */
export interface CatalogChange {
  readonly catalogId: CatalogId;
  readonly groups: readonly GroupChange[];
  readonly attributes: readonly AttributeChange[];
}

/** Changes of an account that change nothing, for what is to be added to them. */
export const noChanges = ({ id, name, revision, settings }: AccountState): AccountChanges => ({
  id,
  name,
  revision,
  settings,
  deployments: [],
  agents: [],
  keys: [],
  internalUsers: [],
  embedTenants: [],
  catalogs: [],
});
