import type {
  DataDeployment,
  DataUserLookup,
  DataUsersMethods,
  HeldAttribute,
  JsonObject,
  PortAdapter,
  StoredDataUser,
} from "@embedded-analytics/domain";
import type { ScopedPool } from "../account-scope/scoped-pool.js";
import type { Nullable } from "../json-rows.js";
import { loadStatement } from "./load-statement.js";

/** What policies look at, in PostgreSQL: one prepared statement on the pool, since every query asks. */
export const prismaDataUsers = (pool: ScopedPool): PortAdapter<DataUsersMethods> => ({
  load: async (accountId, lookup) => {
    const { rows } = await pool.of(accountId).query<{ rights: RightsJson }>({
      name: "load_data_user",
      text: loadStatement,
      values: [accountId, ...lookupValues(lookup)],
    });
    return rows[0] ? storedOf(rows[0].rights) : nothing;
  },
});

interface RightsJson {
  readonly deployment: Nullable<DataDeployment> | null;
  /** Null stands for a group of the other lane. */
  readonly groups: readonly (string | null)[] | null;
  readonly attributes: readonly Nullable<HeldAttribute>[] | null;
  readonly securityContext: JsonObject | null;
}

// Ids of deployments begin at 1; what bigint cannot read is no id.
const unknownDeployment = -1;

const lookupValues = ({
  deploymentId,
  user,
  embedTenantName,
  creatorMode,
}: DataUserLookup): unknown[] => [
  Number.isSafeInteger(deploymentId) ? deploymentId : unknownDeployment,
  user?.kind === "external" ? user.id : null,
  user?.kind === "internal" ? user.id : null,
  embedTenantName,
  creatorMode && user?.kind !== "internal",
];

const nothing: StoredDataUser = {
  deployment: undefined,
  groups: [],
  attributes: [],
  securityContext: undefined,
};

const storedOf = ({
  deployment,
  groups,
  attributes,
  securityContext,
}: RightsJson): StoredDataUser => ({
  deployment: deployment
    ? {
        ...deployment,
        modelFolder: deployment.modelFolder ?? undefined,
        sources: deployment.sources ?? undefined,
      }
    : undefined,
  groups: (groups ?? []).filter((name) => name !== null),
  attributes: (attributes ?? []).map(({ defaultValue, value, ...attribute }) => ({
    ...attribute,
    defaultValue: defaultValue ?? undefined,
    value: value ?? undefined,
  })),
  securityContext: securityContext ?? undefined,
});
