import { resolve } from "node:path";
import { parseApiKey, type Environment } from "@embedded-analytics/domain";
import { readOidc } from "./oidc.js";
import { readDemoModel } from "./demo-model.js";
import { logLevels, type Configuration } from "./configuration.js";
import { environmentReader } from "./environment-reader.js";
import { secretKeyProblem } from "./secret-key-problem.js";
import { trustedProxies } from "./trusted-proxies.js";

/** The configuration, or every problem of the environment at once; no value is ever repeated. */
export type ReadConfiguration =
  { readonly configuration: Configuration } | { readonly problems: readonly string[] };

/** Reads the environment variables of F4. Relative paths start from `workingDirectory`. */
export const readConfiguration = (
  environment: Environment,
  workingDirectory: string,
): ReadConfiguration => {
  const read = environmentReader(environment);
  const production = environment["NODE_ENV"] === "production";
  const path = (text: string): string => resolve(workingDirectory, text);

  const secretKeys = read.optional("SECRET_KEY", (text) =>
    text.split(",").map((key) => key.trim()),
  );
  const redisUrl = read.url("REDIS_URL", ["redis:", "rediss:"]);
  const isShared = redisUrl !== undefined;
  for (const problem of secretKeyProblem(secretKeys, { production, isShared }))
    read.report("SECRET_KEY", problem);

  const port = read.wholeNumber("PORT", { min: 0, max: 65_535 }) ?? 4000;
  const publicUrl = read.url("PUBLIC_URL", ["http:", "https:"])?.replace(/\/+$/, "");
  const configuration: Configuration = {
    production,
    host: read.optional("HOST", (text) => text) ?? "127.0.0.1",
    port,
    demoPort: read.wholeNumber("DEMO_PORT", { min: 0, max: 65_535 }) ?? nextPort(port),
    publicUrl,
    serviceDomain: read.optional("SERVICE_DOMAIN", domain, "must be a domain such as example.com"),
    assistants: read.oneOf("MCP", ["on", "off"]) !== "off",
    adminPage: read.oneOf("ADMIN_PAGE", ["on", "off"]) !== "off",
    cloudRegion: read.optional("CLOUD_REGION", label, labelExpected) ?? "local",
    dataDirectory: path(read.optional("DATA_DIR", (text) => text) ?? ".data"),
    ...readDatabaseUrls(read),
    redisUrl,
    secretKeys,
    bootstrapFile: read.optional("BOOTSTRAP_FILE", path),
    bootstrapApiKey: read.optional(
      "BOOTSTRAP_API_KEY",
      (text) => parseApiKey(text)?.text,
      "must be of the form sk-{12 of a-z0-9}-{43 of A-Za-z0-9_-}",
    ),
    demoModel: readDemoModel(read),
    metricsPort: read.wholeNumber("METRICS_PORT", { min: 0, max: 65_535 }),
    metricsToken: read.optional(
      "METRICS_TOKEN",
      tokenOf,
      "must be at least 16 of A-Za-z0-9._~+/=-",
    ),
    tracing: readTracing(read),
    oidc: readOidc(read, publicUrl),
    logLevel: read.oneOf("LOG_LEVEL", logLevels) ?? (production ? "info" : "warn"),
    bodyBytesMax: read.wholeNumber("BODY_LIMIT", { min: 1024, max: 64 * 1_048_576 }) ?? 1_048_576,
    trustedProxies:
      read.optional(
        "TRUSTED_PROXIES",
        trustedProxies,
        "must be addresses and networks, or loopback, linklocal, uniquelocal, with commas between them",
      ) ?? [],
    queries: readQueryBudgets(read),
    ...readDurations(read),
  };
  return read.problems.length > 0 ? { problems: read.problems } : { configuration };
};

type EnvironmentReader = ReturnType<typeof environmentReader>;

/** Under the names that OpenTelemetry gives them. */
const readTracing = (read: EnvironmentReader): Configuration["tracing"] => {
  const endpoint = read.url("OTEL_EXPORTER_OTLP_ENDPOINT", ["http:", "https:"]);
  const ratio = read.optional("OTEL_TRACES_SAMPLER_ARG", ratioOf, "must be a number from 0 to 1");
  return endpoint === undefined ? undefined : { endpoint, ratio: ratio ?? 1 };
};

const ratioOf = (text: string): number | undefined =>
  /^(0|1|0?\.\d+|1\.0+|0\.)$/.test(text) ? Number(text) : undefined;

/** Where requests find their database, and where its owner migrates it. */
const readDatabaseUrls = (
  read: EnvironmentReader,
): Pick<Configuration, "databaseUrl" | "migrationDatabaseUrl"> => {
  const postgres = ["postgres:", "postgresql:"];
  const databaseUrl = read.url("DATABASE_URL", postgres);
  const migrationDatabaseUrl = read.url("MIGRATION_DATABASE_URL", postgres);
  if (migrationDatabaseUrl !== undefined && databaseUrl === undefined) {
    read.report("MIGRATION_DATABASE_URL", "needs DATABASE_URL, the address that requests use");
  }
  return { databaseUrl, migrationDatabaseUrl };
};

/** What queries may use (E7). */
const readQueryBudgets = (read: EnvironmentReader): Configuration["queries"] => ({
  seconds: read.wholeNumber("QUERY_SECONDS", { min: 1, max: 3600 }) ?? 30,
  rowsMax: read.wholeNumber("QUERY_ROWS_MAX", { min: 1, max: 1_000_000_000 }) ?? 1_000_000,
  concurrency: read.wholeNumber("QUERY_CONCURRENCY", { min: 1, max: 256 }) ?? 4,
  memoryMb: read.wholeNumber("QUERY_MEMORY_MB", { min: 256, max: 1_048_576 }) ?? 512,
  cacheMb: read.wholeNumber("QUERY_CACHE_MB", { min: 0, max: 65_536 }) ?? 64,
});

/** How long turns, readers and the end of the service may take. */
const readDurations = (read: EnvironmentReader) => ({
  turnLeaseSeconds: read.wholeNumber("TURN_LEASE_SECONDS", { min: 3, max: 600 }) ?? 15,
  heartbeatSeconds: read.wholeNumber("HEARTBEAT_SECONDS", { min: 1, max: 600 }) ?? 15,
  stallSeconds: read.wholeNumber("STALL_SECONDS", { min: 1, max: 3600 }) ?? 30,
  shutdownSeconds: read.wholeNumber("SHUTDOWN_SECONDS", { min: 1, max: 3600 }) ?? 25,
});
/** Where the port is any free one, or there is none after it, so is the demo's. */
const nextPort = (port: number): number => (port === 0 || port === 65_535 ? 0 : port + 1);

/** What may stand behind `Bearer` in a header. */
const tokenOf = (text: string): string | undefined =>
  /^[A-Za-z0-9._~+/=-]{16,}$/.test(text) ? text : undefined;

const domain = (text: string): string | undefined =>
  /^[a-z0-9]([a-z0-9.-]*[a-z0-9])?$/i.test(text) ? text.toLowerCase() : undefined;

/** One segment of a path, as it stands there; the routes of the service itself begin with `api`. */
const label = (text: string): string | undefined =>
  /^[a-z0-9][a-z0-9-]{0,62}$/i.test(text) && text.toLowerCase() !== "api" ? text : undefined;

const labelExpected = "must be 1 to 63 of A-Z, a-z, 0-9 and -, and not api";
