import { afterAll, describe, expect, it, jest } from "@jest/globals";
import { setTimeout as sleep } from "node:timers/promises";
import { collect, makeTestData, testEngine, until } from "./engine.fixture.js";

// Promises about time: a busy machine may break one once, a fault breaks it each time.
jest.retryTimes(2, { logErrorsBeforeRetry: true });

const data = makeTestData();
afterAll(() => data.remove());

type Engine = ReturnType<typeof testEngine>;
interface Caller {
  readonly account: number;
  readonly user: string;
}

/** Runs for longer than any budget here, with next to no memory. */
const giant = "SELECT count(*) FROM range(100000000000)";
const endlessRows = "SELECT a.n FROM numbers a, numbers b";

/** Has that many workers of an account open the data, so that no test waits for a process. */
const warm = ({ run }: Engine, account: number, workers: number): Promise<unknown> =>
  Promise.all(
    Array.from({ length: workers }, (_, at) =>
      collect(run("WAIT 300", { account, user: `u${at}` })),
    ),
  );

/** Eight giants of these users of account 1, which stop when their signal aborts. */
const flood = async ({ run, held }: Engine, users: readonly string[]) => {
  const leaving = new AbortController();
  const ended: string[] = [];
  const fates = Array.from({ length: 8 }, async (_, at) => {
    const asked = { user: users[at % users.length] ?? "", signal: leaving.signal };
    await collect(run(giant, asked)).then(
      ({ kind }) => ended.push(kind),
      () => undefined,
    );
  });
  await until(() => held.now >= 8, 10_000);
  // Whoever comes next finds them at work.
  await sleep(200);
  return {
    ended,
    stop: async () => {
      leaving.abort(new Error("enough"));
      await Promise.all(fates);
    },
  };
};

const tenants = Array.from({ length: 8 }, (_, at) => `u${at}`);
const account: Caller = { account: 2, user: "v" };
const user: Caller = { account: 1, user: "v" };
const floods: readonly (readonly [
  concurrency: number,
  what: string,
  users: readonly string[],
  caller: Caller,
])[] = [
  [1, "another account under giants of many users", tenants, account],
  [1, "another user under giants of one", ["u"], user],
  [2, "another account under giants of one user", ["u"], account],
  [4, "another account under giants of many users", tenants, account],
  [4, "another user under giants of one", ["u"], user],
];

describe("E10, T52: an answer within a third of a budget, while giants run", () => {
  const seconds = 9;

  it.each(floods)("QUERY_CONCURRENCY %d: %s", async (concurrency, _what, users, caller) => {
    const engine = testEngine(data, { concurrency, seconds });
    await warm(engine, 1, concurrency);
    await warm(engine, 2, 1);
    const { ended, stop } = await flood(engine, users);
    const begun = performance.now();
    const answer = await collect(engine.run("SELECT 42", caller));
    const waitedMs = performance.now() - begun;
    const endedBefore = [...ended];
    await stop();
    await engine.pool.close();
    expect(answer).toMatchObject({ kind: "rows", rows: [[42]] });
    // The giants were at work all the time, and none of them was lost for it.
    expect(endedBefore).toEqual([]);
    expect(waitedMs).toBeLessThan((seconds * 1000) / 3);
  });
});

describe("E10: a long statement", () => {
  const seconds = 12;
  const turnMs = (seconds * 1000) / 10;
  const other = { account: 2, user: "w" };
  const timed = async ({ run }: Engine, sql: string, user: string) => {
    const begun = performance.now();
    const { kind, rows, sentence } = await collect(run(sql, { user }));
    return { kind, rows, sentence, tookMs: performance.now() - begun };
  };
  const warmEngine = async (concurrency: number): Promise<Engine> => {
    const engine = testEngine(data, { concurrency, seconds });
    await warm(engine, 1, 2);
    await warm(engine, 2, 1);
    return engine;
  };

  it("that gave its slot up begins again, and is answered as if nothing had been", async () => {
    const engine = await warmEngine(2);
    const both = ["u1", "u2"].map((user) => timed(engine, "WAIT 4000", user));
    await sleep(turnMs + 300);
    expect((await collect(engine.run("SELECT 42", other))).rows).toEqual([[42]]);
    const answers = await Promise.all(both);
    await engine.pool.close();
    for (const { rows } of answers) expect(rows).toEqual([[42]]);
    expect(Math.max(...answers.map(({ tookMs }) => tookMs))).toBeGreaterThan(turnMs + 4000);
  });

  it("runs for one budget in all of its turns, and ends with query_budget", async () => {
    const engine = await warmEngine(2);
    const both = ["u1", "u2"].map((user) => timed(engine, "WAIT 60000", user));
    await sleep(turnMs + 300);
    await collect(engine.run("SELECT 42", other));
    const answers = await Promise.all(both);
    await engine.pool.close();
    for (const { kind, sentence, tookMs } of answers) {
      expect([kind, sentence]).toEqual(["budget", "The query took longer than 12 seconds."]);
      expect(tookMs).toBeGreaterThan(seconds * 1000 - 100);
      // Were the turn before not counted, it would be a turn more.
      expect(tookMs).toBeLessThan(seconds * 1000 + turnMs);
    }
  });

  it("goes on beside the short ones of others where there is one slot", async () => {
    const engine = await warmEngine(1);
    let isOver = false;
    const long = timed(engine, "WAIT 4000", "u1").finally(() => (isOver = true));
    await sleep(turnMs + 300);
    const shorts = await Promise.all(
      ["v1", "v2"].map((user) => collect(engine.run("SELECT 42", { user }))),
    );
    expect(isOver).toBe(false);
    const { rows, tookMs } = await long;
    await engine.pool.close();
    for (const short of shorts) expect(short.rows).toEqual([[42]]);
    expect(rows).toEqual([[42]]);
    // Had it begun again, it would have taken a turn more.
    expect(tookMs).toBeLessThan(4000 + turnMs);
  });

  it("whose reader stalls is ended when others need its slot, and says so", async () => {
    const engine = await warmEngine(2);
    const { run, pool } = engine;
    const streams = await Promise.all([1, 2].map((user) => run(endlessRows, { user: `u${user}` })));
    await sleep(turnMs + 300);
    const begun = performance.now();
    expect((await collect(run("SELECT 42", other))).rows).toEqual([[42]]);
    expect(performance.now() - begun).toBeLessThan((seconds * 1000) / 3);
    const ends = await Promise.all(streams.map(collect));
    await pool.close();
    expect(ends.map(({ kind }) => kind)).toEqual(["budget", "budget"]);
    const madeRoom =
      "Too many queries are running: this long one had to make room for those of others.";
    expect(ends.filter(({ sentence }) => sentence === madeRoom)).toHaveLength(1);
  });
});
