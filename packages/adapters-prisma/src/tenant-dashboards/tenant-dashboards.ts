import type {
  ContentOwner,
  ContentPlace,
  DashboardContent,
  ListedContent,
  LocalizedText,
  PortAdapter,
  TenantDashboardsMethods,
} from "@embedded-analytics/domain";
import type { ScopedPool } from "../account-scope/scoped-pool.js";
import type { Nullable } from "../json-rows.js";
import { storableId } from "../storable.js";
import {
  createStatement,
  listStatement,
  loadStatement,
  removeStatement,
  saveStatement,
} from "./statements.js";

/** The dashboards that users of embed tenants have made, in PostgreSQL. */
export const prismaTenantDashboards = (pool: ScopedPool): PortAdapter<TenantDashboardsMethods> => ({
  list: async (accountId, place, reader) => {
    const { rows } = await pool.of(accountId).query<ListedRow>({
      name: "list_tenant_dashboards",
      text: listStatement,
      values: [accountId, ...placeValues(place), reader ?? null],
    });
    return rows.map(listedOf);
  },

  load: async (accountId, place, reader, publicId) => {
    const { rows } = await pool.of(accountId).query<ListedRow & { readonly definition: string }>({
      name: "load_tenant_dashboard",
      text: loadStatement,
      values: [accountId, ...placeValues(place), reader ?? null, storableId(publicId)],
    });
    const [row] = rows;
    return row && { ...listedOf(row), definition: JSON.parse(row.definition) as unknown };
  },

  create: async (accountId, place, { publicId, ownerId, ...content }, dashboardsMax) => {
    const { rows } = await pool.of(accountId).query<{ outcome: "created" | "full" | "unknown" }>({
      name: "create_tenant_dashboard",
      text: createStatement,
      values: [
        accountId,
        place.deploymentId,
        storableId(place.embedTenantName),
        ownerId,
        publicId,
        ...contentValues(content),
        dashboardsMax,
      ],
    });
    return outcomeOf(rows);
  },

  save: async (accountId, place, publicId, version, content, keepsTime = false) => {
    const { rows } = await pool.of(accountId).query<{ outcome: "saved" | "changed" | "unknown" }>({
      name: "save_tenant_dashboard",
      text: saveStatement,
      values: [
        accountId,
        ...placeValues(place),
        storableId(publicId),
        version,
        ...contentValues(content),
        keepsTime,
      ],
    });
    return outcomeOf(rows);
  },

  remove: async (accountId, place, ownerId, publicId) => {
    const { rowCount } = await pool.of(accountId).query({
      name: "remove_tenant_dashboard",
      text: removeStatement,
      values: [accountId, ...placeValues(place), storableId(publicId), ownerId],
    });
    return rowCount === 1;
  },
});

interface ListedRow extends Omit<ListedContent, "title" | "description" | "owner"> {
  readonly title: string;
  readonly description: string | null;
  readonly owner: Nullable<ContentOwner> | null;
}

const placeValues = ({ embedTenantName, deploymentId }: ContentPlace): unknown[] => [
  storableId(embedTenantName),
  deploymentId,
];

const contentValues = ({
  visibility,
  title,
  description,
  definition,
}: DashboardContent): unknown[] => [
  visibility === "private",
  JSON.stringify(title),
  description === undefined ? null : JSON.stringify(description),
  JSON.stringify(definition),
];

const listedOf = ({
  publicId,
  title,
  description,
  visibility,
  owner,
  updatedAtMs,
  version,
}: ListedRow): ListedContent => ({
  publicId,
  title: JSON.parse(title) as LocalizedText,
  description: description === null ? undefined : (JSON.parse(description) as LocalizedText),
  visibility,
  owner: owner === null ? undefined : { ...owner, displayName: owner.displayName ?? undefined },
  updatedAtMs,
  version,
});

const outcomeOf = <Outcome>(rows: readonly { readonly outcome: Outcome }[]): Outcome => {
  if (rows[0] === undefined) throw new Error("the statement always answers one row");
  return rows[0].outcome;
};
