import type {
  AccountSettings,
  AccountState,
  AttributeType,
  AttributeValue,
  CatalogState,
  DeclaredInternalUser,
  DeclaredKey,
  JsonObject,
  Plan,
} from "@embedded-analytics/domain";
import type { Prisma } from "../generated/client.js";

const withDefinitions = {
  include: { groups: { orderBy: { name: "asc" } }, attributes: { orderBy: { name: "asc" } } },
} satisfies Prisma.CatalogDefaultArgs;

const partsOf = (embedTenantNames: readonly string[]) =>
  ({
    quota: true,
    apiKeys: { orderBy: { name: "asc" } },
    deployments: { orderBy: { id: "asc" } },
    agents: { orderBy: { id: "asc" } },
    internalUsers: { orderBy: { username: "asc" }, include: { memberships: true, values: true } },
    embedTenants: {
      where: { name: { in: [...embedTenantNames] } },
      orderBy: { name: "asc" },
      include: { catalog: withDefinitions },
    },
  }) satisfies Prisma.AccountInclude;

type AccountRow = Prisma.AccountGetPayload<{ include: ReturnType<typeof partsOf> }>;
type CatalogRow = Prisma.CatalogGetPayload<typeof withDefinitions>;

/** Reads an account; meant for a transaction in which all reads see the same moment. */
export const loadAccount = async (
  transaction: Prisma.TransactionClient,
  name: string,
  embedTenantNames: readonly string[],
): Promise<AccountState | undefined> => {
  const include = partsOf(embedTenantNames);
  const account = await transaction.account.findUnique({ where: { name }, include });
  if (account === null) return undefined;
  const { id } = account;
  const catalog = await transaction.catalog.findUnique({ where: { id }, ...withDefinitions });
  return {
    id: Number(id),
    name,
    revision: account.revision,
    settings: settingsOf(account),
    keys: account.apiKeys.map(keyOf),
    deployments: account.deployments.map((deployment) => ({
      id: deployment.id,
      name: deployment.name,
      modelFolder: deployment.model ?? undefined,
      requirePolicies: deployment.requirePolicies,
      timezone: deployment.timezone,
    })),
    agents: account.agents.map(({ id, name, deploymentId, config }) => ({
      id,
      name,
      deploymentId,
      config: config as JsonObject,
    })),
    internalUsers: account.internalUsers.map(internalUserOf),
    ...definitionsOf(catalog),
    embedTenants: account.embedTenants.map((tenant) => ({
      id: Number(tenant.id),
      name: tenant.name,
      displayName: tenant.displayName ?? undefined,
      ...definitionsOf(tenant.catalog),
    })),
  };
};

const settingsOf = (account: AccountRow): AccountSettings => ({
  plan: account.plan as Plan,
  creatorModeEnabled: account.useCreatorMode,
  externalUsersMax: account.quota?.usersMax ?? 0,
  allowedOrigins: account.allowedOrigins,
  defaultDeploymentId: account.defaultDeploymentId ?? undefined,
});

const keyOf = (key: AccountRow["apiKeys"][number]): DeclaredKey => ({
  id: key.id,
  name: key.name,
  digest: key.digest,
  kind: key.kind as DeclaredKey["kind"],
  deployments: key.allDeployments ? "all" : key.deployments,
  internalUserId: key.internalUserId === null ? undefined : Number(key.internalUserId),
  expiresAtMs: key.expiresAt?.getTime(),
  revoked: key.revokedAt !== null,
});

const internalUserOf = (user: AccountRow["internalUsers"][number]): DeclaredInternalUser => ({
  id: Number(user.id),
  username: user.username,
  groupIds: user.memberships.map(({ groupId }) => Number(groupId)),
  values: user.values.map(({ attributeId, value }) => ({
    attributeId: Number(attributeId),
    value: value as AttributeValue,
  })),
});

const definitionsOf = (catalog: CatalogRow | null): CatalogState => ({
  groups: (catalog?.groups ?? []).map(({ id, name, description }) => ({
    id: Number(id),
    name,
    description: description ?? undefined,
  })),
  attributes: (catalog?.attributes ?? []).map((attribute) => ({
    id: Number(attribute.id),
    name: attribute.name,
    type: attribute.type as AttributeType,
    displayName: attribute.displayName ?? undefined,
    defaultValue: attribute.defaultValue ?? undefined,
    description: attribute.description ?? undefined,
  })),
});
