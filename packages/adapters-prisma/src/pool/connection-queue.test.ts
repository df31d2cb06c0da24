import { afterAll, beforeEach, expect, it } from "@jest/globals";
import type pg from "pg";
import { ConnectionQueue } from "./connection-queue.js";
import { createDatabase } from "../testing/create-database.js";
import { ValidatingPool } from "./validating-pool.js";

const database = await createDatabase();
let pool: ValidatingPool;
afterAll(async () => {
  await pool.end();
  await database.drop();
});

const open = (waitMsMax?: number): ValidatingPool =>
  new ValidatingPool(
    { connectionString: database.url, max: 3, connectionTimeoutMillis: 1000 },
    { answerMsMax: 5000, ...(waitMsMax === undefined ? {} : { waitMsMax }) },
  );
beforeEach(async () => {
  // The one of the test before; after the last one `afterAll` ends it.
  await (pool as ValidatingPool | undefined)?.end();
  pool = open();
});

const sleep = (seconds: number): Promise<unknown> =>
  pool.query("select pg_sleep($1::float8)", [seconds]);

it("T32: who waits while others are served is served, too, however many they are", async () => {
  // Ten rounds of three take twice as long as a silence may.
  const asked = await Promise.allSettled(Array.from({ length: 30 }, () => sleep(0.2)));
  expect(asked.filter(({ status }) => status === "rejected")).toEqual([]);
  expect(pool.totalCount).toBeLessThanOrEqual(3);
});

it("J5: who waits for a connection is counted", async () => {
  const asked = Array.from({ length: 8 }, () => sleep(0.1));
  await Promise.race(asked.slice(0, 3));
  expect(pool.waitingCount).toBeGreaterThanOrEqual(2);
  await Promise.all(asked);
  expect(pool.waitingCount).toBe(0);
});

it("T32: where no connection is given back, nobody waits on", async () => {
  const long = [1, 2, 3].map(() => sleep(4));
  await expect(sleep(0)).rejects.toThrow("timeout exceeded");
  expect(await Promise.allSettled(long)).toMatchObject(
    [1, 2, 3].map(() => ({ status: "fulfilled" })),
  );
});

it("T32: a wait has an end, though others are served", async () => {
  await pool.end();
  pool = open(100);
  const asked = await Promise.allSettled(Array.from({ length: 30 }, () => sleep(0.2)));
  const refused = asked.filter(({ status }) => status === "rejected");
  expect(refused.length).toBeGreaterThanOrEqual(24);
});

it("a statement that fails leaves its place, and is a sign of life", async () => {
  const failing = Array.from({ length: 30 }, () =>
    pool.query("select pg_sleep(0.2), 1 / (random() * 0)::int"),
  );
  for (const each of failing) await expect(each).rejects.toThrow("division by zero");
  expect((await pool.query("select 1 as one")).rows).toEqual([{ one: 1 }]);
});

it("a closed pool refuses callers who wait, and answers those who are served", async () => {
  const asked = Array.from({ length: 12 }, () => sleep(0.3));
  await Promise.race([asked[0], new Promise((resolve) => setTimeout(resolve, 100))]);
  const [, ends] = await Promise.all([pool.end(), Promise.allSettled(asked)]);
  expect(ends.map(({ status }) => status)).toEqual([
    ...Array<string>(3).fill("fulfilled"),
    ...Array<string>(9).fill("rejected"),
  ]);
  const reasons = ends.flatMap((end) => (end.status === "rejected" ? [String(end.reason)] : []));
  expect(new Set(reasons)).toEqual(
    new Set(["Error: Cannot use a pool after calling end on the pool"]),
  );
  pool = open();
});

it("a connection that is released twice leaves one place", async () => {
  const clients: pg.PoolClient[] = [];
  for (const _ of [1, 2, 3]) clients.push(await pool.connect());
  const [first] = clients;
  first?.release();
  expect(() => first?.release()).toThrow("already been released");
  clients[0] = await pool.connect();
  await expect(pool.connect()).rejects.toThrow("timeout exceeded");
  for (const client of clients) client.release();
});

it("serves in the order of coming", async () => {
  const queue = new ConnectionQueue(1, { silenceMsMax: 60_000, waitMsMax: 60_000 });
  const served: number[] = [];
  await queue.enter();
  const waiting = [1, 2, 3].map(async (at) => {
    await queue.enter();
    served.push(at);
  });
  for (const _ of waiting) queue.leave(true);
  await Promise.all(waiting);
  expect(served).toEqual([1, 2, 3]);
});
