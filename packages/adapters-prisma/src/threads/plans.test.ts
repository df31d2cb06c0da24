import { afterAll, beforeAll, describe, expect, it, jest } from "@jest/globals";
import pg from "pg";
import { emptyStores, type EmptyStore } from "../testing/empty-stores.js";
import { rowsRead } from "../testing/plan.fixture.js";
import { ending, line, next, startChat, type Chat } from "./chat.fixture.js";

// One connection: its plans are made while the tables are nearly empty, and are kept.
const stores = emptyStores({ walled: true, connectionsMax: 1 });
let store: EmptyStore;
let chat: Chat;

/** Each method once or more, over a thread of its own; answers the number of calls. */
const everything = async (): Promise<number> => {
  const { ports, accountId, userId } = chat;
  const { threads, provisioning } = ports;
  const owner = { kind: "external", id: userId } as const;
  const first = await chat.begin();
  const { threadId, turnId, messageId } = first;
  const lookup = { agentId: "1", owner, chatId: undefined, messageId };
  expect(await threads.load(accountId, lookup)).toMatchObject({ running: { id: turnId } });
  expect(await threads.keep(accountId, turnId, 1, [line(1), line(2)])).toBe(true);
  expect(await threads.renew(accountId, turnId, 1, 60)).toBe(true);
  expect(await threads.abort(accountId, turnId, 1)).toBe(true);
  expect(await threads.isAborted(accountId, turnId, 1)).toBe(true);
  expect(await threads.end(accountId, turnId, 1, ending(5, { state: "suspended" }))).toBe(true);
  await chat.begin({ ...next(first, 5), messageId, replaces: turnId, leaseSeconds: -1 });
  const [taken] = await threads.claimExpired(-1, 100);
  expect(taken?.threadId).toBe(threadId);
  expect(await threads.end(accountId, taken!.turn.id, 2, ending(8))).toBe(true);
  expect(await threads.load(accountId, { ...lookup, chatId: threadId })).toMatchObject({
    agent: { name: "analyst" },
    thread: { sort: 8 },
    turn: { state: "completed" },
  });
  expect(await threads.messages(accountId, threadId, 0, 8, 10)).toHaveLength(1);
  expect(await threads.recent(accountId, threadId, 8, 10)).toHaveLength(3);
  expect((await threads.turn(accountId, taken!.turn.id, 1, 10))?.lines).toHaveLength(2);
  expect(await provisioning.removeExpiredUsers(10)).toBe(0);
  return 15;
};

const repeat = async (times: number): Promise<void> => {
  for (let round = 0; round < times; round++) await everything();
};

/** How many rows and index entries are read while these rounds run. */
const readIn = async (rounds: number): Promise<number> => {
  const before = await rowsRead(store);
  await repeat(rounds);
  return (await rowsRead(store)) - before;
};

let readWhileSmall: number;

beforeAll(async () => {
  store = await stores.take();
  chat = await startChat(store.database, store.owner);
  // After five executions a prepared statement may keep its plan for good.
  await repeat(8);
  readWhileSmall = await readIn(5);
  // Of the same user and of others, running and ended, in short threads and in a long one.
  await store.owner.pool.query(`
    insert into external_user (id, account_id, embed_tenant_id, external_id, ephemeral_until)
      select n, t.account_id, t.id, 'bulk-' || n, now() + interval '1 day'
      from generate_series(1, 10000) n, embed_tenant t;
    insert into thread (account_id, id, agent_id, external_user_id, first_message_id, sort)
      select u.account_id, 'bulk-' || n, '1', case when n % 2 = 0 then n else u.id end,
        'bulk-' || n, 9
      from generate_series(1, 10000) n, external_user u where u.external_id = 'ada';
    insert into turn (account_id, id, thread_id, message_id, input, state, sort_from, lease_until)
      select account_id, id, id, id, 'x',
        case when right(id, 1) = '7' then 'claimed' else 'completed' end, 0,
        now() + case when right(id, 1) = '7' then interval '1 day' else interval '-1 day' end
      from thread where id like 'bulk-%';
    insert into turn_line (account_id, turn_id, at, thread_id, kind, sort, line)
      select account_id, id, n, thread_id, 'tool', n, 'x'
      from turn, generate_series(0, 2) n where id like 'bulk-%';
  `);
});
afterAll(() => stores.close());

describe("with 10,000 users, threads and turns, and statistics of none", () => {
  it("no call reads more than it did while the tables were small, with the plans of then", async () => {
    expect(readWhileSmall).toBeGreaterThan(100);
    expect(await readIn(5)).toBeLessThan(1.5 * readWhileSmall);
    const before = await rowsRead(store);
    await store.owner.pool.query("select count(*) from turn where generation + 0 = 1");
    expect((await rowsRead(store)) - before).toBeGreaterThan(10_000);
  });

  it("nor with plans that are made now, before and after somebody looks at the tables", async () => {
    for (const command of ["discard plans", "analyze"]) {
      for (const { pool } of [store.owner, store.database]) await pool.query(command);
      expect([command, (await readIn(5)) < 2 * readWhileSmall]).toEqual([command, true]);
    }
  });

  it("nor with plans of a quiet moment, when many run", async () => {
    const { pool } = store.owner;
    const set = (state: string) => `update turn set state = '${state}' where id like 'bulk-%7'`;
    for (const sql of [set("completed"), "vacuum analyze turn"]) await pool.query(sql);
    await store.database.pool.query("discard plans");
    await everything();
    await pool.query(set("claimed"));
    expect(await readIn(5)).toBeLessThan(2 * readWhileSmall);
  });

  it("D10 a claim is one statement, and so is every other call", async () => {
    const query = jest.spyOn(pg.Client.prototype, "query");
    try {
      const calls = await everything();
      expect(query.mock.calls.length).toBe(calls);
    } finally {
      query.mockRestore();
    }
  });
});
