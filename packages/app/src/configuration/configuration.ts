import type { Oidc } from "./oidc.js";
import type { DemoModel } from "./demo-model.js";

/** The service's configuration, parsed once at start (F4). */
export interface Configuration {
  readonly production: boolean;
  readonly host: string;
  /** 0 lets the system choose a free one. */
  readonly port: number;
  /** Where the demo's product page listens, which only a start that made the demo account has; 0 as for `port`. */
  readonly demoPort: number;
  /** The address under which clients reach the service; undefined means host and port. */
  readonly publicUrl: string | undefined;
  /** With it, hosts of the form `{account}.<domain>` name the account (A1). */
  readonly serviceDomain: string | undefined;
  /** Whether assistants may ask over MCP, and users connect theirs (I1). */
  readonly assistants: boolean;
  /** Whether `/admin` is served, and administrators sign in there (J1). */
  readonly adminPage: boolean;
  /** The first segment of chat paths (D1). */
  readonly cloudRegion: string;
  readonly dataDirectory: string;
  /** Undefined: the embedded PostgreSQL in the data directory. */
  readonly databaseUrl: string | undefined;
  /** Of the role that owns the tables, where requests run as another one; undefined: that of `databaseUrl`. */
  readonly migrationDatabaseUrl: string | undefined;
  /** Where instances share the logs of turns; undefined: each keeps its own in its memory. */
  readonly redisUrl: string | undefined;
  /** The first signs and seals, the others are still honoured; undefined: kept in the data directory. */
  readonly secretKeys: readonly string[] | undefined;
  /** The declarative file to apply at start instead of the demo's (C5). */
  readonly bootstrapFile: string | undefined;
  /** The demo's admin key, of the form of A3; undefined: random, kept in the data directory. */
  readonly bootstrapApiKey: string | undefined;
  /** Whose model answers for the demo's second agent; undefined: the demo has one agent. */
  readonly demoModel: DemoModel | undefined;
  /** Where metrics are served apart, on `host`; 0 lets the system choose; undefined: on no port of their own. */
  readonly metricsPort: number | undefined;
  /** A scraper has to send it; without a port of their own, it has `/metrics` served. */
  readonly metricsToken: string | undefined;
  /** The collector that traces go to, and what share of them; undefined: nothing is traced (J5). */
  readonly tracing: { readonly endpoint: string; readonly ratio: number } | undefined;
  /** How administrators sign in beside their keys; undefined: by keys alone (J1). */
  readonly oidc: Oidc | undefined;
  readonly logLevel: LogLevel;
  readonly bodyBytesMax: number;
  /** Networks whose `X-Forwarded-*` headers are believed; none: those of nobody. */
  readonly trustedProxies: readonly string[];
  readonly queries: QueryLimits;
  /** A turn of chat whose instance is not heard of for so long counts as interrupted (D8). */
  readonly turnLeaseSeconds: number;
  /** How often a waiting reader of a chat gets a blank line (D12). */
  readonly heartbeatSeconds: number;
  /** A reader of lines that takes nothing for so long is let go (T19). */
  readonly stallSeconds: number;
  /** How long running requests may take to end after SIGTERM. */
  readonly shutdownSeconds: number;
}

/** What queries may use (E7). */
export interface QueryLimits {
  /** How long one may take. */
  readonly seconds: number;
  /** How many rows one may deliver. */
  readonly rowsMax: number;
  /** How many run at the same time. */
  readonly concurrency: number;
  /** How much memory each of them may use, in MiB. */
  readonly memoryMb: number;
  /** How much memory kept answers may take, in MiB (K5). */
  readonly cacheMb: number;
}

export const logLevels = ["trace", "debug", "info", "warn", "error", "silent"] as const;

export type LogLevel = (typeof logLevels)[number];
