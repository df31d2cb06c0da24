import { afterAll, beforeAll, describe, expect, test } from "@jest/globals";
import { cp, mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { duckdbPorts } from "@embedded-analytics/adapters-duckdb";
import {
  startEmbeddedPostgres,
  type EmbeddedPostgres,
} from "@embedded-analytics/adapters-prisma/embedded";
import {
  createEmbeddedAnalytics,
  type EmbeddedAnalytics,
  type QueryResult,
} from "@embedded-analytics/domain";
import { inMemoryPorts } from "@embedded-analytics/domain/in-memory";
import pg from "pg";
import { ensureHelpdeskData } from "./helpdesk-data.js";

const demo = fileURLToPath(new URL("../../../demo", import.meta.url));
const key = `sk-${"h".repeat(12)}-${"d".repeat(43)}`;
const caller = { apiKey: key };
const sessionSettings = { externalId: "jane" };
const [onFiles, inDatabase] = [1, 2];

let folder: string;
let server: EmbeddedPostgres;
let analytics: EmbeddedAnalytics;
let closeData: (() => Promise<void>) | undefined;

/** The model of the demo's help desk, over its files and over the embedded server's samples. */
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "helpdesk-"));
  for (const part of ["model", "dashboards"]) {
    await cp(join(demo, "support", part), join(folder, "support", part), { recursive: true });
  }
  const { ensureSupportData } = (await import(join(demo, "support", "generate.mjs"))) as {
    ensureSupportData(folder: string): Promise<boolean>;
  };
  await ensureSupportData(join(folder, "support"));
  server = await startEmbeddedPostgres({ directory: join(folder, "postgres"), durable: false });
  // Two starts at once, as after a crash.
  await Promise.all([ensureHelpdeskData(server.samples), ensureHelpdeskData(server.samples)]);
  const data = duckdbPorts({
    folderOf: (name) => join(folder, name),
    cacheDirectory: join(folder, "cache"),
    query: { seconds: 60, rowsMax: 100_000, concurrency: 2, memoryMb: 1024 },
    environment: (name) => (name === "SAMPLES" ? server.samples.reader : undefined),
    log: { warn: () => undefined, error: (line: string) => void process.stderr.write(`${line}\n`) },
  });
  closeData = data.close;
  analytics = createEmbeddedAnalytics({ ...inMemoryPorts(), ...data });
  const source = { name: "default", kind: "postgres", urlFromEnv: "SAMPLES", schema: "helpdesk" };
  const account = {
    name: "demo",
    keys: [{ name: "server", fromEnv: "KEY" }],
    deployments: [
      { id: onFiles, name: "files", model: "support" },
      { id: inDatabase, name: "database", model: "support", sources: [source] },
    ],
  };
  await analytics.applyDeclaration({ accounts: [account] }, { KEY: key });
});

afterAll(async () => {
  await closeData?.();
  await server.stop();
  await rm(folder, { recursive: true, force: true });
});

const rowsOf = async ({ columns, parts }: QueryResult): Promise<unknown> => {
  const rows: string[] = [];
  for await (const part of parts) {
    if ("rows" in part) rows.push(...part.rows.map((row) => JSON.stringify(row.map(rounded))));
  }
  return { types: columns.map(({ name, type }) => [name, type]), rows: rows.sort() };
};

/** The order in which an engine adds doubles is its own. */
const rounded = (value: unknown): unknown =>
  typeof value === "number" ? Number(value.toPrecision(10)) : value;

const statements = [
  "SELECT count(*) FROM helpdesk",
  "SELECT MEASURE(count), MEASURE(monthly_fees) FROM clients",
  "SELECT state, channel, MEASURE(count), MEASURE(average_resolution_hours) FROM helpdesk GROUP BY ALL",
  "SELECT date_trunc('month', opened_at) AS month, MEASURE(csat) FROM helpdesk GROUP BY ALL",
  "SELECT team, MEASURE(escalation_rate) FROM helpdesk WHERE priority IN ('high', 'urgent') GROUP BY ALL HAVING MEASURE(count) > 100",
  "SELECT client, MEASURE(count) AS n FROM helpdesk WHERE is_vip GROUP BY ALL ORDER BY n DESC, client LIMIT 5",
  "SELECT industry, rank() OVER (ORDER BY industry) AS place FROM (SELECT DISTINCT industry FROM helpdesk) AS found",
  "SELECT full_name, hired_on FROM agents WHERE team IS NULL ORDER BY hired_on LIMIT 3",
  "SELECT max(resolved_at), min(first_reply_at), MEASURE(reopened) FROM tickets WHERE topic LIKE 'In%'",
];

describe("K2: the help desk in a database answers as over its files", () => {
  test.each(statements)("%s", async (query) => {
    const ask = async (deploymentId: number) =>
      rowsOf(await analytics.runQuery(caller, deploymentId, { query, sessionSettings }));
    const expected = (await ask(onFiles)) as { readonly rows: readonly string[] };
    expect(expected.rows).not.toEqual([]);
    expect(await ask(inDatabase)).toEqual(expected);
  });

  test("each tile of its dashboard", async () => {
    const { definition } = await analytics.getDashboard(caller, onFiles, "helpdesk", {
      sessionSettings,
    });
    const ids = definition.rows.flatMap(({ tiles }) => tiles.map(({ id }) => id));
    expect(ids).toHaveLength(9);
    for (const id of ids) {
      const ask = async (deploymentId: number) =>
        rowsOf(
          await analytics.queryTile(caller, deploymentId, "helpdesk", id, { sessionSettings }),
        );
      expect([id, await ask(inDatabase)]).toEqual([id, await ask(onFiles)]);
    }
  });
});

describe("the data of the help desk in the embedded server", () => {
  const own = async (text: string): Promise<readonly unknown[]> => {
    const client = new pg.Client({ connectionString: server.samples.owner });
    await client.connect();
    try {
      return (await client.query<Record<string, unknown>>(text)).rows;
    } finally {
      await client.end();
    }
  };

  test("stay as they are on the same day, and are written anew for another one", async () => {
    await own("update helpdesk.agents set full_name = 'Somebody' where id = 1");
    await ensureHelpdeskData(server.samples);
    const first = "select full_name from helpdesk.agents where id = 1";
    expect(await own(first)).toEqual([{ full_name: "Somebody" }]);
    await own("update samples_version set version = 'of yesterday'");
    await ensureHelpdeskData(server.samples);
    expect(await own(first)).not.toEqual([{ full_name: "Somebody" }]);
    expect(await own("select count(*) from samples_version")).toEqual([{ count: "1" }]);
  });

  const asReader = async (text: string, database = ""): Promise<readonly unknown[]> => {
    const url = new URL(server.samples.reader);
    if (database !== "") url.pathname = `/${database}`;
    const client = new pg.Client({ connectionString: url.href });
    await client.connect();
    try {
      return (await client.query<Record<string, unknown>>(text)).rows;
    } finally {
      await client.end();
    }
  };

  test("K1: are read by a role that owns nothing, and belongs to no other role", async () => {
    expect(await asReader("select count(*)::int as count from helpdesk.clients")).toEqual([
      { count: 160 },
    ]);
    const rights = await asReader(
      `select rolsuper or rolcreaterole or rolcreatedb or rolreplication or rolbypassrls as may,
        (select count(*)::int from pg_auth_members where member = roles.oid) as roles,
        (select count(*)::int from pg_class where relowner = roles.oid) as owned
       from pg_roles roles where rolname = current_user`,
    );
    expect(rights).toEqual([{ may: false, roles: 0, owned: 0 }]);
    const readable = await asReader(
      `select table_schema || '.' || table_name as name, privilege_type as right
       from information_schema.table_privileges
       where grantee = current_user order by 1`,
    );
    expect(readable).toEqual(
      ["agents", "clients", "ratings", "tickets"].map((name) => ({
        name: `helpdesk.${name}`,
        right: "SELECT",
      })),
    );
  });

  test.each([
    ["delete from helpdesk.clients", "permission denied for table"],
    ["update helpdesk.clients set name = ''", "permission denied for table"],
    ["truncate helpdesk.clients", "permission denied for table"],
    ["begin; lock table helpdesk.clients in share mode", "permission denied for table"],
    ["select * from public.samples_version", "permission denied for schema public"],
    ["create table helpdesk.mine (id int)", "permission denied for schema helpdesk"],
    ["create table public.mine (id int)", "permission denied for schema public"],
    ["create temp table mine (id int)", "permission denied to create temporary tables"],
    ["select 1 into temp mine", "permission denied to create temporary tables"],
    ["create schema mine", "permission denied for database"],
    ["create extension dblink schema helpdesk", "permission denied to create extension"],
    ["create extension postgres_fdw schema helpdesk", "permission denied to create extension"],
    ["select dblink_connect('dbname=postgres')", "function dblink_connect(unknown) does not exist"],
    ["select * from embedded_analytics.public.account", "cross-database references"],
    ["select * from pg_authid", "permission denied for table pg_authid"],
    ["select * from pg_shadow", "permission denied for view pg_shadow"],
    ["select pg_read_file('postgresql.conf')", "permission denied for function pg_read_file"],
    ["select pg_read_binary_file('PG_VERSION')", "permission denied for function"],
    ["select * from pg_ls_dir('.')", "permission denied for function pg_ls_dir"],
    ["select pg_stat_file('PG_VERSION')", "permission denied for function pg_stat_file"],
    ["select lo_import('/etc/passwd')", "permission denied for function lo_import"],
    ["select lo_export(1, '/tmp/x')", "permission denied for function lo_export"],
    ["copy helpdesk.clients to '/tmp/x'", "permission denied to COPY to a file"],
    ["copy helpdesk.clients to program 'true'", "permission denied to COPY to or from an external"],
    ["set role embedded_analytics", "permission denied to set role"],
    ["select set_config('role', 'embedded_analytics', false)", "permission denied to set role"],
    ["set session authorization postgres", "permission denied to set session authorization"],
    ["alter role current_user superuser", "permission denied to alter role"],
    ["select pg_reload_conf()", "permission denied for function pg_reload_conf"],
  ])("K1: which cannot %s", async (text, refusal) => {
    await expect(asReader(text)).rejects.toThrow(refusal);
  });

  test.each(["embedded_analytics", "postgres", "template1"])(
    "K1: nor connect to %s",
    async (database) => {
      await expect(asReader("select 1", database)).rejects.toThrow("no pg_hba.conf entry");
    },
  );

  test("K1: nor see a large object of others, nor stop what they run", async () => {
    const [made] = await own("select lo_from_bytea(0, 'hidden') as id");
    const { id } = made as { readonly id: number };
    await expect(asReader(`select lo_get(${id})`)).rejects.toThrow("permission denied for large");
    await expect(asReader("select * from pg_largeobject")).rejects.toThrow("permission denied");
    await own(`select lo_unlink(${id})`);
    const owner = new pg.Client({ connectionString: server.samples.owner });
    await owner.connect();
    const [found] = (await owner.query<{ readonly pid: number }>("select pg_backend_pid() as pid"))
      .rows;
    for (const stop of ["pg_terminate_backend", "pg_cancel_backend"]) {
      await expect(asReader(`select ${stop}(${found?.pid})`)).rejects.toThrow("permission denied");
    }
    await owner.end();
  });

  // These two belong to everybody on a server. A statement of ours is read-only, and has a time to end.
  test("K1: nor make a large object or sleep where the service asks in its name", async () => {
    const begun = "begin isolation level repeatable read read only; select 1; ";
    await expect(asReader(`${begun}select lo_create(0)`)).rejects.toThrow("read-only transaction");
    await expect(
      asReader(`${begun}select set_config('transaction_read_only', 'off', true)`),
    ).rejects.toThrow("must be set before any query");
    await expect(
      asReader(`${begun}set local statement_timeout = 50; select pg_sleep(60)`),
    ).rejects.toThrow("statement timeout");
  });
});

describe("K1: what only a server does, asked through the service", () => {
  test.each([
    ...["pg_sleep(10)", "pg_read_file('PG_VERSION')", "lo_get(1)", "lo_create(0)", "version()"],
    ...["dblink('', '')", "set_config('role', 'embedded_analytics', true)", "current_user"],
    ...["pg_backend_pid()", "current_setting('data_directory')"],
  ])("T13: SELECT %s is refused", async (call) => {
    const query = `SELECT ${call} FROM helpdesk`;
    const asked = analytics.runQuery(caller, inDatabase, { query, sessionSettings });
    await expect(asked).rejects.toMatchObject({ code: "query_refused" });
  });

  test.each(["pg_authid", "helpdesk.clients", "pg_catalog.pg_class", "information_schema.tables"])(
    "T13: FROM %s is refused",
    async (table) => {
      const query = `SELECT * FROM ${table}`;
      const asked = analytics.runQuery(caller, inDatabase, { query, sessionSettings });
      await expect(asked).rejects.toMatchObject({ code: "query_refused" });
    },
  );
});
