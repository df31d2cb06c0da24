import type {
  AdministeredDashboard,
  AdministrationMethods,
  LocalizedText,
  PortAdapter,
} from "@embedded-analytics/domain";
import type { Queryable, ScopedPool } from "../account-scope/scoped-pool.js";
import { withEntry } from "../audit/with-entry.js";
import { isStorable } from "../storable.js";
import { list, nothing } from "./list.js";
import {
  listDashboardsStatement,
  removeDashboardStatement,
  showDashboardStatement,
} from "./statements.js";

type Methods = "listDashboards" | "removeDashboard" | "showDashboard";
type Shown = ReturnType<AdministrationMethods["showDashboard"]>;

/** The dashboards of users, as administrators see them. */
export const administeredDashboards = (
  pool: ScopedPool,
): Pick<PortAdapter<AdministrationMethods>, Methods> => ({
  listDashboards: async (accountId, embedTenantName, part) => {
    if (embedTenantName !== undefined && !isStorable(embedTenantName)) return nothing;
    const filter = [embedTenantName ?? null];
    return list(pool, listDashboardsStatement, accountId, part, filter, dashboardOf);
  },
  removeDashboard: async (accountId, publicId, entry) => {
    if (!isStorable(publicId)) return false;
    const remove = async (connection: Queryable): Promise<boolean> =>
      (await connection.query(removeDashboardStatement, [accountId, publicId])).rowCount === 1;
    return withEntry(pool, accountId, entry, remove, Boolean);
  },
  showDashboard: async (accountId, publicId, visibility, entry) => {
    if (!isStorable(publicId)) return "unknown";
    const show = async (connection: Queryable): Promise<Shown> => {
      const values = [accountId, publicId, visibility === "private"];
      const { rows } = await connection.query<{ outcome: Shown }>(showDashboardStatement, values);
      return rows[0]?.outcome ?? "unknown";
    };
    return withEntry(pool, accountId, entry, show, (outcome) => outcome === "shown");
  },
});

interface DashboardJson extends Omit<
  AdministeredDashboard,
  "title" | "visibility" | "ownerExternalId"
> {
  /** JSON in a text. */
  readonly title: string;
  readonly isPrivate: boolean;
  readonly ownerExternalId: string | null;
}

const dashboardOf = ({ isPrivate, ...row }: DashboardJson): AdministeredDashboard => ({
  ...row,
  title: JSON.parse(row.title) as LocalizedText,
  visibility: isPrivate ? "private" : "tenant",
  ownerExternalId: row.ownerExternalId ?? undefined,
});
