import type { EmbedTenantCatalogMethods, Removal } from "../catalog/embed-tenant-catalog.js";
import type { PortAdapter } from "../shared/port/port-adapter.js";
import { withEntry } from "./administration/audit-log.js";
import { isOver } from "../sessions/decide/snapshot.js";
import { removeUser } from "./commit-session.js";
import { partOf } from "./list-part.js";
import { embedTenantNamed, type CatalogRecord, type Tables } from "./tables.js";
import type { AccountId } from "../shared/text/branded.js";

export const inMemoryEmbedTenantCatalog = (
  tables: Tables,
  nowMs: () => number,
): PortAdapter<EmbedTenantCatalogMethods> => {
  const catalogOf = (accountId: AccountId, embedTenantName: string): CatalogRecord | undefined => {
    const tenant = embedTenantNamed(tables, accountId, embedTenantName);
    return tenant && tables.catalogs.get(tenant.id);
  };
  return {
    listGroups: (accountId, embedTenantName, page) => {
      const catalog = catalogOf(accountId, embedTenantName);
      if (catalog === undefined) return undefined;
      const { items, ...rest } = partOf([...catalog.groups.values()], page);
      const users = [...tables.externalUsers.values()].filter((user) => !isOver(user, nowMs()));
      return {
        ...rest,
        items: items.map((group) => ({
          ...group,
          userCount: users.filter(({ groupIds }) => groupIds.has(group.id)).length,
        })),
      };
    },
    removeGroup: (accountId, embedTenantName, groupId, entry) => {
      const remove = (): Removal => {
        const catalog = catalogOf(accountId, embedTenantName);
        if (catalog === undefined) return "unknown_tenant";
        if (!catalog.groups.delete(groupId)) return "unknown_id";
        for (const user of tables.externalUsers.values()) user.groupIds.delete(groupId);
        return "removed";
      };
      return withEntry(tables, accountId, entry, nowMs, remove, isRemoved);
    },
    listAttributes: (accountId, embedTenantName, page) => {
      const catalog = catalogOf(accountId, embedTenantName);
      return catalog && partOf([...catalog.attributes.values()], page);
    },
    removeTenant: (accountId, embedTenantName, usersMax, entry) => {
      const remove = () => removeTenant(tables, accountId, embedTenantName, usersMax);
      return withEntry(tables, accountId, entry, nowMs, remove, isRemoved);
    },
    removeAttribute: (accountId, embedTenantName, attributeId, entry) => {
      const remove = (): Removal => {
        const catalog = catalogOf(accountId, embedTenantName);
        if (catalog === undefined) return "unknown_tenant";
        if (!catalog.attributes.delete(attributeId)) return "unknown_id";
        for (const user of tables.externalUsers.values()) user.values.delete(attributeId);
        return "removed";
      };
      return withEntry(tables, accountId, entry, nowMs, remove, isRemoved);
    },
  };
};

const isRemoved = (outcome: string): boolean => outcome === "removed";

const removeTenant = (
  tables: Tables,
  accountId: AccountId,
  embedTenantName: string,
  usersMax: number,
): "removed" | "more" | "unknown_tenant" => {
  const tenant = embedTenantNamed(tables, accountId, embedTenantName);
  if (tenant === undefined) return "unknown_tenant";
  const users = [...tables.externalUsers.values()].filter(
    ({ embedTenantId }) => embedTenantId === tenant.id,
  );
  for (const { id } of users.slice(0, usersMax)) removeUser(tables, id);
  if (users.length > usersMax) return "more";
  for (const table of [tables.sessions, tables.tenantDashboards]) {
    for (const [key, { embedTenantId }] of table) {
      if (embedTenantId === tenant.id) table.delete(key);
    }
  }
  tables.catalogs.delete(tenant.id);
  tables.embedTenants.delete(tenant.id);
  return "removed";
};
