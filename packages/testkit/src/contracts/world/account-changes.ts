import type {
  AccountChanges,
  AccountSettings,
  AttributeDefinition,
  AttributeType,
  DeclaredDeployment,
  DeclaredKey,
  Group,
} from "@embedded-analytics/domain";
import { newDigest, newId } from "./ids.js";

/** The settings of an account that may do everything. */
export const settings = (over: Partial<AccountSettings> = {}): AccountSettings => ({
  plan: "enterprise",
  creatorModeEnabled: true,
  externalUsersMax: 10_000,
  allowedOrigins: [],
  defaultDeploymentId: undefined,
  ...over,
});

/** Changes of an account that write nothing but what is named. */
export const accountChanges = (
  over: Partial<AccountChanges> & Pick<AccountChanges, "id" | "name" | "revision">,
): AccountChanges => ({
  settings: settings(),
  deployments: [],
  agents: [],
  keys: [],
  internalUsers: [],
  embedTenants: [],
  catalogs: [],
  ...over,
});

/** An account that does not exist yet, with its own embed tenant (A4). */
export const newAccount = (name: string, over: Partial<AccountChanges> = {}): AccountChanges =>
  accountChanges({
    id: newId(),
    name,
    revision: undefined,
    embedTenants: [{ id: newId(), name }],
    ...over,
  });

/** An admin key for everything. `id` must be 12 of `[a-z0-9]` and is unique over all accounts. */
export const declaredKey = (over: Partial<DeclaredKey> & Pick<DeclaredKey, "id">): DeclaredKey => ({
  name: over.id,
  digest: newDigest(),
  kind: "admin",
  deployments: "all",
  internalUserId: undefined,
  expiresAtMs: undefined,
  revoked: false,
  ...over,
});

export const deployment = (
  over: Partial<DeclaredDeployment> & Pick<DeclaredDeployment, "id">,
): DeclaredDeployment => ({
  name: `deployment-${over.id}`,
  modelFolder: undefined,
  requirePolicies: false,
  timezone: "UTC",
  ...over,
});

export const group = (name: string, description?: string): Group => ({
  id: newId(),
  name,
  description,
});

export const attribute = (
  name: string,
  type: AttributeType = "string",
  over: Partial<AttributeDefinition> = {},
): AttributeDefinition => ({
  id: newId(),
  name,
  type,
  displayName: undefined,
  defaultValue: undefined,
  description: undefined,
  ...over,
});
