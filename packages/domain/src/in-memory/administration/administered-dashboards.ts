import type {
  AdministeredDashboard,
  AdministrationMethods,
} from "../../administration/ports/administration.js";
import type { PortAdapter } from "../../shared/port/port-adapter.js";
import { withEntry } from "./audit-log.js";
import { partOf } from "../list-part.js";
import { keyIn, type Tables, type TenantDashboardRecord } from "../tables.js";

type Methods = "listDashboards" | "removeDashboard" | "showDashboard";

/** The dashboards of users, as administrators see them. */
export const inMemoryAdministeredDashboards = (
  tables: Tables,
  nowMs: () => number,
): Pick<PortAdapter<AdministrationMethods>, Methods> => ({
  listDashboards: (accountId, embedTenantName, part) => {
    const listed = [...tables.tenantDashboards.values()]
      .filter((record) => record.accountId === accountId)
      .map((record) => listedDashboard(tables, record))
      .filter(
        (dashboard) =>
          embedTenantName === undefined || dashboard.embedTenantName === embedTenantName,
      );
    return partOf(listed, part);
  },
  removeDashboard: (accountId, publicId, entry) => {
    const remove = (): boolean => tables.tenantDashboards.delete(keyIn(accountId, publicId));
    return withEntry(tables, accountId, entry, nowMs, remove, Boolean);
  },
  showDashboard: (accountId, publicId, visibility, entry) => {
    const show = () => {
      const record = tables.tenantDashboards.get(keyIn(accountId, publicId));
      if (record === undefined) return "unknown";
      if (record.content.visibility === visibility) return "unchanged";
      if (!tables.externalUsers.has(record.ownerId)) return "ownerless";
      record.content = { ...record.content, visibility };
      record.version += 1;
      record.updatedAtMs = nowMs();
      return "shown";
    };
    return withEntry(tables, accountId, entry, nowMs, show, (outcome) => outcome === "shown");
  },
});

const listedDashboard = (
  tables: Tables,
  { publicId, deploymentId, embedTenantId, content, ...record }: TenantDashboardRecord,
): AdministeredDashboard => ({
  id: publicId,
  deploymentId,
  embedTenantName: tables.embedTenants.get(embedTenantId)?.name ?? "",
  title: content.title,
  visibility: content.visibility,
  ownerExternalId: tables.externalUsers.get(record.ownerId)?.externalId,
  createdAtMs: record.createdAtMs,
  updatedAtMs: record.updatedAtMs,
});
