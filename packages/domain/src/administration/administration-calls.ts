import type { ExplainedUser } from "../analytics/access/explained-access.js";
import type { Credential } from "../access/credential.js";
import type { AuditEntry, AuditHead } from "../audit/audit-entry.js";
import type { Connection, ListQuery } from "../catalog/connection.js";
import type { AttributeDefinition, Group } from "../catalog/definitions.js";
import type { ListedAttribute, ListedGroup } from "../catalog/embed-tenant-catalog.js";
import type { AgentId } from "../shared/text/branded.js";
import type { AuditQuery } from "./audit-query.js";
import type { ExplainedSession } from "./dry-run/explained-session.js";
import type {
  ListedAccount,
  ListedAgent,
  ListedDeployment,
  ListedInternalUser,
} from "./lists/declared-items.js";
import type { ListedUsage, UsageQuery } from "./lists/listed-usage.js";
import type { UserQuery } from "./lists/user-query.js";
import type {
  AdministeredDashboard,
  ListedEmbedTenant,
  ListedKey,
  ListedSession,
  ListedUser,
} from "./ports/administration.js";
import type { VerifiedAudit } from "./verified-audit.js";
import type { MadeKey } from "./writes/key-calls.js";
import type { PreviewedUser } from "./writes/previewed-user.js";
import type { AdministratorName, SignedInAdministrator } from "./writes/signed-in-administrator.js";
import type { ProvisionedUser } from "./writes/provisioned-user.js";

/**
 * What an administrator does to an account (J1). Where a credential is asked for it is that of an admin key
 * of the whole account: a key with a list of deployments is `deployment_out_of_scope`. Lists are newest first
 * (C1); those of what only a declaration makes are in the order of their ids. Every change is in the audit log.
 */
export interface AdministrationCalls {
  /** The account's audit log, newest first: by time, by key and by the user it is about (J10, C1). */
  listAudit(credential: Credential, query?: AuditQuery): Promise<Connection<AuditEntry>>;
  /**
   * Verifies an account's audit log: every entry, the chain, and its end (J10). `kept` is a head that an
   * earlier verification has answered; with it a log whose end was cut off is found out even where the
   * store was changed as a whole. For those who own the service, like `explainAccess`.
   */
  verifyAudit(accountName: string, kept?: AuditHead): Promise<VerifiedAudit>;
  /**
   * Fails with `user_not_found`, which says the nearest names, where there is no such user. For those who own the
   * service, like `explainAccess`.
   */
  requireUser(about: ExplainedUser): Promise<void>;
  /**
   * What generate-session would do with a body: what it would write, the rights of its user, where they come
   * from, and all that is wrong at once (J6). Writes nothing; any admin key may ask.
   */
  explainSession(credential: Credential, body: unknown): Promise<ExplainedSession>;
  /**
   * The rights that an external user has now, by the id of `listUsers`, and where they come from; with the body
   * of `previewUser`. Writes nothing. `user_not_found` for another account's user and for one who has expired.
   */
  explainUser(credential: Credential, id: string, body: unknown): Promise<ExplainedSession>;
  /** The account's own settings. */
  getAccount(credential: Credential): Promise<ListedAccount>;
  /** Changes `{allowedOrigins?, defaultDeploymentId?, flags?}`; `operator_only` for what only a declaration says. */
  changeSettings(credential: Credential, body: unknown): Promise<ListedAccount>;
  listDeployments(credential: Credential, query?: ListQuery): Promise<Connection<ListedDeployment>>;
  listAgents(credential: Credential, query?: ListQuery): Promise<Connection<ListedAgent>>;
  listInternalUsers(
    credential: Credential,
    query?: ListQuery,
  ): Promise<Connection<ListedInternalUser>>;
  /** What agents have used since a day, those that are gone included; in the order of their ids. */
  listUsage(credential: Credential, query?: UsageQuery): Promise<Connection<ListedUsage>>;
  listKeys(credential: Credential, query?: ListQuery): Promise<Connection<ListedKey>>;
  listAccountGroups(credential: Credential, query?: ListQuery): Promise<Connection<ListedGroup>>;
  listAccountUserAttributes(
    credential: Credential,
    query?: ListQuery,
  ): Promise<Connection<ListedAttribute>>;
  listEmbedTenants(
    credential: Credential,
    query?: ListQuery,
  ): Promise<Connection<ListedEmbedTenant>>;
  listUsers(credential: Credential, query?: UserQuery): Promise<Connection<ListedUser>>;
  listSessions(credential: Credential, query?: ListQuery): Promise<Connection<ListedSession>>;
  /** Dashboards that users have made, private ones included, of an embed tenant where it is named (H3). */
  listUserDashboards(
    credential: Credential,
    query?: ListQuery & { readonly embedTenantName?: string | undefined },
  ): Promise<Connection<AdministeredDashboard>>;
  /** Deletes one of them, whoever owns it. */
  deleteUserDashboard(credential: Credential, publicId: string): Promise<void>;
  /** Shows one of them to its owner alone or to the embed tenant, by `{visibility}`. */
  showUserDashboard(credential: Credential, publicId: string, body: unknown): Promise<void>;
  /** Makes a key of `{name, kind?, deployments?, user?, expiresAt?}`; its text is shown this once (A3). */
  createKey(credential: Credential, body: unknown): Promise<MadeKey>;
  /** Makes a key in the place of another one, which ends after `{overlapSeconds}`, a week at most. */
  rotateKey(credential: Credential, keyId: string, body: unknown): Promise<MadeKey>;
  /** Revokes a key, and with `descendants` those that it made; never the last admin key. */
  revokeKey(
    credential: Credential,
    keyId: string,
    options: { readonly descendants: boolean },
  ): Promise<void>;
  /** Makes or changes the group `{name, description?}` of the account. */
  putGroup(credential: Credential, body: unknown): Promise<Group>;
  /** Deletes a group of the account with its memberships. */
  deleteAccountGroup(credential: Credential, id: string): Promise<void>;
  /** Makes or changes `{name, type?, displayName?, defaultValue?, description?}` of the account. */
  putUserAttribute(credential: Credential, body: unknown): Promise<AttributeDefinition>;
  /** Deletes an attribute of the account with all values. */
  deleteAccountUserAttribute(credential: Credential, id: string): Promise<void>;
  /** Makes an agent or replaces its configuration; `operator_only` for one that asks a language model. */
  putAgent(credential: Credential, body: unknown): Promise<ListedAgent>;
  /** Deletes an agent with which nobody has threads; `operator_only` for one that asks a language model. */
  deleteAgent(credential: Credential, id: AgentId): Promise<void>;
  /** Makes or changes `{users}`, up to 100 bodies of generate-session; answers of each what came of it. */
  provisionUsers(credential: Credential, body: unknown): Promise<readonly ProvisionedUser[]>;
  /**
   * Lets an administrator in whom an identity provider has named: makes an admin key of 8 hours that carries the
   * person's name. For those who own the service, who have to ask the provider first, like `verifyAudit`.
   */
  signInAdministrator(
    accountName: string,
    administrator: AdministratorName,
  ): Promise<SignedInAdministrator>;
  /**
   * Mints a preview of `{deploymentId?, creatorMode?, branchName?, settings?, embedTheme?}`: a session of at most
   * 15 minutes with the rights of an external user, by the id of `listUsers`, which changes nothing, sees
   * nothing that is the user's own, and is in the audit log.
   */
  previewUser(credential: Credential, id: string, body: unknown): Promise<PreviewedUser>;
  /** Deletes an external user, by the id of `listUsers`, with all that is the user's own. */
  deleteUser(credential: Credential, id: string): Promise<void>;
}
