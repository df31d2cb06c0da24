import type { JsonObject } from "@embedded-analytics/domain";
import { attribute, definedAttribute, definedGroup, group } from "./definitions.js";
import { anything, flag, listOf, nullable, object, oneOf, text, time, whole } from "./shapes.js";

const keyFields = {
  id: { type: ["integer", "string"] },
  name: text,
  kind: oneOf("admin", "personal"),
  deployments: nullable(listOf(whole)),
  user: nullable(text),
  expiresAt: nullable(time),
  revoked: flag,
  madeBy: nullable({ type: "string" }),
} satisfies Readonly<Record<string, JsonObject>>;

/** What administrators read. */
export const administrationSchemas: Readonly<Record<string, JsonObject>> = {
  Group: group,
  UserAttribute: attribute,
  DefinedGroup: definedGroup,
  DefinedUserAttribute: definedAttribute,
  Account: object({
    name: text,
    plan: text,
    flags: object({ useCreatorMode: flag }),
    limits: object({ externalUsers: whole }),
    providers: listOf(object({ name: text, kind: text, models: listOf(text) })),
    retention: object({ threadsDays: nullable(whole) }),
    allowedOrigins: listOf(text),
    defaultDeploymentId: nullable(whole),
  }),
  Deployment: object({
    id: whole,
    name: text,
    default: flag,
    requirePolicies: flag,
    timezone: text,
    sources: listOf(text),
    model: oneOf("none", "ready", "invalid"),
    mistakes: listOf(object({ file: text, line: whole, column: whole, message: text })),
  }),
  Agent: object({
    id: text,
    name: text,
    deploymentId: whole,
    kind: text,
    provider: nullable(text),
    model: nullable(text),
    instructions: nullable(text),
  }),
  AgentUsage: object({
    id: text,
    name: nullable(text),
    since: { type: "string", format: "date" },
    turns: whole,
    models: listOf(text),
    llmCalls: whole,
    inputTokens: whole,
    outputTokens: whole,
    cacheReadTokens: whole,
    cacheWriteTokens: whole,
  }),
  InternalUser: object({ id: whole, username: text, groups: listOf(text) }),
  ApiKey: object({ ...keyFields, createdAt: time }),
  MadeApiKey: object({
    ...keyFields,
    key: { type: "string", description: "The one time that it is shown" },
  }),
  EmbedTenant: object({
    id: whole,
    name: text,
    displayName: nullable(text),
    userCount: whole,
    createdAt: time,
  }),
  User: object({
    id: whole,
    externalId: text,
    embedTenantName: text,
    email: nullable(text),
    displayName: nullable(text),
    ephemeralUntil: nullable(time),
    createdAt: time,
  }),
  ProvisionedUsers: object({
    users: listOf(
      object(
        { externalId: nullable(text), outcome: oneOf("provisioned", "refused") },
        { code: text, detail: text, errors: listOf(anything), missing: listOf(text) },
      ),
    ),
  }),
  Preview: object({
    sessionId: text,
    endsAt: time,
    pages: { ...object({ app: text, chat: text }), description: "Paths, to open in a tab" },
  }),
  UserDashboard: object({
    publicId: text,
    deploymentId: whole,
    embedTenantName: text,
    title: anything,
    visibility: oneOf("private", "tenant"),
    owner: nullable(text),
    createdAt: time,
    updatedAt: time,
  }),
  Session: object(
    {
      id: text,
      deploymentId: whole,
      embedTenantName: text,
      creatorMode: flag,
      keyId: nullable({ type: "string" }),
      createdAt: time,
      exchangedAt: nullable(time),
      previewUntil: nullable(time),
    },
    { externalId: text, internalId: text },
  ),
  AssistantGrant: object(
    {
      id: { type: ["integer", "string"] },
      externalId: nullable(text),
      internalId: nullable(text),
      createdAt: time,
      lastUsedAt: time,
      expiresAt: time,
    },
    { clientId: text },
  ),
  AuditEntry: object(
    { seq: whole, at: time, prev: text, hash: text },
    { actor: anything, action: text },
  ),
};
