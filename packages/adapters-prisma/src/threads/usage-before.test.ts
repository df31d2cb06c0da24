import { afterAll, beforeAll, expect, it } from "@jest/globals";
import { cp } from "node:fs/promises";
import { basename, join } from "node:path";
import pg from "pg";
import { migrate } from "../migrations/index.js";
import { migrationsFolder } from "../migrations/migration-files.js";
import { createDatabase, type TestDatabase } from "../testing/create-database.js";
import { temporaryFolder } from "../testing/temporary-folder.js";

const folder = await temporaryFolder();
const before = join(folder.path, "migrations");
let database: TestDatabase;
let client: pg.Client;

beforeAll(async () => {
  await cp(migrationsFolder, before, {
    recursive: true,
    filter: (path) => !(basename(path) >= "20261122011500" && /^\d{14}_/.test(basename(path))),
  });
  database = await createDatabase();
  client = new pg.Client({ connectionString: database.url });
  await client.connect();
  await client.query("drop schema public cascade; create schema public");
});
afterAll(async () => {
  await client.end();
  await database.drop();
  await folder.remove();
});

let turns = 0;

/** A turn that the release before usage was counted ends, or one that runs where none is given. */
const turnOf = async (agent: string, usage?: object): Promise<string> => {
  const id = `turn-${turns++}`;
  await client.query(
    `insert into thread (account_id, id, agent_id, internal_user_id, sort) values (1, $1, $2, 1, 0)`,
    [id, agent],
  );
  await client.query(
    `insert into turn (account_id, id, thread_id, message_id, input, sort_from, lease_until)
     values (1, $1, $1, $1, 'x', 0, now())`,
    [id],
  );
  if (usage !== undefined) expect(await endAsBefore(id, usage)).toBe(true);
  return id;
};

const endAsBefore = async (id: string, usage: object): Promise<unknown> => {
  const { rows } = await client.query<{ ended: boolean }>(
    "select end_turn_v1(1, $1, 1, 'completed', 2, $2, '{}', '{}', '{}', '{}') as ended",
    [id, JSON.stringify(usage)],
  );
  return rows[0]?.ended;
};

const used = (llmCalls: number, ...models: readonly string[]) => ({
  models,
  llmCalls,
  inputTokens: 10 * llmCalls,
  outputTokens: 2 ** 33,
  cacheReadTokens: 3,
  cacheWriteTokens: null,
});

const usageNow = async (): Promise<readonly unknown[]> => {
  const { rows } = await client.query<{ row: unknown }>(
    `select jsonb_build_array(agent_id, turns, llm_calls, input_tokens, output_tokens,
       cache_read_tokens, cache_write_tokens,
       (select jsonb_agg(m order by m) from unnest(models) m)) as row
     from agent_usage order by agent_id`,
  );
  return rows.map(({ row }) => row);
};

it("what was used before it was counted is counted, also by instances that run on", async () => {
  await migrate(database.url, { folder: before });
  await client.query(
    `insert into account (id, name, plan) values (1, 'shop', 'premium');
     insert into deployment (account_id, id, name) values (1, 1, 'main');
     insert into agent (account_id, id, name, deployment_id) values (1, 'a', 'a', 1), (1, 'b', 'b', 1);
     insert into internal_user (id, account_id, username) values (1, 1, 'ada')`,
  );
  await turnOf("a", used(1, "m", "n"));
  await turnOf("a", used(2, "n", "\0"));
  const running = await turnOf("b");
  const { applied } = await migrate(database.url);
  expect(applied[0]).toBe("20261122011500_agent_usage");
  const first = ["a", 2, 3, 30, 2 ** 34, 6, 0, ["?", "m", "n"]];
  expect(await usageNow()).toEqual([first]);

  expect(await endAsBefore(running, used(5, "o"))).toBe(true);
  expect(await endAsBefore(running, used(5, "o"))).toBe(true);
  expect(await usageNow()).toEqual([first, ["b", 1, 5, 50, 2 ** 33, 3, 0, ["o"]]]);
});
