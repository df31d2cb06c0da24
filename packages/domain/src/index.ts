/** The plain face of the domain: promises in and out, no type of effect. */
export {
  parseApiKey,
  type ApiKeyKind,
  type PresentedApiKey,
  type StoredApiKey,
} from "./access/api-key.js";
export type { Credential } from "./access/credential.js";
export type { ApiKeysMethods } from "./access/api-keys.js";
export type { KeyHolder } from "./access/key-holder.js";
export type { Account, Plan } from "./accounts/account.js";
export type { AccountChanges, CatalogChange } from "./accounts/account-changes.js";
export type {
  AccountSettings,
  AccountState,
  CatalogState,
  DeclaredAgent,
  DeclaredDeployment,
  DeclaredEmbedTenant,
  DeclaredInternalUser,
  DeclaredKey,
} from "./accounts/account-state.js";
export type { AccountsMethods } from "./accounts/accounts.js";
export type { Applied, AppliedAccount } from "./accounts/applied.js";
export type { BranchesMethods } from "./accounts/branches.js";
export type { Environment } from "./accounts/environment.js";
export type { Deployment } from "./accounts/deployment.js";
export type { AttributeType, AttributeValue } from "./catalog/attribute-type.js";
export type { AttributeDefinition, CatalogId, Group } from "./catalog/definitions.js";
export type {
  EmbedTenantCatalogMethods,
  ListedAttribute,
  ListedGroup,
  Removal,
} from "./catalog/embed-tenant-catalog.js";
export type { Connection, ListQuery } from "./catalog/connection.js";
export { createEmbeddedAnalytics, type EmbeddedAnalytics } from "./embedded-analytics.js";
export { portKey, portNames, type PortMethods, type PortName, type Ports } from "./ports.js";
export {
  takesSeat,
  type AttributeUpdate,
  type DefinitionChanges,
  type EmbedTenantChange,
  type Lane,
  type Lifetime,
  type NewSession,
  type ProfileChange,
  type RightsChange,
  type SessionChanges,
  type UserChange,
} from "./sessions/changes.js";
export type { EmbedSession, SessionUser } from "./sessions/embed-session.js";
export type { EmbedSessionsMethods, ExchangedSession } from "./sessions/embed-sessions.js";
export type { CommitOutcome, ProvisioningMethods } from "./sessions/provisioning.js";
export type { EmbedTenant, ExternalUser, Identity, Lookup, Snapshot } from "./sessions/snapshot.js";
export { Failure, type FailureDetails, type Problem } from "./shared/failure.js";
export { failureCodes, type FailureCode } from "./shared/failure-code.js";
export type { Id } from "./shared/id.js";
export type { Json, JsonObject } from "./shared/json.js";
export type { Page, PageRequest, Position } from "./shared/page.js";
export { parseJson } from "./shared/parse-json.js";
export type { Plain } from "./shared/plain.js";
export type { SecretsMethods } from "./shared/secrets.js";
export { StoreUnavailable } from "./shared/store-unavailable.js";
