import type { Ports } from "@embedded-analytics/domain";
import { scopedPool } from "./account-scope/scoped-pool.js";
import { prismaAccounts } from "./accounts/accounts.js";
import { prismaAssistantGrants } from "./assistant-grants/assistant-grants.js";
import { prismaAdministration } from "./administration/administration.js";
import { prismaApiKeys } from "./api-keys.js";
import { prismaAuthTokens } from "./auth-tokens/auth-tokens.js";
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
  | "authTokens"
  | "dataUsers"
  | "embedSessions"
  | "embedTenantCatalog"
  | "provisioning"
  | "tenantDashboards"
  | "threads"
>;

/**
 * The adapters of a database. They hold nothing of their own: the caller that opened the database closes it.
 * Every method throws `StoreUnavailable` for an outage (T32).
 */
export const prismaPorts = ({ pool: plain, prisma }: Database): PrismaPorts => {
  const pool = scopedPool(plain);
  return {
    accounts: guarded(prismaAccounts({ pool, prisma })),
    administration: guarded(prismaAdministration(pool)),
    apiKeys: guarded(prismaApiKeys(pool)),
    assistantGrants: guarded(prismaAssistantGrants(pool)),
    auditLog: guarded(prismaAuditLog(pool)),
    authTokens: guarded(prismaAuthTokens(pool)),
    dataUsers: guarded(prismaDataUsers(pool)),
    embedSessions: guarded(prismaEmbedSessions(pool)),
    embedTenantCatalog: guarded(prismaEmbedTenantCatalog(pool)),
    provisioning: guarded(prismaProvisioning(pool)),
    tenantDashboards: guarded(prismaTenantDashboards(pool)),
    threads: guarded(prismaThreads(pool)),
  };
};

/** The same port, with its outages distinguished from its mistakes. */
const guarded = <Port extends object>(port: Port): Port =>
  Object.fromEntries(
    Object.entries(port as Record<string, (...args: unknown[]) => PromiseLike<unknown>>).map(
      ([name, method]) => [name, (...args: unknown[]) => orUnavailable(() => method(...args))],
    ),
  ) as Port;
