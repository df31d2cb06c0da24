import { limitNames } from "../../access/limits/account-limits.js";
import type { AttributeDefinition, Group } from "../../catalog/definitions.js";
import type {
  AccountSettings,
  AccountState,
  CatalogState,
  DeclaredInternalUser,
  DeclaredKey,
} from "../account-state.js";
import type { AccountDeclaration } from "../declaration.js";
import { instantText } from "../instant.js";
import { declaredConfiguration } from "../providers/plan-providers.js";
import { withoutUndefined } from "../../shared/json/without-undefined.js";

/**
 * The declaration of an account as it is stored (J2), which changes nothing where it is applied to the same
 * account. Keys are named as existing ones, since their values are not stored; nothing else in it is a
 * secret either.
 */
export const declaredAccount = (state: AccountState): AccountDeclaration => {
  const { settings } = state;
  const tenants = state.embedTenants.filter(
    // An account's own embed tenant comes with it, so that it is named for its definitions only (A4).
    (tenant) => tenant.name !== state.name || hasDefinitions(tenant),
  );
  return {
    name: state.name,
    plan: settings.plan,
    flags: { useCreatorMode: settings.creatorModeEnabled },
    limits: { externalUsers: settings.externalUsersMax, ...declaredLimits(settings) },
    retention: { threadsDays: settings.threadsDays ?? null },
    ...withoutUndefined({
      connect: settings.connect,
      providers: settings.providers,
    }),
    allowedOrigins: settings.allowedOrigins,
    // What the sign-in of an administrator has made ends by itself, and is nobody's to declare.
    keys: state.keys
      .filter(({ person }) => person === undefined)
      .map((key) => declaredKey(key, state)),
    deployments: state.deployments.map(({ id, name, modelFolder, ...deployment }) => ({
      id,
      name,
      default: id === settings.defaultDeploymentId,
      ...withoutUndefined({ model: modelFolder }),
      requirePolicies: deployment.requirePolicies,
      timezone: deployment.timezone,
      ...withoutUndefined({ sources: deployment.sources, authTokens: deployment.authTokens }),
    })),
    agents: state.agents.map(({ id, name, deploymentId, config }) => ({
      id,
      name,
      deployment: deploymentId,
      ...declaredConfiguration(config),
    })),
    ...definitions(state),
    internalUsers: state.internalUsers.map((user) => declaredUser(user, state)),
    embedTenants: tenants.map((tenant) => ({ name: tenant.name, ...definitions(tenant) })),
  };
};

/** All of them, so that applying takes away what was declared since. */
const declaredLimits = ({ limits }: AccountSettings) =>
  Object.fromEntries(limitNames.map((name) => [name, limits?.[name] ?? null]));

const hasDefinitions = ({ groups, attributes }: CatalogState): boolean =>
  groups.length + attributes.length > 0;

/** `revoked: false` would revive a key that is revoked before the declaration is applied again (C5). */
const declaredKey = (key: DeclaredKey, { internalUsers }: AccountState) => {
  const user = internalUsers.find(({ id }) => id === key.internalUserId);
  return {
    name: key.name,
    existing: true,
    kind: key.kind,
    ...withoutUndefined({ user: user?.username }),
    ...(key.deployments === "all" ? {} : { deployments: key.deployments }),
    ...(key.expiresAtMs === undefined ? {} : { expiresAt: instantText(key.expiresAtMs) }),
    ...(key.revoked ? { revoked: true } : {}),
  };
};

const definitions = ({ groups, attributes }: CatalogState) => ({
  groups: groups.map(({ name, description }: Group) => ({
    name,
    ...withoutUndefined({ description }),
  })),
  userAttributes: attributes.map(
    ({ name, type, displayName, defaultValue, description }: AttributeDefinition) => ({
      name,
      type,
      ...withoutUndefined({ displayName, defaultValue, description }),
    }),
  ),
});

const declaredUser = (
  { username, groupIds, values }: DeclaredInternalUser,
  { groups, attributes }: AccountState,
) => ({
  username,
  groups: groups.filter(({ id }) => groupIds.includes(id)).map(({ name }) => name),
  userAttributes: attributes.flatMap(({ id, name }) => {
    const found = values.find(({ attributeId }) => attributeId === id);
    return found === undefined ? [] : [{ name, value: found.value }];
  }),
});
