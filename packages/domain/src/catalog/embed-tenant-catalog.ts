import type { NewAuditEntry } from "../audit/audit-entry.js";
import type { Page, PageRequest } from "../shared/port/page.js";
import type { AttributeDefinition, Group } from "./definitions.js";
import type { AccountId, AttributeId, GroupId, Milliseconds } from "../shared/text/branded.js";

/** A group in a list, with the number of its members whose time is not over (C2, D9). */
export interface ListedGroup extends Group {
  readonly userCount: number;
  readonly createdAtMs: Milliseconds;
}

/** An attribute definition in a list (C2). */
export interface ListedAttribute extends AttributeDefinition {
  readonly createdAtMs: Milliseconds;
}

/** How a removal ended; an embed tenant of another account is an unknown one (A1, C3). */
export type Removal = "removed" | "unknown_tenant" | "unknown_id";

/**
 * What has been defined in the scope of one embed tenant. Lists are ordered newest first, then by
 * falling id; undefined instead of a page means that the account has no such embed tenant.
 */
export interface EmbedTenantCatalogMethods {
  listGroups(
    accountId: AccountId,
    embedTenantName: string,
    page: PageRequest,
  ): Page<ListedGroup> | undefined;
  /** Removes the group with all memberships, and writes the entry, in one transaction (C3, J10). */
  removeGroup(
    accountId: AccountId,
    embedTenantName: string,
    groupId: GroupId,
    entry?: NewAuditEntry,
  ): Removal;
  listAttributes(
    accountId: AccountId,
    embedTenantName: string,
    page: PageRequest,
  ): Page<ListedAttribute> | undefined;
  /** Removes the definition with all values, and writes the entry, in one transaction (C3, J10). */
  removeAttribute(
    accountId: AccountId,
    embedTenantName: string,
    attributeId: AttributeId,
    entry?: NewAuditEntry,
  ): Removal;
  /**
   * Removes the embed tenant with its definitions, users, sessions, threads and dashboards; at most so many
   * users at a time, `more` until none is there. The seats of its permanent users are free again. The
   * entry is written with the last of it (J10).
   */
  removeTenant(
    accountId: AccountId,
    embedTenantName: string,
    usersMax: number,
    entry?: NewAuditEntry,
  ): "removed" | "more" | "unknown_tenant";
}
