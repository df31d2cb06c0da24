import type {
  EmbedTenantCatalogMethods,
  Id,
  ListedAttribute,
  ListedGroup,
  Page,
  PageRequest,
  Plain,
  Position,
  Removal,
} from "@embedded-analytics/domain";
import type { Pool } from "pg";
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
export const prismaEmbedTenantCatalog = (pool: Pool): Plain<EmbedTenantCatalogMethods> => ({
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
  removeGroup: (accountId, embedTenantName, groupId) =>
    remove(pool, removeGroupStatement, accountId, embedTenantName, groupId),
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
  removeAttribute: (accountId, embedTenantName, attributeId) =>
    remove(pool, removeAttributeStatement, accountId, embedTenantName, attributeId),
  removeTenant: async (accountId, embedTenantName, usersMax) => {
    const { rows } = await pool.query<{ outcome: "removed" | "more" | "unknown" }>(
      removeTenantStatement,
      [accountId, storableId(embedTenantName), usersMax],
    );
    const outcome = rows[0]?.outcome ?? "unknown";
    return outcome === "unknown" ? "unknown_tenant" : outcome;
  },
});

const list = async <Row, Item extends Position>(
  pool: Pool,
  name: string,
  text: string,
  accountId: Id,
  embedTenantName: string,
  { first, after }: PageRequest,
  itemOf: (row: Row) => Item,
): Promise<Page<Item> | undefined> => {
  if (!isStorable(embedTenantName)) return undefined;
  const { rows } = await pool.query<{ items: Row[] | null; hasPreviousPage: boolean }>({
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
  pool: Pool,
  text: string,
  accountId: Id,
  embedTenantName: string,
  id: Id,
): Promise<Removal> => {
  if (!isStorable(embedTenantName)) return "unknown_tenant";
  const { rows } = await pool.query<{ found: boolean; removed: boolean }>(text, [
    accountId,
    embedTenantName,
    id,
  ]);
  if (rows[0]?.found !== true) return "unknown_tenant";
  return rows[0].removed ? "removed" : "unknown_id";
};
