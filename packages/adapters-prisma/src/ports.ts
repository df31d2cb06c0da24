import type { Ports } from "@embedded-analytics/domain";
import { prismaAccounts } from "./accounts/accounts.js";
import { prismaAssistantGrants } from "./assistant-grants/assistant-grants.js";
import { prismaAdministration } from "./administration/administration.js";
import { prismaApiKeys } from "./api-keys.js";
import { prismaAuditLog } from "./audit/audit-log.js";
import type { Database } from "./client.js";
import { prismaDataUsers } from "./data-users/data-users.js";
import { prismaEmbedSessions } from "./embed-sessions/embed-sessions.js";
import { prismaEmbedTenantCatalog } from "./embed-tenant-catalog/embed-tenant-catalog.js";
import { prismaProvisioning } from "./provisioning/provisioning.js";
import { orUnavailable } from "./store-errors.js";
import { prismaTenantDashboards } from "./tenant-dashboards/tenant-dashboards.js";
import { prismaThreads } from "./threads/threads.js";

/** The ports that PostgreSQL serves. The others are of another kind: a host brings them. */
export type PrismaPorts = Pick<
  Ports,
  | "accounts"
  | "administration"
  | "apiKeys"
  | "assistantGrants"
  | "auditLog"
  | "dataUsers"
  | "embedSessions"
  | "embedTenantCatalog"
  | "provisioning"
  | "tenantDashboards"
  | "threads"
>;

/**
 * The adapters of a database. They hold nothing of their own: whoever opened the database closes it.
 * Every method throws `StoreUnavailable` for an outage (T32).
 */
export const prismaPorts = (database: Database): PrismaPorts => ({
  accounts: guarded(prismaAccounts(database)),
  administration: guarded(prismaAdministration(database.pool)),
  apiKeys: guarded(prismaApiKeys(database.pool)),
  assistantGrants: guarded(prismaAssistantGrants(database.pool)),
  auditLog: guarded(prismaAuditLog(database.pool)),
  dataUsers: guarded(prismaDataUsers(database.pool)),
  embedSessions: guarded(prismaEmbedSessions(database.pool)),
  embedTenantCatalog: guarded(prismaEmbedTenantCatalog(database.pool)),
  provisioning: guarded(prismaProvisioning(database.pool)),
  tenantDashboards: guarded(prismaTenantDashboards(database.pool)),
  threads: guarded(prismaThreads(database.pool)),
});

/** The same port, with its outages told from its mistakes. */
const guarded = <Port extends object>(port: Port): Port =>
  Object.fromEntries(
    Object.entries(port as Record<string, (...args: unknown[]) => PromiseLike<unknown>>).map(
      ([name, method]) => [name, (...args: unknown[]) => orUnavailable(() => method(...args))],
    ),
  ) as Port;
