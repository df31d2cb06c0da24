import type { DashboardItem, OpenedDashboard, TileProposal } from "@embedded-analytics/domain";
import { schemaEntry } from "./schema-entry.js";

/** A dashboard of a list as it goes over the wire (wire format, 5); what is absent is `null`. */
export const dashboardItem = (item: DashboardItem) => ({
  publicId: item.publicId,
  title: item.title,
  description: item.description ?? null,
  origin: item.origin,
  ...(item.origin === "declared" ? {} : ofTenant(item)),
  updatedAt: new Date(item.updatedAtMs).toISOString(),
});

/** One dashboard as it goes over the wire. */
export const openedDashboard = (opened: OpenedDashboard) => ({
  ...dashboardItem(opened),
  definition: opened.definition,
  filterTypes: opened.filterTypes,
  ...(opened.offers === undefined ? {} : { offers: opened.offers }),
});

/** A proposal as it goes over the wire; JSON leaves out what is not there. */
export const tileProposal = ({ columns, members, ...proposal }: TileProposal): object => ({
  ...proposal,
  schema: columns.map(schemaEntry),
  columns: members,
});

/** What users' content has beside what every dashboard has. */
const ofTenant = ({ owner, visibility }: DashboardItem) => ({
  owner: owner === undefined ? null : { ...owner, displayName: owner.displayName ?? null },
  visibility,
});
