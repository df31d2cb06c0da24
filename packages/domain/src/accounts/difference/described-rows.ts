import { limitNames } from "../../access/limits/account-limits.js";
import type { AttributeDefinition, Group } from "../../catalog/definitions.js";
import type { Json } from "../../shared/json/json.js";
import type {
  AccountSettings,
  DeclaredAgent,
  DeclaredDeployment,
  DeclaredInternalUser,
  DeclaredKey,
} from "../account-state.js";
import { instantText } from "../instant.js";
import type { Fields } from "./compared-fields.js";

/** Names of what rows refer to by id. */
export interface Names {
  readonly groups: ReadonlyMap<number, string>;
  readonly attributes: ReadonlyMap<number, string>;
  readonly users: ReadonlyMap<number, string>;
}

/** The settings of an account; `deployments[].default` stands here as one value of the account. */
export const settingsFields = (settings: AccountSettings): Fields => ({
  plan: settings.plan,
  "flags.useCreatorMode": settings.creatorModeEnabled,
  "limits.externalUsers": settings.externalUsersMax,
  ...Object.fromEntries(limitNames.map((name) => [`limits.${name}`, settings.limits?.[name]])),
  "retention.threadsDays": settings.threadsDays,
  allowedOrigins: settings.allowedOrigins,
  defaultDeployment: settings.defaultDeploymentId,
  connect: settings.connect as unknown as Json | undefined,
  providers: settings.providers as unknown as Json | undefined,
});

export const deploymentFields = (deployment: DeclaredDeployment): Fields => ({
  name: deployment.name,
  model: deployment.modelFolder,
  requirePolicies: deployment.requirePolicies,
  timezone: deployment.timezone,
  sources: sourcesField(deployment.sources),
  authTokens: deployment.authTokens as unknown as Json | undefined,
});

// An empty list means the same as none, and is stored as none.
const sourcesField = (sources: DeclaredDeployment["sources"] = []): Json | undefined =>
  sources.length === 0 ? undefined : (sources.map((source) => ({ ...source })) as unknown as Json);

export const agentFields = ({ name, deploymentId, config }: DeclaredAgent): Fields => ({
  name,
  deployment: deploymentId,
  ...config,
});

/** A key without its value: neither the secret nor its digest leaves the store. */
export const keyFields = (key: DeclaredKey, { users }: Names): Fields => ({
  kind: key.kind,
  user: key.internalUserId === undefined ? undefined : users.get(key.internalUserId),
  deployments: key.deployments,
  expiresAt: key.expiresAtMs === undefined ? undefined : instantText(key.expiresAtMs),
  revoked: key.revoked,
});

export const groupFields = ({ description }: Partial<Group>): Fields => ({ description });

export const attributeFields = (attribute: AttributeDefinition): Fields => ({
  type: attribute.type,
  displayName: attribute.displayName,
  defaultValue: attribute.defaultValue,
  description: attribute.description,
});

export const userFields = (user: DeclaredInternalUser, names: Names): Fields => ({
  groups: user.groupIds.map((id) => names.groups.get(id) ?? String(id)).toSorted(),
  ...Object.fromEntries(
    user.values.map(({ attributeId, value }) => [
      `userAttributes.${names.attributes.get(attributeId) ?? attributeId}`,
      value,
    ]),
  ),
});
