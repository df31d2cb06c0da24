import * as Clock from "effect/Clock";
import * as Effect from "effect/Effect";
import type { Ports } from "../ports.js";
import { inMemoryAccounts } from "./accounts.js";
import { inMemoryApiKeys } from "./api-keys.js";
import { inMemoryBranches } from "./branches.js";
import { inMemoryEmbedSessions } from "./embed-sessions.js";
import { inMemoryEmbedTenantCatalog } from "./embed-tenant-catalog.js";
import { inMemoryProvisioning } from "./provisioning.js";
import { webCryptoSecrets } from "./secrets.js";
import { emptyTables, type Tables } from "./tables.js";

export { webCryptoSecrets } from "./secrets.js";

/** What an in-memory set of ports can be told; everything has a default. */
export interface InMemoryOptions {
  /** The store's clock, milliseconds since 1970. */
  readonly nowMs?: () => number;
  /** The first signs and seals, all verify and open; by default one made at random. */
  readonly secretKeys?: readonly string[];
  /** Branch names by model folder. */
  readonly branches?: Readonly<Record<string, readonly string[]>>;
  /** The tables to work on, for whoever wants to look into them. */
  readonly tables?: Tables;
}

/** An adapter for every port, with no infrastructure behind it: for tests, and to try things out. */
export const inMemoryPorts = (options: InMemoryOptions = {}): Ports => {
  const tables = options.tables ?? emptyTables();
  const nowMs = options.nowMs ?? (() => Effect.runSync(Clock.currentTimeMillis));
  return {
    accounts: inMemoryAccounts(tables, nowMs),
    apiKeys: inMemoryApiKeys(tables, nowMs),
    branches: inMemoryBranches(options.branches ?? {}),
    embedSessions: inMemoryEmbedSessions(tables, nowMs),
    embedTenantCatalog: inMemoryEmbedTenantCatalog(tables, nowMs),
    provisioning: inMemoryProvisioning(tables, nowMs),
    secrets: webCryptoSecrets(options.secretKeys ?? [randomKey()]),
  };
};

export { emptyTables, type Tables };

const randomKey = (): string => crypto.randomUUID() + crypto.randomUUID();
