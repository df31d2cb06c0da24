import { afterEach, describe, expect, it } from "@jest/globals";
import pg from "pg";
import { createDatabase, type TestDatabase } from "./create-database.js";

const open: TestDatabase[] = [];

afterEach(async () => {
  for (const database of open.splice(0)) await database.drop();
});

async function create(): Promise<pg.Client> {
  const database = await createDatabase();
  open.push(database);
  const client = new pg.Client({ connectionString: database.url });
  client.on("error", () => undefined);
  await client.connect();
  return client;
}

describe("createDatabase", () => {
  it("gives each caller a migrated, empty database of its own", async () => {
    const [first, second] = await Promise.all([create(), create()]);
    await first.query("insert into account (id, name, plan) values (1, 'one', 'starter')");
    const count = "select count(*)::int as count from account";
    expect((await first.query(count)).rows).toEqual([{ count: 1 }]);
    expect((await second.query(count)).rows).toEqual([{ count: 0 }]);
    await Promise.all([first.end(), second.end()]);
  });

  it("drops it even while it is in use", async () => {
    const client = await create();
    const { rows } = await client.query("select current_database() as name");
    await open.pop()?.drop();
    await expect(client.query("select 1")).rejects.toThrow();
    const other = await create();
    const remaining = await other.query("select 1 from pg_database where datname = $1", [
      rows[0].name,
    ]);
    expect(remaining.rows).toEqual([]);
    await other.end();
  });

  it("says what is missing where there was no set-up", async () => {
    const name = "EMBEDDED_ANALYTICS_TEST_TEMPLATE";
    const template = process.env[name];
    delete process.env[name];
    try {
      await expect(createDatabase()).rejects.toThrow("No test server");
    } finally {
      process.env[name] = template;
    }
  });
});
