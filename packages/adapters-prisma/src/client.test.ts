import { afterAll, beforeAll, describe, expect, it } from "@jest/globals";
import { createServer, type Server } from "node:net";
import type { AddressInfo } from "node:net";
import { openDatabase, type Database } from "./client.js";
import { createDatabase } from "./testing/create-database.js";

const test = await createDatabase();
let database: Database;

beforeAll(() => {
  database = openDatabase(test.url, {
    connectionsMax: 3,
    // Long enough for a server on a busy machine to let somebody in.
    connectTimeoutMs: 3000,
    statementTimeoutMs: 500,
  });
});

afterAll(async () => {
  await database.close();
  await database.close();
  await test.drop();
});

describe("openDatabase", () => {
  it("serves the model interface and plain SQL from one pool", async () => {
    await database.prisma.account.create({
      data: {
        id: 2n ** 53n - 1n,
        name: "acme",
        plan: "enterprise",
        quota: { create: { usersMax: 9 } },
      },
    });
    const { rows } = await database.pool.query(
      "select a.name, q.users_max from account a join account_quota q on q.account_id = a.id",
    );
    expect(rows).toEqual([{ name: "acme", users_max: 9 }]);
    const found = await database.prisma.account.findUnique({ where: { name: "acme" } });
    expect(found).toMatchObject({ id: 9007199254740991n, allowedOrigins: [], revision: 0 });
    expect(database.pool.totalCount).toBeGreaterThan(0);
  });

  it("plans by index whatever the statistics say, once for each statement, without compilation", async () => {
    const { rows } = await database.pool.query(
      `select current_setting('enable_seqscan') as seqscan, current_setting('jit') as jit,
         current_setting('plan_cache_mode') as plans`,
    );
    expect(rows).toEqual([{ seqscan: "off", jit: "off", plans: "force_generic_plan" }]);
    const plan = await database.pool.query(
      "explain (format json) select 1 from account where name = 'x'",
    );
    expect(JSON.stringify(plan.rows)).toContain("account_name_key");
  });

  it("T32: a statement that waits for a lock fails before its caller stops waiting", async () => {
    const patient = openDatabase(test.url);
    const { rows } = await patient.pool.query("select current_setting('lock_timeout') as locks");
    expect(rows).toEqual([{ locks: "2500ms" }]);
    await patient.close();
  });

  it("T32: bounds connections, the wait for one, and each statement", async () => {
    await expect(database.pool.query("select pg_sleep(5)")).rejects.toThrow("statement timeout");
    const held = await Promise.all([1, 2, 3].map(() => database.pool.connect()));
    expect(database.pool.totalCount).toBe(3);
    await expect(database.pool.query("select 1")).rejects.toThrow("timeout exceeded");
    for (const client of held) client.release();
    expect((await database.pool.query("select 1 as one")).rows).toEqual([{ one: 1 }]);
  });

  it("T32: outlives cut connections", async () => {
    await database.pool.query("select 1");
    const other = openDatabase(test.url);
    await other.pool.query(
      "select pg_terminate_backend(pid) from pg_stat_activity where pid <> pg_backend_pid() and datname = current_database()",
    );
    await other.close();
    await new Promise((resolve) => setTimeout(resolve, 50));
    expect((await database.pool.query("select 1 as one")).rows).toEqual([{ one: 1 }]);
    expect(await database.prisma.account.count()).toBe(1);
  });

  it("T32: does not wait for a server that accepts and never answers", async () => {
    const silent: Server = createServer(() => undefined);
    await new Promise<void>((resolve) => silent.listen(0, "127.0.0.1", resolve));
    const { port } = silent.address() as AddressInfo;
    const deaf = openDatabase(`postgresql://a:b@127.0.0.1:${port}/c`, { connectTimeoutMs: 200 });
    const began = performance.now();
    await expect(deaf.pool.query("select 1")).rejects.toThrow("timeout");
    await expect(deaf.prisma.account.count()).rejects.toThrow();
    expect(performance.now() - began).toBeLessThan(2_000);
    await deaf.close();
    silent.close();
  });
});

describe("the schema", () => {
  it("C3: takes a group's memberships and a catalog's content away with it", async () => {
    const { pool } = database;
    await pool.query(`
      insert into account (id, name, plan) values (100, 'cascade', 'enterprise');
      insert into catalog (id, account_id) values (100, 100), (101, 100);
      insert into embed_tenant (id, account_id, name) values (101, 100, 'buyers');
      insert into group_def (id, catalog_id, name) values (1, 101, 'one'), (2, 101, 'two');
      insert into attribute_def (id, catalog_id, name, type) values (3, 101, 'city', 'string');
      insert into external_user (id, account_id, embed_tenant_id, external_id) values (4, 100, 101, 'u');
      insert into membership values (4, 1), (4, 2);
      insert into attribute_value values (4, 3, '"Berlin"');
    `);
    const remaining = async (table: string): Promise<number> =>
      (await pool.query(`select count(*)::int as count from ${table}`)).rows[0].count;
    await pool.query("delete from group_def where id = 1");
    expect(await remaining("membership")).toBe(1);
    await pool.query("delete from catalog where id = 101");
    for (const table of ["embed_tenant", "group_def", "attribute_def", "external_user"]) {
      expect([table, await remaining(table)]).toEqual([table, 0]);
    }
    expect([await remaining("membership"), await remaining("attribute_value")]).toEqual([0, 0]);
    await pool.query("delete from account where id = 100");
  });

  it("leaves room on the pages of rows that change often", async () => {
    const { rows } = await database.pool.query(
      "select relname, reloptions from pg_class where reloptions is not null and relkind = 'r' and relnamespace = 'public'::regnamespace order by 1",
    );
    expect(rows).toEqual([
      { relname: "account_quota", reloptions: ["fillfactor=50"] },
      { relname: "agent_usage", reloptions: ["fillfactor=50"] },
      { relname: "external_user", reloptions: ["fillfactor=80"] },
      { relname: "thread", reloptions: ["fillfactor=80"] },
    ]);
  });
});
