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
}, 120_000);

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

  test("K1: are read by a role that may do nothing else", async () => {
    const client = new pg.Client({ connectionString: server.samples.reader });
    await client.connect();
    const found = await client.query("select count(*)::int as count from helpdesk.clients");
    expect(found.rows).toEqual([{ count: 160 }]);
    for (const text of [
      "delete from helpdesk.clients",
      "select * from public.samples_version",
      "create table helpdesk.mine (id int)",
    ]) {
      await expect(client.query(text)).rejects.toThrow("permission denied");
    }
    await client.end();
  });
});
