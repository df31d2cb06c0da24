import type {
  AccountChanges,
  CatalogChange,
  DeclaredAgent,
  DeclaredDeployment,
  DeclaredKey,
} from "@embedded-analytics/domain";
import { Prisma } from "../generated/client.js";

// What is declared, as columns.

export const accountRow = ({ settings }: AccountChanges) => ({
  plan: settings.plan,
  useCreatorMode: settings.creatorModeEnabled,
  allowedOrigins: [...settings.allowedOrigins],
  limits: settings.limits === undefined ? Prisma.DbNull : { ...settings.limits },
  threadsDays: settings.threadsDays ?? null,
  defaultDeploymentId: settings.defaultDeploymentId ?? null,
  providers:
    settings.providers === undefined
      ? Prisma.DbNull
      : (settings.providers as unknown as Prisma.InputJsonArray),
  connect:
    settings.connect === undefined
      ? Prisma.DbNull
      : (settings.connect as unknown as Prisma.InputJsonObject),
});

export const deploymentRow = (deployment: DeclaredDeployment) => ({
  name: deployment.name,
  model: deployment.modelFolder ?? null,
  requirePolicies: deployment.requirePolicies,
  timezone: deployment.timezone,
  sources: (deployment.sources ?? []) as unknown as Prisma.InputJsonArray,
  authTokens:
    deployment.authTokens === undefined
      ? Prisma.DbNull
      : (deployment.authTokens as unknown as Prisma.InputJsonObject),
});

export const agentRow = (agent: DeclaredAgent) => ({
  name: agent.name,
  deploymentId: agent.deploymentId,
  config: agent.config as Prisma.InputJsonObject,
});

export const keyRow = (key: DeclaredKey) => ({
  id: key.id,
  digest: key.digest,
  kind: key.kind,
  allDeployments: key.deployments === "all",
  deployments: key.deployments === "all" ? [] : [...key.deployments],
  internalUserId: key.internalUserId === undefined ? null : BigInt(key.internalUserId),
  expiresAt: key.expiresAtMs === undefined ? null : new Date(key.expiresAtMs),
  madeBy: key.madeBy ?? null,
  person: key.person ?? null,
});

// Of definitions only the texts that are given: what is left out keeps its column, and is null in a
// new row.

export const groupRow = ({ name, description }: CatalogChange["groups"][number]) => ({
  name,
  ...given({ description }),
});

export const attributeRow = (attribute: CatalogChange["attributes"][number]) => {
  const { name, type, displayName, defaultValue, description } = attribute;
  return { name, type, ...given({ displayName, defaultValue, description }) };
};

const given = <Name extends string>(
  texts: Record<Name, string | null | undefined>,
): Partial<Record<Name, string | null>> =>
  Object.fromEntries(Object.entries(texts).filter(([, text]) => text !== undefined)) as Partial<
    Record<Name, string | null>
  >;
