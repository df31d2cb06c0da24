import type {
  AdministeredDashboard,
  AttributeDefinition,
  Group,
  ListedAccount,
  ListedAgent,
  ListedDeployment,
  ListedEmbedTenant,
  ListedInternalUser,
  ListedKey,
  ListedSession,
  ListedUsage,
  ListedUser,
  MadeKey,
  PreviewedUser,
  ProvisionedUser,
} from "@embedded-analytics/domain";
import { isoTime } from "../../response/items.js";

// What administrators read, as it goes over the wire: times are ISO 8601, what is absent is null.

const timeOrNull = (ms: number | undefined): string | null =>
  ms === undefined ? null : isoTime(ms);

export const accountItem = (account: ListedAccount) => ({
  name: account.name,
  plan: account.plan,
  flags: { useCreatorMode: account.creatorModeEnabled },
  limits: { externalUsers: account.externalUsersMax, ...account.limits },
  retention: { threadsDays: account.threadsDays ?? null },
  providers: (account.providers ?? []).map(({ name, kind, models }) => ({ name, kind, models })),
  allowedOrigins: account.allowedOrigins,
  defaultDeploymentId: account.defaultDeploymentId ?? null,
});

export const deploymentItem = (deployment: ListedDeployment) => ({
  id: deployment.id,
  name: deployment.name,
  default: deployment.isDefault,
  requirePolicies: deployment.requirePolicies,
  timezone: deployment.timezone,
  sources: deployment.sourceNames,
  model: deployment.modelState,
  mistakes: deployment.modelMistakes.map(({ file, line, column, message }) => ({
    file,
    line,
    column,
    message,
  })),
});

export const agentItem = (agent: ListedAgent) => ({
  id: agent.id,
  name: agent.name,
  deploymentId: agent.deploymentId,
  kind: agent.kind,
  provider: agent.provider ?? null,
  model: agent.model ?? null,
  instructions: agent.instructions ?? null,
});

export const internalUserItem = ({ id, username, groups }: ListedInternalUser) => ({
  id,
  username,
  groups,
});

export const usageItem = (usage: ListedUsage) => ({
  id: usage.id,
  name: usage.name ?? null,
  since: isoTime(usage.sinceMs).slice(0, 10),
  turns: usage.turns,
  models: usage.models,
  llmCalls: usage.llmCalls,
  inputTokens: usage.inputTokens,
  outputTokens: usage.outputTokens,
  cacheReadTokens: usage.cacheReadTokens,
  cacheWriteTokens: usage.cacheWriteTokens,
});

const keyFields = (key: Omit<ListedKey, "createdAtMs">) => ({
  name: key.name,
  kind: key.kind,
  deployments: key.deployments === "all" ? null : key.deployments,
  user: key.username ?? null,
  expiresAt: timeOrNull(key.expiresAtMs),
  revoked: key.revoked,
  madeBy: key.madeBy ?? null,
});

export const keyItem = (key: ListedKey) => ({
  id: key.id,
  ...keyFields(key),
  createdAt: isoTime(key.createdAtMs),
});

export const madeKeyItem = (made: MadeKey) => ({ id: made.id, key: made.key, ...keyFields(made) });

export const definedGroup = ({ id, name, description }: Group) => ({
  id,
  name,
  description: description ?? null,
});

export const definedAttribute = (attribute: AttributeDefinition) => ({
  id: attribute.id,
  name: attribute.name,
  type: attribute.type,
  displayName: attribute.displayName ?? null,
  defaultValue: attribute.defaultValue ?? null,
  description: attribute.description ?? null,
});

export const embedTenantItem = (tenant: ListedEmbedTenant) => ({
  id: tenant.id,
  name: tenant.name,
  displayName: tenant.displayName ?? null,
  userCount: tenant.userCount,
  createdAt: isoTime(tenant.createdAtMs),
});

export const userItem = (user: ListedUser) => ({
  id: user.id,
  externalId: user.externalId,
  embedTenantName: user.embedTenantName,
  email: user.email ?? null,
  displayName: user.displayName ?? null,
  ephemeralUntil: timeOrNull(user.ephemeralUntilMs),
  createdAt: isoTime(user.createdAtMs),
});

export const dashboardItem = (dashboard: AdministeredDashboard) => ({
  publicId: dashboard.id,
  deploymentId: dashboard.deploymentId,
  embedTenantName: dashboard.embedTenantName,
  title: dashboard.title,
  visibility: dashboard.visibility,
  owner: dashboard.ownerExternalId ?? null,
  createdAt: isoTime(dashboard.createdAtMs),
  updatedAt: isoTime(dashboard.updatedAtMs),
});

export const sessionItem = (session: ListedSession) => ({
  id: session.id,
  deploymentId: session.deploymentId,
  embedTenantName: session.embedTenantName,
  ...(session.user.kind === "external"
    ? { externalId: session.user.externalId }
    : { internalId: session.user.username }),
  creatorMode: session.creatorMode,
  keyId: session.keyId ?? null,
  createdAt: isoTime(session.createdAtMs),
  exchangedAt: timeOrNull(session.exchangedAtMs),
  previewUntil: timeOrNull(session.previewUntilMs),
});

/** A preview with the pages that show it, as paths below where the service is mounted. */
export const previewItem = ({ sessionId, deploymentId, endsAtMs }: PreviewedUser) => ({
  sessionId,
  endsAt: isoTime(endsAtMs),
  pages: {
    app: `/embed/d/${deploymentId}/app?session=${sessionId}`,
    chat: `/embed/d/${deploymentId}/chat?session=${sessionId}`,
  },
});

export const provisionedItem = (user: ProvisionedUser) =>
  user.outcome === "provisioned"
    ? { externalId: user.externalId, outcome: user.outcome }
    : {
        externalId: user.externalId ?? null,
        outcome: user.outcome,
        code: user.code,
        detail: user.detail,
        ...(user.problems.length > 0 && { errors: user.problems }),
        ...(user.missing.length > 0 && { missing: user.missing }),
      };
