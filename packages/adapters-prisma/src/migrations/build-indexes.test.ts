import { afterAll, afterEach, beforeEach, describe, expect, it } from "@jest/globals";
import { mkdir, mkdtemp, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import pg from "pg";
import { createDatabase, type TestDatabase } from "../testing/create-database.js";
import { temporaryFolder } from "../testing/temporary-folder.js";
import { indexesOf, withIndexesBuilt } from "./build-indexes.js";
import { migrate } from "./index.js";

const temporary = await temporaryFolder();
let folder: string;
let database: TestDatabase;
let [client, writer]: (pg.Client | undefined)[] = [];

const connect = async (): Promise<pg.Client> => {
  const made = new pg.Client({ connectionString: database.url });
  await made.connect();
  return made;
};

const write = async (name: string, sql: string): Promise<void> => {
  await mkdir(join(folder, name), { recursive: true });
  await writeFile(join(folder, name, "migration.sql"), sql);
};

const query = async (sql: string) => (await client?.query(sql))?.rows ?? [];
const run = (lockTimeoutMs = 20_000) => migrate(database.url, { folder, lockTimeoutMs });

beforeEach(async () => {
  folder = await mkdtemp(join(temporary.path, "indexes-"));
  database = await createDatabase();
  [client, writer] = [await connect(), await connect()];
  await query("drop schema public cascade; create schema public");
  await write("20260101000000_first", "create table things (id int, name text);");
  await run();
});

afterEach(async () => {
  await client?.end();
  await writer?.end();
  await database.drop();
});

afterAll(temporary.remove);

const untilBuilding = async (): Promise<void> => {
  for (;;) {
    const found = await query(
      "select 1 from pg_stat_activity where query ilike 'create%index%' and pid <> pg_backend_pid() and wait_event_type = 'Lock' and datname = current_database()",
    );
    if (found.length > 0) return;
    await pause(20);
  }
};

const valid = () =>
  query(
    "select indexrelid::regclass::text as name, indisvalid as valid from pg_index where indrelid = 'things'::regclass order by 1",
  );

describe("an index on a table with rows", () => {
  const file = `-- CreateIndex
CREATE INDEX "things_id_idx" ON "things"("id")
    WHERE "name" IS NOT NULL;
`;

  it("D8: is built while others write to the table", async () => {
    await query("insert into things values (1, 'one')");
    await write("20260102000000_index", file);
    // Somebody's transaction is open: a build waits for its end.
    await writer?.query("begin; insert into things values (2, 'two')");
    const running = run();
    await untilBuilding();
    await query("set lock_timeout = 500; insert into things values (3, 'three')");
    await writer?.query("commit");
    expect((await running).applied).toEqual(["20260102000000_index"]);
    expect(await valid()).toEqual([{ name: "things_id_idx", valid: true }]);
  });

  it("waits for nobody who waits to migrate, too", async () => {
    await query("insert into things values (1, 'one')");
    await write("20260102000000_index", file);
    await writer?.query("begin; insert into things values (2, 'two')");
    const both = Promise.all([run(), run()]);
    await untilBuilding();
    await writer?.query("commit");
    expect((await both).flatMap(({ applied }) => applied)).toEqual(["20260102000000_index"]);
  });

  it("that was broken off is built anew", async () => {
    await query("insert into things values (1, 'one'), (1, 'two')");
    const unique = 'CREATE UNIQUE INDEX "things_id_key" ON "things"("id");';
    await write("20260102000000_index", unique);
    await expect(run()).rejects.toThrow("20260102000000_index: could not create unique index");
    expect(await valid()).toEqual([]);
    // A process that is killed has no time to drop what it began.
    await client?.query(unique.replace("INDEX", "INDEX CONCURRENTLY")).catch(() => undefined);
    expect(await valid()).toEqual([{ name: "things_id_key", valid: false }]);
    await query("delete from things where name = 'two'");
    await run();
    expect(await valid()).toEqual([{ name: "things_id_key", valid: true }]);
  });

  it("of a table or a column that the same file makes is made by the file", async () => {
    await query("insert into things values (1, 'one')");
    await write(
      "20260102000000_index",
      `create table more (id int);
alter table things add column size int;
CREATE INDEX "more_id_idx" ON "more"("id");
CREATE INDEX "things_size_idx" ON "things"("size");`,
    );
    await run();
    expect(await valid()).toEqual([{ name: "things_size_idx", valid: true }]);
  });
});

describe("a table that somebody keeps in use", () => {
  beforeEach(async () => {
    await write("20260102000000_more", "alter table things add column size int");
    await writer?.query("begin; select * from things");
  });

  it("D8: holds the file up, and not those who ask meanwhile", async () => {
    const running = run();
    for (let at = 0; at < 10; at += 1) {
      await query("set lock_timeout = 2500; insert into things values (1, 'one')");
      await pause(100);
    }
    await writer?.query("commit");
    expect((await running).applied).toEqual(["20260102000000_more"]);
  });

  it("is named by the failure in the end, and nothing has changed", async () => {
    await expect(run(100)).rejects.toThrow(
      "20260102000000_more: canceling statement due to lock timeout",
    );
    await writer?.query("commit");
    expect((await run()).applied).toEqual(["20260102000000_more"]);
  });
});

it("finds what Prisma writes, and no other statement", () => {
  const sql = `CREATE UNIQUE INDEX "a_key" ON "a"("x", "y" DESC)
    WHERE "x" > 1;
    CREATE INDEX "inside_of_a_function" ON "a"("x");
DROP INDEX "old";
CREATE INDEX "b_idx" ON "b"("z");`;
  expect(indexesOf(sql).map(({ name, table, isUnique }) => [name, table, isUnique])).toEqual([
    ["a_key", "a", true],
    ["b_idx", "b", false],
  ]);
  expect(withIndexesBuilt(sql)).toContain('CREATE UNIQUE INDEX IF NOT EXISTS "a_key" ON "a"("x"');
  expect(withIndexesBuilt(sql)).toContain('CREATE INDEX "inside_of_a_function"');
});
