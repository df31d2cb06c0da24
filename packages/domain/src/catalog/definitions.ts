import type { AttributeType } from "./attribute-type.js";
import type { AccountId, AttributeId, EmbedTenantId, GroupId } from "../shared/text/branded.js";

/**
 * A catalog holds the groups and the attribute definitions of one scope. Its id is the id of what
 * it belongs to: the account (the tenant-wide catalog) or one embed tenant (its scoped catalog).
 */
export type CatalogId = AccountId | EmbedTenantId;

/** A group that users can be members of, as far as a decision needs it. */
export interface Group {
  readonly id: GroupId;
  readonly name: string;
  readonly description: string | undefined;
}

/** What values of an attribute must look like, and what stands in where a user has none. */
export interface AttributeDefinition {
  readonly id: AttributeId;
  readonly name: string;
  readonly type: AttributeType;
  readonly displayName: string | undefined;
  /** Written as text whatever the type: a number, or a JSON array. */
  readonly defaultValue: string | undefined;
  readonly description: string | undefined;
}
