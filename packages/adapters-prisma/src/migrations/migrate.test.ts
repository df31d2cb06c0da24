import { afterAll, afterEach, beforeEach, describe, expect, it } from "@jest/globals";
import { createHash } from "node:crypto";
import { mkdir, mkdtemp, readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { startFaultProxy } from "@embedded-analytics/testkit";
import pg from "pg";
import { createDatabase, type TestDatabase } from "../testing/create-database.js";
import { temporaryFolder } from "../testing/temporary-folder.js";
import { migrate, MigrationFailed, MigrationsHeld, type MigrationOptions } from "./index.js";
import { readMigrations } from "./migration-files.js";

const temporary = await temporaryFolder();
let folder: string;
let database: TestDatabase;
let client: pg.Client;

beforeEach(async () => {
  folder = await mkdtemp(join(temporary.path, "migrations-"));
  database = await createDatabase();
  client = new pg.Client({ connectionString: database.url });
  await client.connect();
  // The template is migrated; these tests begin with nothing.
  await client.query("drop schema public cascade; create schema public");
});

afterEach(async () => {
  await client.end();
  await database.drop();
});

afterAll(temporary.remove);

async function write(name: string, sql: string): Promise<void> {
  await mkdir(join(folder, name), { recursive: true });
  await writeFile(join(folder, name, "migration.sql"), sql);
}

const run = (options: MigrationOptions = {}) => migrate(database.url, { folder, ...options });
const records = async () => (await client.query("select * from _prisma_migrations")).rows;

describe("migrate", () => {
  it("applies the files in the order of their names, once", async () => {
    await write("20260102000000_second", "insert into things values (2)");
    await write(
      "20260101000000_first",
      "create table things (id int); insert into things values (1)",
    );
    const names = ["20260101000000_first", "20260102000000_second"];
    expect(await run()).toEqual({ applied: names, unknown: [] });
    expect(await run()).toEqual({ applied: [], unknown: [] });
    const { rows } = await client.query("select id from things order by id");
    expect(rows).toEqual([{ id: 1 }, { id: 2 }]);
  });

  it("writes the rows that Prisma writes", async () => {
    await write("20260101000000_first", "select 1;\n");
    await run();
    const [row] = await records();
    expect(row).toEqual({
      id: expect.stringMatching(/^[0-9a-f-]{36}$/),
      checksum: createHash("sha256").update("select 1;\n").digest("hex"),
      finished_at: expect.any(Date),
      migration_name: "20260101000000_first",
      logs: null,
      rolled_back_at: null,
      started_at: expect.any(Date),
      applied_steps_count: 1,
    });
    expect(row.finished_at.getTime()).toBeGreaterThanOrEqual(row.started_at.getTime());
  });

  it("names a failing file, undoes all of it, and keeps those before it", async () => {
    await write("20260101000000_good", "create table good (id int)");
    await write("20260102000000_bad", "create table half (id int); select nonsense");
    const attempt = run();
    await expect(attempt).rejects.toThrow(MigrationFailed);
    await expect(attempt).rejects.toThrow(/^Migration 20260102000000_bad: column "nonsense"/);
    const { rows } = await client.query(
      "select to_regclass('good') as good, to_regclass('half') as half",
    );
    expect(rows).toEqual([{ good: "good", half: null }]);
    expect((await records()).map((row) => row.migration_name)).toEqual(["20260101000000_good"]);
    await write("20260102000000_bad", "create table half (id int)");
    expect((await run()).applied).toEqual(["20260102000000_bad"]);
  });

  it("refuses to go on when an applied file has changed", async () => {
    await write("20260101000000_first", "create table things (id int)");
    await run();
    await write("20260101000000_first", "create table things (id bigint)");
    await write("20260102000000_second", "create table more (id int)");
    await expect(run()).rejects.toThrow("20260101000000_first: its file has changed since");
    expect(await records()).toHaveLength(1);
  });

  it("refuses to go on after one that Prisma left half done, not after one rolled back", async () => {
    await write("20260101000000_first", "create table things (id int)");
    await run();
    await client.query("update _prisma_migrations set finished_at = null");
    await expect(run()).rejects.toThrow("20260101000000_first: it was begun and never finished");
    await client.query("drop table things; update _prisma_migrations set rolled_back_at = now()");
    expect((await run()).applied).toEqual(["20260101000000_first"]);
  });

  it("lets an older release start on a newer database, and tells", async () => {
    await write("20260101000000_first", "create table things (id int)");
    await run();
    await client.query("update _prisma_migrations set migration_name = '20270101000000_newer'");
    await client.query("drop table things");
    expect(await run()).toEqual({
      applied: ["20260101000000_first"],
      unknown: ["20270101000000_newer"],
    });
  });

  it("applies a file once when many processes start together", async () => {
    await write("20260101000000_first", "create table things (id int); select pg_sleep(0.1)");
    const reports = await Promise.all(Array.from({ length: 5 }, () => run()));
    expect(reports.flatMap(({ applied }) => applied)).toEqual(["20260101000000_first"]);
    expect(await records()).toHaveLength(1);
  });
});

describe("a migration that another process keeps waiting", () => {
  const prismasLock = 72_707_369;

  beforeEach(async () => {
    await write("20260101000000_first", "create table things (id int)");
    await client.query("select pg_advisory_lock($1)", [prismasLock]);
  });

  it("gives up in a sentence", async () => {
    const attempt = run({ lockTimeoutMs: 100 });
    await expect(attempt).rejects.toThrow(MigrationsHeld);
    await expect(attempt).rejects.toThrow(
      "Another process has been migrating the database for 0.1 seconds.",
    );
    await client.query("select pg_advisory_unlock($1)", [prismasLock]);
    expect((await run({ lockTimeoutMs: 5_000 })).applied).toHaveLength(1);
  });

  it("ends at once when its signal aborts", async () => {
    const ending = new AbortController();
    const attempt = run({ signal: ending.signal });
    const reason = new Error("enough");
    setTimeout(() => {
      ending.abort(reason);
    }, 200);
    await expect(attempt).rejects.toBe(reason);
    await expect(run({ signal: ending.signal })).rejects.toBe(reason);
  });
});

it("a server that takes connections and says nothing does not hold up the end", async () => {
  const proxy = await startFaultProxy(database.url);
  proxy.set("silent");
  const ending = new AbortController();
  const reason = new Error("enough");
  const attempt = migrate(proxy.url, { folder, signal: ending.signal });
  const startedAt = Date.now();
  setTimeout(() => {
    ending.abort(reason);
  }, 100);
  await expect(attempt).rejects.toBe(reason);
  expect(Date.now() - startedAt).toBeLessThan(2_000);
  await proxy.close();
});

describe("readMigrations", () => {
  it("finds this package's own, digest and all", async () => {
    const [first] = await readMigrations();
    const file = new URL(`../../prisma/migrations/${first?.name}/migration.sql`, import.meta.url);
    const digest = createHash("sha256")
      .update(await readFile(file))
      .digest("hex");
    expect(first).toMatchObject({ name: expect.stringMatching(/^\d{14}_init$/), checksum: digest });
  });
});
