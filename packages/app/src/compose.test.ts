import { describe, expect, test } from "@jest/globals";
import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { parse } from "yaml";
import { readConfiguration } from "./configuration/read-configuration.js";

interface ComposeService {
  readonly image: string;
  readonly environment?: Readonly<Record<string, string>>;
  readonly stop_grace_period?: string;
  readonly depends_on?: object;
  readonly ports?: readonly string[];
  readonly volumes?: readonly string[];
  readonly command?: readonly string[];
  readonly healthcheck?: { readonly test: readonly string[] };
  readonly read_only?: boolean;
  readonly cap_drop?: readonly string[];
  readonly cap_add?: readonly string[];
  readonly security_opt?: readonly string[];
  readonly mem_limit?: string;
}

const pathOf = (name: string): string =>
  fileURLToPath(new URL(`../../../${name}`, import.meta.url));
const textOf = (name: string): string => readFileSync(pathOf(name), "utf8");

// `<<` and `*` are resolved as compose does it.
const compose = parse(textOf("compose.yaml"), { merge: true }) as {
  readonly services: Readonly<Record<string, ComposeService>>;
};
const { front, postgres, redis, ...instances } = compose.services;
const dockerfile = textOf("Dockerfile");
const caddyfile = textOf("Caddyfile");

/** What stands in `.env`, as the file says that it should. */
const secrets: Readonly<Record<string, string>> = {
  POSTGRES_PASSWORD: "postgresword",
  SERVICE_PASSWORD: "serviceword",
  REDIS_PASSWORD: "redisword",
  SECRET_KEY: "q7Zt2vXk9LmN4pRs8wYb3cDf6gHj1aEu",
  BOOTSTRAP_API_KEY: `sk-compose00000-${"c".repeat(43)}`,
};

/** `${NAME:?}` must be given, `${NAME:-default}` may be. */
const filled = (text: string): string =>
  text.replace(/\$\{(\w+):(?:\?|-([^}]*))\}/g, (_, name: string, byDefault?: string) => {
    const value = secrets[name] ?? byDefault;
    if (value === undefined) throw new Error(`${name} is not said to be needed`);
    return value;
  });

const environmentOf = ({ environment = {} }: ComposeService) =>
  Object.fromEntries(Object.entries(environment).map(([name, text]) => [name, filled(text)]));

const configurationOf = (service: ComposeService) => {
  const read = readConfiguration(environmentOf(service), "/service");
  if ("problems" in read) throw new Error(read.problems.join("\n"));
  return read.configuration;
};

describe("compose.yaml, Dockerfile and Caddyfile are in step with the configuration (F4)", () => {
  test("there are three instances, each with the same environment", () => {
    expect(Object.keys(instances)).toEqual(["one", "two", "three"]);
    expect(new Set(Object.values(instances).map((each) => JSON.stringify(each))).size).toBe(1);
  });

  test.each(Object.entries(instances))("F3: %s has a configuration for production", (_, each) => {
    expect(configurationOf(each)).toMatchObject({
      production: true,
      host: "0.0.0.0",
      redisUrl: `redis://:${secrets["REDIS_PASSWORD"] ?? ""}@redis:6379`,
      migrationDatabaseUrl: "postgres://analytics:postgresword@postgres:5432/analytics",
      databaseUrl: "postgres://analytics_service:serviceword@postgres:5432/analytics",
    });
  });

  test("every variable is one that docs/configuration.md has", () => {
    const documented = new Set(textOf("docs/configuration.md").match(/\b[A-Z][A-Z_]+[A-Z]\b/g));
    const inImage = [...dockerfile.matchAll(/(\w+)=\S+/g)].map(([, name = ""]) => name);
    const used = inImage.filter((name) => /^[A-Z_]+$/.test(name));
    expect(used).toContain("DATA_DIR");
    for (const each of Object.values(instances)) used.push(...Object.keys(each.environment ?? {}));
    expect(used.filter((name) => !documented.has(name))).toEqual([]);
  });

  test("D8: an instance is given more time to stop than it takes", () => {
    for (const each of [...Object.values(instances), front]) {
      const graceSeconds = Number(/^(\d+)s$/.exec(each?.stop_grace_period ?? "")?.[1]);
      for (const instance of Object.values(instances)) {
        expect(graceSeconds).toBeGreaterThan(configurationOf(instance).shutdownSeconds + 5);
      }
    }
  });

  test("health is what /readyz says, at the port that is listened on", () => {
    for (const each of Object.values(instances)) {
      const { port } = configurationOf(each);
      expect(each.healthcheck?.test.join(" ")).toContain(`http://127.0.0.1:${port}/readyz`);
      expect(dockerfile).toContain(`PORT=${port}`);
      expect(dockerfile).toContain(`EXPOSE ${port}`);
      expect(caddyfile).toContain(
        Object.keys(instances)
          .map((name) => `${name}:${port}`)
          .join(" "),
      );
    }
    expect(caddyfile).toContain("health_uri /readyz");
  });

  test("D12: the front passes lines on as they come, and listens where it is published", () => {
    expect(caddyfile).toContain("flush_interval -1");
    const [, inside] = front?.ports?.[0]?.split(":") ?? [];
    expect(caddyfile).toContain(`\n:${inside ?? ""} {`);
    expect(front?.volumes).toEqual(["./Caddyfile:/etc/caddy/Caddyfile:ro"]);
    expect(Object.keys(front?.depends_on ?? {})).toEqual(Object.keys(instances));
  });

  test("F3: stores are of versions that are supported, and Redis throws no log away", () => {
    const majorOf = (service?: ComposeService): number =>
      Number(/:(\d+)/.exec(service?.image ?? "")?.[1]);
    expect(majorOf(postgres)).toBeGreaterThanOrEqual(15);
    expect(majorOf(redis)).toBeGreaterThanOrEqual(7);
    expect(redis?.command?.join(" ")).toContain("'maxmemory-policy noeviction'");
    const { engines } = JSON.parse(textOf("package.json")) as { engines: { node: string } };
    const least = Number(/\d+/.exec(engines.node)?.[0]);
    for (const [, major] of dockerfile.matchAll(/FROM node:(\d+)/g)) {
      expect(Number(major)).toBeGreaterThanOrEqual(least);
    }
  });

  test.each(Object.entries(compose.services))(
    "T42: %s has a bound of memory, and cannot write, gain rights or use what it needs not",
    (_name, each) => {
      expect(each).toMatchObject({
        read_only: true,
        cap_drop: ["ALL"],
        security_opt: ["no-new-privileges:true"],
        mem_limit: expect.stringMatching(/^\d+[mg]$/),
      });
      expect(each.cap_add ?? []).not.toContain("SYS_ADMIN");
    },
  );

  test("T35: no password stands on a command line, which everybody who lists processes can read", () => {
    for (const { command = [], healthcheck } of Object.values(compose.services)) {
      // `$$` is what the shell in the container reads; `${…}` would be written in before it starts.
      expect([...command, ...(healthcheck?.test ?? [])].join(" ")).not.toMatch(/(^|[^$])\$\{/);
    }
    const { POSTGRES_PASSWORD, REDISCLI_AUTH } = {
      ...postgres?.environment,
      ...redis?.environment,
    };
    expect([POSTGRES_PASSWORD, REDISCLI_AUTH]).toEqual([
      "${POSTGRES_PASSWORD:?}",
      "${REDIS_PASSWORD:?}",
    ]);
  });

  test("T4: requests run as a role that the first start of PostgreSQL makes, and that owns nothing", () => {
    const script = textOf("compose.roles.sh");
    for (const each of Object.values(instances)) {
      const { username } = new URL(configurationOf(each).databaseUrl ?? "");
      expect(script).toContain(`\ncreate role ${username} login password :'password';\n`);
      expect(username).not.toBe(postgres?.environment?.["POSTGRES_USER"]);
    }
    expect(script).not.toMatch(/superuser|bypassrls|\bgrant\b/i);
    expect(postgres?.volumes).toContain(
      "./compose.roles.sh:/docker-entrypoint-initdb.d/roles.sh:ro",
    );
    expect(postgres?.environment?.["SERVICE_PASSWORD"]).toBe("${SERVICE_PASSWORD:?}");
  });

  test("the paths that are named in the image are there", () => {
    const { bin } = JSON.parse(textOf("packages/cli/package.json")) as {
      bin: Readonly<Record<string, string>>;
    };
    const program = /CMD \["node", "packages\/cli\/([^"]+)"\]/.exec(dockerfile)?.[1];
    expect(Object.values(bin)).toContain(`./${program ?? ""}`);
    const named = [...dockerfile.matchAll(/packages\/app\/demo\/\S+\.mjs/g)].map(([path]) => path);
    expect(named).toHaveLength(2);
    for (const each of Object.values(instances)) {
      named.push(configurationOf(each).bootstrapFile?.replace("/service/", "") ?? "");
    }
    for (const path of named) expect(textOf(path)).not.toBe("");
  });
});
