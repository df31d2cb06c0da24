import type {
  EmbedTenantCatalogMethods,
  Id,
  ListedAttribute,
  ListedGroup,
  NewAuditEntry,
  Page,
  PageRequest,
  PortAdapter,
  Position,
  Removal,
} from "@embedded-analytics/domain";
import type { Queryable, ScopedPool } from "../account-scope/scoped-pool.js";
import { withEntry } from "../audit/with-entry.js";
import { attributeOf, groupOf, type Nullable } from "../json-rows.js";
import { isStorable, storableId } from "../storable.js";
import {
  listAttributesStatement,
  listGroupsStatement,
  removeAttributeStatement,
  removeGroupStatement,
  removeTenantStatement,
} from "./statements.js";

/** The catalogs of embed tenants in PostgreSQL: each call is one statement. */
export const prismaEmbedTenantCatalog = (
  pool: ScopedPool,
): PortAdapter<EmbedTenantCatalogMethods> => ({
  listGroups: (accountId, embedTenantName, page) =>
    list(
      pool,
      "list_groups",
      listGroupsStatement,
      accountId,
      embedTenantName,
      page,
      (row: Nullable<ListedGroup>): ListedGroup => groupOf(row),
    ),
  removeGroup: (accountId, embedTenantName, groupId, entry) =>
    remove(pool, removeGroupStatement, accountId, embedTenantName, groupId, entry),
  listAttributes: (accountId, embedTenantName, page) =>
    list(
      pool,
      "list_attributes",
      listAttributesStatement,
      accountId,
      embedTenantName,
      page,
      (row: Nullable<ListedAttribute>): ListedAttribute => attributeOf(row),
    ),
  removeAttribute: (accountId, embedTenantName, attributeId, entry) =>
    remove(pool, removeAttributeStatement, accountId, embedTenantName, attributeId, entry),
  removeTenant: (accountId, embedTenantName, usersMax, entry) => {
    const removeSome = async (connection: Queryable) => {
      const { rows } = await connection.query<{ outcome: "removed" | "more" | "unknown" }>(
        removeTenantStatement,
        [accountId, storableId(embedTenantName), usersMax],
      );
      const outcome = rows[0]?.outcome ?? "unknown";
      return outcome === "unknown" ? "unknown_tenant" : outcome;
    };
    return withEntry(pool, accountId, entry, removeSome, (outcome) => outcome === "removed");
  },
});

const list = async <Row, Item extends Position>(
  pool: ScopedPool,
  name: string,
  text: string,
  accountId: Id,
  embedTenantName: string,
  { first, after }: PageRequest,
  itemOf: (row: Row) => Item,
): Promise<Page<Item> | undefined> => {
  if (!isStorable(embedTenantName)) return undefined;
  const { rows } = await pool
    .of(accountId)
    .query<{ items: Row[] | null; hasPreviousPage: boolean }>({
      name,
      text,
      values: [accountId, embedTenantName, first, after?.createdAtMs ?? null, after?.id ?? null],
    });
  if (rows[0] === undefined) return undefined;
  const items = rows[0].items ?? [];
  return {
    items: items.slice(0, first).map(itemOf),
    hasNextPage: items.length > first,
    hasPreviousPage: rows[0].hasPreviousPage,
  };
};

const remove = async (
  pool: ScopedPool,
  text: string,
  accountId: Id,
  embedTenantName: string,
  id: Id,
  entry: NewAuditEntry | undefined,
): Promise<Removal> => {
  if (!isStorable(embedTenantName)) return "unknown_tenant";
  const removeOne = async (connection: Queryable): Promise<Removal> => {
    const { rows } = await connection.query<{ found: boolean; removed: boolean }>(text, [
      accountId,
      embedTenantName,
      id,
    ]);
    if (rows[0]?.found !== true) return "unknown_tenant";
    return rows[0].removed ? "removed" : "unknown_id";
  };
  return withEntry(pool, accountId, entry, removeOne, (outcome) => outcome === "removed");
};
