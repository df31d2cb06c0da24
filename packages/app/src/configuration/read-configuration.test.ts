import type { Environment } from "@embedded-analytics/domain";
import { describe, expect, test } from "@jest/globals";
import { readConfiguration } from "./read-configuration.js";

const strongKey = "q7Zt2vXk9LmN4pRs8wYb3cDf6gHj1aEu";

const configurationOf = (environment: Environment) => {
  const read = readConfiguration(environment, "/somewhere");
  if ("problems" in read) throw new Error(read.problems.join("\n"));
  return read.configuration;
};

const problemsOf = (environment: Environment): readonly string[] => {
  const read = readConfiguration(environment, "/somewhere");
  return "problems" in read ? read.problems : [];
};

describe("the configuration (F4)", () => {
  test("has a default for everything", () => {
    expect(configurationOf({})).toEqual({
      production: false,
      assistants: true,
      adminPage: true,
      host: "127.0.0.1",
      port: 4000,
      demoPort: 4001,
      publicUrl: undefined,
      oidc: undefined,
      serviceDomain: undefined,
      cloudRegion: "local",
      dataDirectory: "/somewhere/.data",
      databaseUrl: undefined,
      redisUrl: undefined,
      secretKeys: undefined,
      bootstrapFile: undefined,
      bootstrapApiKey: undefined,
      logLevel: "warn",
      bodyBytesMax: 1_048_576,
      trustedProxies: [],
      queries: { seconds: 30, rowsMax: 1_000_000, concurrency: 4, memoryMb: 512, cacheMb: 64 },
      turnLeaseSeconds: 15,
      heartbeatSeconds: 15,
      stallSeconds: 30,
      shutdownSeconds: 25,
    });
  });

  test("takes every variable", () => {
    expect(
      configurationOf({
        NODE_ENV: "production",
        HOST: "0.0.0.0",
        PORT: "8080",
        DEMO_PORT: "9000",
        PUBLIC_URL: "https://analytics.example.com/",
        SERVICE_DOMAIN: "Example.COM",
        CLOUD_REGION: "eu-1",
        DATA_DIR: "/var/lib/analytics",
        DATABASE_URL: "postgres://me:secret@db/analytics",
        MIGRATION_DATABASE_URL: "postgres://owner:secret@db/analytics",
        REDIS_URL: "rediss://me:secret@redis:6380/1",
        SECRET_KEY: `${strongKey}, ${strongKey}x`,
        BOOTSTRAP_FILE: "accounts.yaml",
        BOOTSTRAP_API_KEY: `sk-server000000-${"s".repeat(43)}`,
        LOG_LEVEL: "debug",
        BODY_LIMIT: "2048",
        TRUSTED_PROXIES: "loopback, 192.0.2.0/24",
        OTEL_EXPORTER_OTLP_ENDPOINT: "http://collector:4318",
        OTEL_TRACES_SAMPLER_ARG: "0.25",
        QUERY_SECONDS: "7",
        QUERY_ROWS_MAX: "1000",
        QUERY_CONCURRENCY: "2",
        QUERY_MEMORY_MB: "1024",
        QUERY_CACHE_MB: "0",
        TURN_LEASE_SECONDS: "20",
        HEARTBEAT_SECONDS: "3",
        STALL_SECONDS: "9",
        SHUTDOWN_SECONDS: "5",
        MCP: "off",
        ADMIN_PAGE: "off",
      }),
    ).toEqual({
      production: true,
      assistants: false,
      adminPage: false,
      host: "0.0.0.0",
      port: 8080,
      demoPort: 9000,
      publicUrl: "https://analytics.example.com",
      serviceDomain: "example.com",
      cloudRegion: "eu-1",
      dataDirectory: "/var/lib/analytics",
      databaseUrl: "postgres://me:secret@db/analytics",
      migrationDatabaseUrl: "postgres://owner:secret@db/analytics",
      redisUrl: "rediss://me:secret@redis:6380/1",
      secretKeys: [strongKey, `${strongKey}x`],
      bootstrapFile: "/somewhere/accounts.yaml",
      bootstrapApiKey: `sk-server000000-${"s".repeat(43)}`,
      tracing: { endpoint: "http://collector:4318", ratio: 0.25 },
      logLevel: "debug",
      bodyBytesMax: 2048,
      trustedProxies: ["127.0.0.0/8", "::1/128", "192.0.2.0/24"],
      queries: { seconds: 7, rowsMax: 1000, concurrency: 2, memoryMb: 1024, cacheMb: 0 },
      turnLeaseSeconds: 20,
      heartbeatSeconds: 3,
      stallSeconds: 9,
      shutdownSeconds: 5,
    });
  });

  test.each([
    ["4100", 4101],
    ["0", 0],
    ["65535", 0],
  ])("the demo's port comes after port %s, or is any free one: %i", (port, demoPort) => {
    expect(configurationOf({ PORT: port }).demoPort).toBe(demoPort);
  });

  test("counts an empty variable as one that is not set", () => {
    expect(configurationOf({ PORT: "", DATABASE_URL: " " })).toEqual(configurationOf({}));
  });

  test("reports all problems together", () => {
    expect(
      problemsOf({
        PORT: "80000",
        PUBLIC_URL: "analytics",
        DATABASE_URL: "mysql://db",
        REDIS_URL: "http://redis",
        LOG_LEVEL: "loud",
        BODY_LIMIT: "1MB",
        TRUSTED_PROXIES: "everybody",
        OTEL_EXPORTER_OTLP_ENDPOINT: "collector:4318",
        OTEL_TRACES_SAMPLER_ARG: "2",
        QUERY_SECONDS: "0",
        QUERY_ROWS_MAX: "many",
        QUERY_CONCURRENCY: "-1",
        QUERY_MEMORY_MB: "100",
        QUERY_CACHE_MB: "much",
        SERVICE_DOMAIN: "*.example.com",
        CLOUD_REGION: "eu/1",
        TURN_LEASE_SECONDS: "0",
        HEARTBEAT_SECONDS: "often",
        SECRET_KEY: "a,,b",
      }),
    ).toEqual([
      "REDIS_URL must be an address that begins with redis:// or rediss://",
      "SECRET_KEY must not have an empty key between commas",
      "PORT must be a whole number from 0 to 65535",
      "PUBLIC_URL must be an address that begins with http:// or https://",
      "SERVICE_DOMAIN must be a domain such as example.com",
      "CLOUD_REGION must be 1 to 63 of A-Z, a-z, 0-9 and -, and not api",
      "DATABASE_URL must be an address that begins with postgres:// or postgresql://",
      "OTEL_EXPORTER_OTLP_ENDPOINT must be an address that begins with http:// or https://",
      "OTEL_TRACES_SAMPLER_ARG must be a number from 0 to 1",
      "LOG_LEVEL must be one of trace, debug, info, warn, error, silent",
      "BODY_LIMIT must be a whole number from 1024 to 67108864",
      "TRUSTED_PROXIES must be addresses and networks, or loopback, linklocal, uniquelocal, with commas between them",
      "QUERY_SECONDS must be a whole number from 1 to 3600",
      "QUERY_ROWS_MAX must be a whole number from 1 to 1000000000",
      "QUERY_CONCURRENCY must be a whole number from 1 to 256",
      "QUERY_MEMORY_MB must be a whole number from 256 to 1048576",
      "QUERY_CACHE_MB must be a whole number from 0 to 65536",
      "TURN_LEASE_SECONDS must be a whole number from 3 to 600",
      "HEARTBEAT_SECONDS must be a whole number from 1 to 600",
    ]);
  });

  test("T4: an owner's address needs the one that requests use", () => {
    expect(problemsOf({ MIGRATION_DATABASE_URL: "postgres://owner:secret@db/analytics" })).toEqual([
      "MIGRATION_DATABASE_URL needs DATABASE_URL, the address that requests use",
    ]);
  });

  test.each(["api", "API", "-x", "a b", "ä", "..", "a".repeat(64)])(
    "a region that cannot stand in a path, or is one of ours, is refused (D1): %s",
    (region) => {
      expect(problemsOf({ CLOUD_REGION: region })).toEqual([
        "CLOUD_REGION must be 1 to 63 of A-Z, a-z, 0-9 and -, and not api",
      ]);
    },
  );

  test("never repeats a value, which may be a secret (T35)", () => {
    const secret = "canary-in-a-value";
    const problems = problemsOf({
      NODE_ENV: "production",
      SECRET_KEY: secret,
      DATABASE_URL: `http://me:${secret}@db`,
      REDIS_URL: `http://me:${secret}@redis`,
      PORT: secret,
      LOG_LEVEL: secret,
      BOOTSTRAP_API_KEY: `sk-${secret}`,
    });
    expect(problems).toHaveLength(6);
    expect(problems.join()).not.toContain(secret);
  });

  test.each(["sk-short", `sk-SERVER000000-${"s".repeat(43)}`, `sk-server000000-${"s".repeat(44)}`])(
    "a preset key that is no key is refused before anything is written (A3): %s",
    (key) => {
      expect(problemsOf({ BOOTSTRAP_API_KEY: key })).toEqual([
        "BOOTSTRAP_API_KEY must be of the form sk-{12 of a-z0-9}-{43 of A-Za-z0-9_-}",
      ]);
    },
  );

  describe("the secret key (F3, T40)", () => {
    test("is required in production", () => {
      expect(problemsOf({ NODE_ENV: "production" })).toEqual([
        "SECRET_KEY is required in production",
      ]);
    });

    test("is required with REDIS_URL, since instances must share it", () => {
      const REDIS_URL = "redis://127.0.0.1";
      expect(problemsOf({ REDIS_URL })).toEqual([
        "SECRET_KEY is required with REDIS_URL: all instances share it",
      ]);
      expect(problemsOf({ REDIS_URL, SECRET_KEY: "secret" })).toEqual([]);
    });

    test.each(["secret", "a".repeat(64), "0123456789".repeat(3)])(
      "is judged by its strength in production: %s",
      (key) => {
        expect(problemsOf({ NODE_ENV: "production", SECRET_KEY: key })).toEqual([
          "SECRET_KEY is too weak: each key needs at least 32 random characters",
        ]);
      },
    );

    test("is judged in production only", () => {
      expect(configurationOf({ SECRET_KEY: "secret" }).secretKeys).toEqual(["secret"]);
      expect(configurationOf({ NODE_ENV: "production", SECRET_KEY: strongKey }).secretKeys).toEqual(
        [strongKey],
      );
    });
  });
});
