import * as Clock from "effect/Clock";
import * as Effect from "effect/Effect";
import type { Ports } from "../ports.js";
import { inMemoryAccounts } from "./accounts/accounts.js";
import { inMemoryAdministration } from "./administration/administration.js";
import { inMemoryApiKeys } from "./api-keys.js";
import { inMemoryAuditLog } from "./administration/audit-log.js";
import { inMemoryAuthTokens } from "./auth-tokens/auth-tokens.js";
import { webCryptoTokenSignatures, type KnownTokenKeys } from "./auth-tokens/token-signatures.js";
import { inMemoryAssistantGrants } from "./connect/assistant-grants.js";
import { inMemoryClientDocuments } from "./connect/client-documents.js";
import { inMemoryChartCheck } from "./chart-check.js";
import { inMemoryData, withEmptyBranches, type InMemoryData } from "./data.js";
import { inMemoryDataUsers } from "./data-users.js";
import { inMemoryEmbedSessions } from "./embed-sessions.js";
import { inMemoryEmbedTenantCatalog } from "./embed-tenant-catalog.js";
import { inMemoryLimits } from "./limits/limits.js";
import { inMemoryModelSearch } from "./model-search.js";
import { inMemoryProvisioning } from "./provisioning.js";
import { webCryptoSecrets } from "./secrets.js";
import { inMemoryTenantDashboards } from "./dashboards/tenant-dashboards.js";
import { inMemoryThreads } from "./threads.js";
import { inMemoryTurnLogs } from "./turn-logs.js";
import { emptyTables, type Tables } from "./tables.js";

export { inMemoryClientDocuments } from "./connect/client-documents.js";
export { inMemoryChartCheck } from "./chart-check.js";
export { inMemoryData, type InMemoryData } from "./data.js";
export type { InMemoryModel, InMemoryRow } from "./model.js";
export { inMemoryLimits } from "./limits/limits.js";
export { inMemoryModelSearch } from "./model-search.js";
export { webCryptoSecrets } from "./secrets.js";
export { textOfTables } from "./text-of-tables.js";
export { inMemoryTurnLogs } from "./turn-logs.js";
export { webCryptoTokenSignatures, type KnownTokenKeys } from "./auth-tokens/token-signatures.js";

/** Options of an in-memory set of ports; everything has a default. */
export interface InMemoryOptions {
  /** The store's clock, milliseconds since 1970. */
  readonly nowMs?: () => number;
  /** The first signs and seals, all verify and open; by default one made at random. */
  readonly secretKeys?: readonly string[];
  /** Branch names by model folder; those that `data` does not have are empty. */
  readonly branches?: Readonly<Record<string, readonly string[]>>;
  /** What can be queried; by default every catalog is empty. */
  readonly data?: InMemoryData;
  /** Who answers chat messages; by default somebody who says nothing. */
  readonly agents?: Ports["agents"];
  /** What lies on the web, by address; by default nothing does. */
  readonly documents?: Readonly<Record<string, string>>;
  /** Keys of identity providers whose tokens deployments take (D2); by default there are none. */
  readonly tokenKeys?: KnownTokenKeys | undefined;
  /** The tables to work on, for tests that look into them. */
  readonly tables?: Tables;
}

/** An adapter for every port, with no infrastructure behind it: for tests, and to try things out. */
export const inMemoryPorts = (options: InMemoryOptions = {}): Ports => {
  const tables = options.tables ?? emptyTables();
  const nowMs = options.nowMs ?? (() => Effect.runSync(Clock.currentTimeMillis));
  return {
    agents: options.agents ?? sayingNothing,
    accounts: inMemoryAccounts(tables, nowMs),
    administration: inMemoryAdministration(tables, nowMs),
    apiKeys: inMemoryApiKeys(tables, nowMs),
    assistantGrants: inMemoryAssistantGrants(tables, nowMs),
    auditLog: inMemoryAuditLog(tables, nowMs),
    authTokens: inMemoryAuthTokens(tables, nowMs),
    chartCheck: inMemoryChartCheck,
    clientDocuments: inMemoryClientDocuments(options.documents ?? {}),
    dataUsers: inMemoryDataUsers(tables, nowMs),
    embedSessions: inMemoryEmbedSessions(tables, nowMs),
    embedTenantCatalog: inMemoryEmbedTenantCatalog(tables, nowMs),
    limits: inMemoryLimits(nowMs),
    modelSearch: inMemoryModelSearch,
    provisioning: inMemoryProvisioning(tables, nowMs),
    secrets: webCryptoSecrets(options.secretKeys ?? [randomKey()]),
    tenantDashboards: inMemoryTenantDashboards(tables, nowMs),
    threads: inMemoryThreads(tables, nowMs),
    tokenSignatures: webCryptoTokenSignatures(options.tokenKeys ?? {}),
    turnLogs: inMemoryTurnLogs(nowMs),
    ...inMemoryData(withEmptyBranches(options.data ?? { models: {} }, options.branches ?? {})),
  };
};

export { emptyTables, type Tables };

const sayingNothing: Ports["agents"] = {
  async *answer() {},
};

const randomKey = (): string => crypto.randomUUID() + crypto.randomUUID();
