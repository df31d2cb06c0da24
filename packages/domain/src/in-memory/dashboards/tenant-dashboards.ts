import type {
  ContentPlace,
  ContentReader,
  ListedContent,
  TenantDashboardsMethods,
} from "../../dashboards/ports/tenant-dashboards.js";
import type { AccountId } from "../../shared/text/branded.js";
import { embedTenantNamed, keyIn, type Tables, type TenantDashboardRecord } from "../tables.js";

/** The dashboards that users of embed tenants have made. */
export const inMemoryTenantDashboards = (
  tables: Tables,
  nowMs: () => number,
): TenantDashboardsMethods => {
  const isIn = (
    record: TenantDashboardRecord,
    accountId: AccountId,
    { deploymentId, embedTenantName }: ContentPlace,
  ): boolean =>
    record.accountId === accountId &&
    record.deploymentId === deploymentId &&
    tables.embedTenants.get(record.embedTenantId)?.name === embedTenantName;

  const found = (accountId: AccountId, place: ContentPlace, publicId: string) => {
    const record = tables.tenantDashboards.get(keyIn(accountId, publicId));
    return record !== undefined && isIn(record, accountId, place) ? record : undefined;
  };

  const maySee = ({ content, ownerId }: TenantDashboardRecord, reader: ContentReader): boolean =>
    content.visibility === "tenant" || (reader === ownerId && tables.externalUsers.has(ownerId));

  const listed = ({ publicId, ownerId, version, content, updatedAtMs }: TenantDashboardRecord) => {
    const owner = tables.externalUsers.get(ownerId);
    const { title, description, visibility } = content;
    return {
      publicId,
      title,
      description,
      visibility,
      owner: owner && {
        id: owner.id,
        externalId: owner.externalId,
        displayName: owner.displayName,
      },
      updatedAtMs,
      version,
    } satisfies ListedContent;
  };

  return {
    list: (accountId, place, reader) =>
      [...tables.tenantDashboards.values()]
        .filter((record) => isIn(record, accountId, place) && maySee(record, reader))
        .map(listed),

    load: (accountId, place, reader, publicId) => {
      const record = found(accountId, place, publicId);
      return record !== undefined && maySee(record, reader)
        ? { ...listed(record), definition: record.content.definition }
        : undefined;
    },

    create: (accountId, place, { publicId, ownerId, ...content }, dashboardsMax) => {
      const tenant = embedTenantNamed(tables, accountId, place.embedTenantName);
      const isThere = tables.accounts.get(accountId)?.deployments.has(place.deploymentId) === true;
      if (!isThere || tables.externalUsers.get(ownerId)?.embedTenantId !== tenant?.id) {
        return "unknown";
      }
      if (tenant === undefined) return "unknown";
      const count = [...tables.tenantDashboards.values()].filter(
        ({ embedTenantId }) => embedTenantId === tenant.id,
      ).length;
      if (count >= dashboardsMax) return "full";
      const { deploymentId } = place;
      const of = { publicId, accountId, deploymentId, embedTenantId: tenant.id, ownerId };
      const record = { ...of, version: 1, content, createdAtMs: nowMs(), updatedAtMs: nowMs() };
      tables.tenantDashboards.set(keyIn(accountId, publicId), record);
      return "created";
    },

    save: (accountId, place, publicId, version, content, keepsTime = false) => {
      const record = found(accountId, place, publicId);
      if (record === undefined) return "unknown";
      if (record.version !== version) return "changed";
      record.version += 1;
      record.content = content;
      if (!keepsTime) record.updatedAtMs = nowMs();
      return "saved";
    },

    remove: (accountId, place, ownerId, publicId) =>
      found(accountId, place, publicId)?.ownerId === ownerId &&
      tables.tenantDashboards.delete(keyIn(accountId, publicId)),
  };
};
