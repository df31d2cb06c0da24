import type { KeptThing } from "../removal/removal.js";
import type { Json } from "../../shared/json/json.js";

/** What a difference is to show. */
export interface DiffOptions {
  /** Whether to show what the declaration does not name, too: what could be deleted, and what would stay. */
  readonly prune?: boolean;
}

/** What applying a declaration would do to one account (J2). */
export interface AccountDifference {
  readonly name: string;
  /** What would become of it. */
  readonly outcome: "created" | "changed" | "unchanged";
  /** In the order of the declaration; none where it is unchanged. */
  readonly changes: readonly DeclaredChange[];
  /**
   * What the declaration does not name and would stay even where such things are deleted, and why. Left out
   * where there is none, and unless it is asked for.
   */
  readonly kept?: readonly KeptThing[];
  /** Names of keys that are declared as existing ones and are not there; none would be made. Left out where there are none. */
  readonly absentKeys?: readonly string[];
}

/** One thing that would be made, changed or deleted. */
export interface DeclaredChange {
  readonly action: "create" | "update" | "delete";
  readonly kind: DeclaredKind;
  /** Its name, or its id where a declaration names it by that. */
  readonly name: string;
  /** Whose definition it is; left out for one of the account's own catalog. */
  readonly embedTenant?: string;
  /** What differs, under the names of the declaration's keys. */
  readonly fields: readonly ChangedField[];
}

/** What a declaration makes. */
export type DeclaredKind =
  | "account"
  | "agent"
  | "deployment"
  | "embedTenant"
  | "group"
  | "internalUser"
  | "key"
  | "userAttribute";

/** A value before and after; left out where there is none. A key's value is never in it. */
export interface ChangedField {
  readonly name: string;
  readonly before?: Json;
  readonly after?: Json;
}
