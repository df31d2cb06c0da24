import type {
  AccountSettings,
  AccountState,
  AttributeDefinition,
  CatalogState,
  DeclaredAgent,
  DeclaredDeployment,
  DeclaredEmbedTenant,
  DeclaredInternalUser,
  DeclaredKey,
  Group,
} from "@embedded-analytics/domain";
import { attributeOf, groupOf, type Nullable } from "../json-rows.js";

interface CatalogJson {
  readonly groups: readonly Nullable<Group>[] | null;
  readonly attributes: readonly Nullable<AttributeDefinition>[] | null;
}

/** The JSON of the load statement: what is not there is null, and so is an empty list. */
export interface AccountJson extends CatalogJson, Pick<AccountState, "id" | "name" | "revision"> {
  readonly settings: Nullable<AccountSettings>;
  readonly keys:
    | readonly (Nullable<Omit<DeclaredKey, "deployments">> & {
        readonly deployments: readonly number[] | null;
      })[]
    | null;
  readonly deployments: readonly Nullable<DeclaredDeployment>[] | null;
  readonly agents: readonly DeclaredAgent[] | null;
  readonly internalUsers:
    | readonly (Omit<DeclaredInternalUser, "groupIds" | "values"> & {
        readonly groupIds: DeclaredInternalUser["groupIds"] | null;
        readonly values: DeclaredInternalUser["values"] | null;
      })[]
    | null;
  readonly embedTenants:
    readonly (Nullable<Omit<DeclaredEmbedTenant, keyof CatalogState>> & CatalogJson)[] | null;
}

/** What the statement read, as the domain wants it. */
export const accountOf = (json: AccountJson): AccountState => ({
  id: json.id,
  name: json.name,
  revision: json.revision,
  settings: {
    ...json.settings,
    limits: json.settings.limits ?? undefined,
    threadsDays: json.settings.threadsDays ?? undefined,
    defaultDeploymentId: json.settings.defaultDeploymentId ?? undefined,
    providers: json.settings.providers ?? undefined,
    connect: json.settings.connect ?? undefined,
  },
  keys: (json.keys ?? []).map((key) => ({
    ...key,
    deployments: key.deployments ?? "all",
    internalUserId: key.internalUserId ?? undefined,
    expiresAtMs: key.expiresAtMs ?? undefined,
    madeBy: key.madeBy ?? undefined,
    person: key.person ?? undefined,
  })),
  deployments: (json.deployments ?? []).map((deployment) => ({
    ...deployment,
    modelFolder: deployment.modelFolder ?? undefined,
    sources: deployment.sources ?? undefined,
    authTokens: deployment.authTokens ?? undefined,
  })),
  agents: json.agents ?? [],
  internalUsers: (json.internalUsers ?? []).map((user) => ({
    ...user,
    groupIds: user.groupIds ?? [],
    values: user.values ?? [],
  })),
  embedTenants: (json.embedTenants ?? []).map((tenant) => ({
    ...tenant,
    displayName: tenant.displayName ?? undefined,
    ...definitionsOf(tenant),
  })),
  ...definitionsOf(json),
});

const definitionsOf = ({ groups, attributes }: CatalogJson): CatalogState => ({
  groups: (groups ?? []).map(groupOf),
  attributes: (attributes ?? []).map(attributeOf),
});
