import { afterAll, beforeAll, expect, it } from "@jest/globals";
import { cp } from "node:fs/promises";
import { basename, join } from "node:path";
import { openDatabase, type Database } from "../client.js";
import { migrate } from "../migrations/index.js";
import { migrationsFolder } from "../migrations/migration-files.js";
import { createDatabase, type TestDatabase } from "../testing/create-database.js";
import { temporaryFolder } from "../testing/temporary-folder.js";
import { ending, line, startChat, type Chat } from "./chat.fixture.js";

const migration = "20261122025105_turn_aborted";
const folder = await temporaryFolder();
const before = join(folder.path, "migrations");
let database: TestDatabase;
let running: Database;

beforeAll(async () => {
  await cp(migrationsFolder, before, {
    recursive: true,
    // Those that came later are there: what they brought is asked for by other statements.
    filter: (path) => basename(path) !== migration,
  });
  database = await createDatabase();
  // One connection, whose statements are prepared before the table changes, and go on after it.
  running = openDatabase(database.url, { connectionsMax: 1 });
  await running.pool.query("drop schema public cascade; create schema public");
});
afterAll(async () => {
  await running.close();
  await database.drop();
  await folder.remove();
});

/** All that an instance of the release before asks of turns; answers a turn that runs on. */
const asBefore = async ({ ports, accountId, begin }: Chat): Promise<string> => {
  const { threads } = ports;
  const lost = await begin({ leaseSeconds: -1 });
  const taken = await threads.claimExpired(60, 10);
  expect(taken.map(({ turn }) => [turn.id, turn.generation])).toEqual([[lost.turnId, 2]]);
  expect(await threads.end(accountId, lost.turnId, 2, ending(5))).toBe(true);
  const { threadId, turnId } = await begin();
  expect(await threads.keep(accountId, turnId, 1, [line(1)])).toBe(true);
  expect(await threads.renew(accountId, turnId, 1, 60)).toBe(true);
  expect((await threads.turn(accountId, turnId, 0, 10))?.lines).toHaveLength(2);
  const asked = { agentId: "1", owner: undefined, chatId: threadId, messageId: undefined };
  expect((await threads.load(accountId, asked)).running?.id).toBe(turnId);
  return turnId;
};

it("T38 an instance that runs while the column comes goes on, and its turns can be aborted", async () => {
  await migrate(database.url, { folder: before });
  const chat = await startChat(running);
  for (let time = 0; time < 6; time++) await asBefore(chat);
  expect((await migrate(database.url)).applied[0]).toBe(migration);
  const turnId = await asBefore(chat);

  const { ports, accountId } = chat;
  expect(await ports.threads.isAborted(accountId, turnId, 1)).toBe(false);
  expect(await ports.threads.abort(accountId, turnId, 1)).toBe(true);
  expect(await ports.threads.isAborted(accountId, turnId, 1)).toBe(true);
  expect(await ports.threads.end(accountId, turnId, 1, ending(5, { state: "aborted" }))).toBe(true);
});
