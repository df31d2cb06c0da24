/** What of administration and the audit log hosts and adapters name, without a type of effect. */
export type {
  AdministeredDashboard,
  AdministrationMethods,
  ListedEmbedTenant,
  ListedKey,
  ListedPart,
  ListedSession,
  ListedUser,
  ListPart,
  ListPosition,
  RemovedUser,
  UserFilter,
} from "./ports/administration.js";
export type {
  ListedAccount,
  ListedAgent,
  ListedDeployment,
  ListedInternalUser,
} from "./lists/declared-items.js";
export type {
  ExplainedAttribute,
  ExplainedPolicies,
  ExplainedRights,
  ExplainedSession,
  SessionProblem,
  SessionWrites,
} from "./dry-run/explained-session.js";
export type { ListedUsage, UsageQuery } from "./lists/listed-usage.js";
export type { UserQuery } from "./lists/user-query.js";
export type { MadeKey } from "./writes/key-calls.js";
export type { AdministratorName, SignedInAdministrator } from "./writes/signed-in-administrator.js";
export type { PreviewedUser } from "./writes/previewed-user.js";
export type { ProvisionedUser } from "./writes/provisioned-user.js";
export type { AuditQuery } from "./audit-query.js";
export type { VerifiedAudit } from "./verified-audit.js";
export {
  auditActions,
  genesisHash,
  sealedText,
  type AuditAction,
  type AuditEntry,
  type AuditHead,
  type NewAuditEntry,
} from "../audit/audit-entry.js";
export type { AuditFault } from "../audit/audit-faults.js";
export type { AuditFilter, AuditLogMethods, AuditPage } from "../audit/audit-log.js";
