import { afterAll, afterEach, describe, expect, it } from "@jest/globals";
import { mkdir, readdir, rm, stat, writeFile } from "node:fs/promises";
import { join } from "node:path";
import pg from "pg";
import { temporaryFolder } from "../testing/temporary-folder.js";
import {
  EmbeddedPostgresFailed,
  EmbeddedPostgresHeld,
  runningEmbeddedPostgres,
  startEmbeddedPostgres,
  type EmbeddedPostgres,
} from "./index.js";
import { layoutOf } from "./layout.js";
import { livingPostmaster } from "./postmaster.js";

const folder = await temporaryFolder();
const directory = join(folder.path, "postgres");
let server: EmbeddedPostgres | undefined;

afterEach(() => server?.stop());
afterAll(folder.remove);

async function start(): Promise<EmbeddedPostgres> {
  return (server = await startEmbeddedPostgres({ directory, durable: false }));
}

async function query(url: string, text: string): Promise<Record<string, unknown>[]> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    return (await client.query(text)).rows;
  } finally {
    await client.end();
  }
}

describe("startEmbeddedPostgres", () => {
  it("makes a cluster on the first start, with UTF8 and the C locale", async () => {
    const { url } = await start();
    const rows = await query(
      url,
      `select pg_encoding_to_char(encoding) as encoding, datcollate, datctype
       from pg_database where datname = current_database()`,
    );
    expect(rows).toEqual([{ encoding: "UTF8", datcollate: "C", datctype: "C" }]);
  });

  it("T12: connects as a role that is no superuser and owns its database", async () => {
    const { url } = await start();
    const [row] = await query(
      url,
      `select rolsuper, rolcreatedb, datdba = r.oid as owner from pg_roles r, pg_database
       where rolname = current_user and datname = current_database()`,
    );
    expect(row).toEqual({ rolsuper: false, rolcreatedb: true, owner: true });
    await expect(query(url, "copy (select 1) to program 'true'")).rejects.toThrow("denied");
  });

  it("K1: lets the reader of samples into their database alone, to read what it is granted", async () => {
    const { url, samples } = await start();
    await query(url, "drop database if exists samples");
    await query(url, "create database samples template template0");
    await query(samples.owner, "create table open (id int); create table closed (id int)");
    await query(samples.owner, "grant select on open to samples_reader");
    expect(await query(samples.reader, "select * from open")).toEqual([]);
    for (const [text, refusal] of [
      ["select * from closed", "permission denied for table closed"],
      ["insert into open values (1)", "permission denied for table open"],
      ["create table mine (id int)", "permission denied for schema public"],
      ["select * from pg_authid", "permission denied for table pg_authid"],
      ["select pg_read_file('postgresql.conf')", "permission denied for function pg_read_file"],
      ["copy open to program 'true'", "permission denied to COPY to or from an external program"],
      ["set role embedded_analytics", "permission denied to set role"],
      ["create role other", "permission denied to create role"],
    ] as const) {
      await expect(query(samples.reader, text)).rejects.toThrow(refusal);
    }
    for (const database of ["embedded_analytics", "postgres", "template1"]) {
      const other = new URL(samples.reader);
      other.pathname = `/${database}`;
      await expect(query(other.href, "select 1")).rejects.toThrow("no pg_hba.conf entry");
    }
  });

  it("prepares a cluster of an earlier release for samples, and keeps its data", async () => {
    const { url } = await start();
    await query(url, "create table if not exists kept as select 42 as answer");
    await server?.stop();
    const { cluster, server: made } = layoutOf(directory);
    await rm(join(made, "samples-password"));
    await writeFile(
      join(cluster, "pg_hba.conf"),
      "host all embedded_analytics 127.0.0.1/32 scram-sha-256\n",
    );
    const { samples, url: again } = await start();
    expect(await query(again, "select answer from kept")).toEqual([{ answer: 42 }]);
    await query(again, "drop database if exists samples");
    await query(again, "create database samples template template0");
    expect(await query(samples.reader, "select current_user as name")).toEqual([
      { name: "samples_reader" },
    ]);
  });

  it("T1: lets nobody in without the password, nor as the superuser", async () => {
    const { url } = await start();
    const other = new URL(url);
    other.password = "wrong";
    await expect(query(other.href, "select 1")).rejects.toThrow("password authentication failed");
    const superuser = new URL(url);
    superuser.username = "postgres";
    await expect(query(superuser.href, "select 1")).rejects.toThrow("no pg_hba.conf entry");
    expect((await stat(layoutOf(directory).passwordFile)).mode & 0o777).toBe(0o600);
    expect(new URL(url).password).toHaveLength(32);
  });

  it("keeps the data over a stop: the second start sets nothing up again", async () => {
    const setUp = async () => (await stat(join(layoutOf(directory).cluster, "PG_VERSION"))).mtimeMs;
    await query((await start()).url, "create table if not exists kept as select 42 as answer");
    const setUpMs = await setUp();
    await server?.stop();
    const { url } = await start();
    expect(await setUp()).toBe(setUpMs);
    expect(await query(url, "select answer from kept")).toEqual([{ answer: 42 }]);
  });

  it("tells a second process the URL while it runs, and nothing afterwards", async () => {
    const { url, serviceUrl, samples, stop } = await start();
    expect(await runningEmbeddedPostgres(directory)).toEqual({ url, serviceUrl, samples });
    await stop();
    await stop();
    expect(await runningEmbeddedPostgres(directory)).toBeUndefined();
    expect(await runningEmbeddedPostgres(join(folder.path, "nowhere"))).toBeUndefined();
  });

  it("refuses a directory that a living process holds, says who, and leaves it alone", async () => {
    const { url } = await start();
    const second = startEmbeddedPostgres({ directory, durable: false });
    await expect(second).rejects.toThrow(EmbeddedPostgresHeld);
    await expect(second).rejects.toThrow(`held by process ${process.pid}`);
    expect(await query(url, "select 1 as one")).toEqual([{ one: 1 }]);
  });

  it("says whether an end was asked for", async () => {
    const first = await start();
    await first.stop();
    expect((await first.exited).expected).toBe(true);

    const second = await start();
    process.kill(livingPostmaster(layoutOf(directory))?.pid ?? 0, "SIGKILL");
    const end = await second.exited;
    expect(end.expected).toBe(false);
    expect(end.lastLines).toContain("ready to accept connections");
  });

  it("starts over a stale postmaster.pid whose id belongs to another program", async () => {
    await start().then(({ stop }) => stop());
    const { cluster, postmasterFile } = layoutOf(directory);
    const lines = [process.pid, cluster, 1, 5432, "", "127.0.0.1", "  1234  5", "ready   ", ""];
    await writeFile(postmasterFile, lines.join("\n"));
    expect(await runningEmbeddedPostgres(directory)).toBeUndefined();
    expect(await query((await start()).url, "select 1 as one")).toEqual([{ one: 1 }]);
  });

  it("reports in the server's words why it does not start", async () => {
    const broken = join(folder.path, "broken");
    await mkdir(join(broken, "server", "cluster"), { recursive: true });
    const attempt = startEmbeddedPostgres({ directory: broken, durable: false });
    await expect(attempt).rejects.toThrow(EmbeddedPostgresFailed);
    await expect(attempt).rejects.toThrow(/PostgreSQL did not start:\n.*postgres/s);
  });

  it("removes what an earlier first start left half done", async () => {
    const fresh = join(folder.path, "fresh");
    await mkdir(join(fresh, "server.unfinished-0123456789ab", "cluster"), { recursive: true });
    server = await startEmbeddedPostgres({ directory: fresh, durable: false });
    expect((await readdir(fresh)).sort()).toEqual(["keeper.json", "server"]);
  });
});
