import type {
  AccountChanges,
  AttributeDefinition,
  DeclaredAgent,
  DeclaredDeployment,
  DeclaredKey,
  Group,
} from "@embedded-analytics/domain";
import type { Prisma } from "../generated/client.js";

// What is declared, as columns. Everything is named: a row is replaced as a whole.

export const accountRow = ({ settings }: AccountChanges) => ({
  plan: settings.plan,
  useCreatorMode: settings.creatorModeEnabled,
  allowedOrigins: [...settings.allowedOrigins],
  defaultDeploymentId: settings.defaultDeploymentId ?? null,
});

export const deploymentRow = (deployment: DeclaredDeployment) => ({
  name: deployment.name,
  model: deployment.modelFolder ?? null,
  requirePolicies: deployment.requirePolicies,
  timezone: deployment.timezone,
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
});

export const groupRow = ({ name, description }: Group) => ({
  name,
  description: description ?? null,
});

export const attributeRow = (attribute: AttributeDefinition) => ({
  name: attribute.name,
  type: attribute.type,
  displayName: attribute.displayName ?? null,
  defaultValue: attribute.defaultValue ?? null,
  description: attribute.description ?? null,
});
