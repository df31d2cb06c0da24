import { afterAll, beforeAll, describe, expect, it, jest } from "@jest/globals";
import { collect, isAlive, makeTestData, testEngine, until } from "./engine.fixture.js";
import { residentBytes } from "./pool/resident-memory.js";

// Promises about time: a busy machine may break one once, a fault breaks it each time.
jest.retryTimes(2, { logErrorsBeforeRetry: true });

const data = makeTestData();
const seconds = 1.5;
const engine = testEngine(data, { seconds, concurrency: 2, memoryMb: 400 });
const { run, pool } = engine;
// Each account has a process of its own, and to start one may take most of so small a budget.
beforeAll(async () => {
  for (const account of [1, 2]) {
    for (let kind = ""; kind !== "rows";) ({ kind } = await collect(run("SELECT 1", { account })));
  }
});
afterAll(async () => {
  await pool.close();
  data.remove();
});

const chained = (count: number) => `SELECT ${Array(count).fill("1").join("+")}`;

/** How a statement may end: `failed` where the engine itself sees that it has too little memory. */
type Endings = readonly ("budget" | "failed" | "rows")[];
const tooMuch: Endings = ["budget", "failed"];
const tooLong: Endings = ["budget"];
/** A quick machine may be through in time. */
const long: Endings = ["budget", "rows"];

/** Each of them breaks the engine's own limits, or does not stop when it is asked. */
const hostile: Readonly<Record<string, readonly [sql: string, endings: Endings]>> = {
  repeat: ["SELECT length(repeat('x', 2000000000))", tooMuch],
  lpad: ["SELECT length(lpad('x', 2000000000, 'ab'))", tooMuch],
  rpad: ["SELECT length(rpad('x', 2000000000, 'ab'))", tooMuch],
  printf: ["SELECT length(printf('%2000000000d', 1))", tooMuch],
  format: ["SELECT length(format('{:2000000000d}', 1))", tooMuch],
  bitstring: ["SELECT bit_count(bitstring('1', 2000000000))", long],
  levenshtein: ["SELECT levenshtein(repeat('a', 60000), repeat('b', 60000))", long],
  "a list of range": ["SELECT len(range(100000000))", tooMuch],
  "many lists of range": ["SELECT sum(len(range(n + 10000000))) FROM numbers", tooMuch],
  list_resize: ["SELECT len(list_resize([1], 500000000, 2))", tooMuch],
  "900 chained additions": [chained(900), ["failed"]],
  "endless recursion": [
    "WITH RECURSIVE r AS (SELECT 1 AS x UNION ALL SELECT x + 1 FROM r) SELECT count(*) FROM r",
    tooLong,
  ],
  "growing recursion": [
    "WITH RECURSIVE r AS (SELECT 1 AS x UNION ALL SELECT a.x FROM r AS a, range(9)) SELECT count(*) FROM r",
    tooMuch,
  ],
  "a cross join": ["SELECT count(*) FROM numbers a, numbers b WHERE a.n + b.n = -1", tooLong],
  "an endless range": ["SELECT count(*) FROM range(1000000000000)", tooLong],
  "a huge sort": [
    "SELECT a.n FROM numbers a, numbers b ORDER BY hash(a.n + b.n) LIMIT 10 OFFSET 100000000",
    tooMuch,
  ],
  "aggregates that hold all": ["SELECT list(a.word || b.n) FROM numbers a, numbers b", tooMuch],
  "text that holds all": [
    "SELECT length(string_agg(a.word || b.n, ',')) FROM numbers a, numbers b",
    tooMuch,
  ],
};

describe("E7, T11: whatever a statement does, it ends, and its neighbours live", () => {
  for (const [name, [sql, endings]] of Object.entries(hostile)) {
    it(name, async () => {
      const begun = performance.now();
      const bad = collect(run(sql));
      let neighbours = 0;
      const bound = { ended: false };
      const neighbour = (async () => {
        while (!bound.ended) {
          const good = await collect(run("SELECT count(*) FROM numbers", { account: 2 }));
          expect(good.rows).toEqual([[1_000_000]]);
          neighbours += 1;
        }
      })();
      const { kind } = await bad;
      bound.ended = true;
      expect(performance.now() - begun).toBeLessThan(seconds * 1000 + 1000);
      expect(endings).toContain(kind);
      await neighbour;
      expect(neighbours).toBeGreaterThan(0);
      expect((await collect(run("SELECT 42"))).rows).toEqual([[42]]);
      await until(() => pool.pids().every((pid) => (residentBytes(pid) ?? 0) < 400 * 1024 * 1024));
      // Two for each of the two accounts, and a spare one.
      expect(pool.pids().length).toBeLessThanOrEqual(5);
      await until(() => engine.held.now === 0);
    });
  }

  it("tells which budget it was", async () => {
    const time = await collect(run(hostile["a cross join"]![0]));
    expect(time).toMatchObject({
      kind: "budget",
      sentence: "The query took longer than 1.5 seconds.",
    });
    const patient = testEngine(data, { seconds: 20, memoryMb: 400 });
    const memory = await collect(patient.run(hostile["printf"]![0]));
    await patient.pool.close();
    expect(memory).toMatchObject({
      kind: "budget",
      sentence: "The query needs more memory than it may have.",
    });
  });
});

describe("E7: an abort frees everything within a second", () => {
  for (const name of ["lpad", "levenshtein", "a cross join"]) {
    it(name, async () => {
      const controller = new AbortController();
      const before = new Set(pool.pids());
      const pending = run(hostile[name]![0], { signal: controller.signal });
      const fate = expect(pending).rejects.toThrow("no longer wanted");
      await until(() => engine.held.now === 1);
      await new Promise((resolve) => setTimeout(resolve, 300));
      const aborted = performance.now();
      controller.abort(new Error("no longer wanted"));
      await fate;
      expect(performance.now() - aborted).toBeLessThan(50);
      await until(() => engine.held.now === 0, 1000);
      const survivors = [...before].filter((pid) => isAlive(pid));
      for (const pid of survivors) expect(residentBytes(pid) ?? 0).toBeLessThan(200 * 1024 * 1024);
      expect((await collect(run("SELECT 42"))).rows).toEqual([[42]]);
    });
  }

  it("before it begins, while it waits, and between two parts", async () => {
    await expect(
      run("SELECT 1", { signal: AbortSignal.abort(new Error("early")) }),
    ).rejects.toThrow("early");
    const long = new AbortController();
    const busy = [1, 2].map(() => run(hostile["a cross join"]![0], { signal: long.signal }));
    const waiting = new AbortController();
    const third = run("SELECT 1", { signal: waiting.signal });
    await until(() => engine.held.now === 3);
    waiting.abort(new Error("gave up"));
    await expect(third).rejects.toThrow("gave up");
    long.abort(new Error("enough"));
    for (const one of busy) await expect(one).rejects.toThrow("enough");
    const reading = new AbortController();
    const rows = collect(run("SELECT a.n FROM numbers a, numbers b", { signal: reading.signal }));
    await until(() => engine.held.now === 1);
    setTimeout(() => reading.abort(new Error("read enough")), 100);
    await expect(rows).rejects.toThrow("read enough");
    await until(() => engine.held.now === 0);
  });

  it("200 times in a row, and nothing is left of it", async () => {
    const listeners = process.listenerCount("exit");
    for (let count = 0; count < 200; count++) {
      const controller = new AbortController();
      const pending = run("SELECT count(*) FROM numbers a, numbers b", {
        signal: controller.signal,
        user: `u${count % 5}`,
      });
      setTimeout(() => controller.abort(new Error("stop")), count % 20);
      await expect(pending).rejects.toThrow("stop");
    }
    await until(() => engine.held.now === 0);
    await until(() => pool.pids().length <= 5);
    expect(process.listenerCount("exit")).toBe(listeners);
    const timers = process.getActiveResourcesInfo().filter((kind) => kind === "Timeout").length;
    expect(timers).toBeLessThan(10);
    expect((await collect(run("SELECT 42"))).rows).toEqual([[42]]);
  });
});

describe("E9: the copying of visible rows has a time of its own", () => {
  const sleeping = (name: string, scanMs: number, statementMs: number) =>
    run(
      `EXTRACT ~x:${name} AS SELECT sleep_ms(${scanMs}) AS s; SELECT sleep_ms(${statementMs}) FROM "~x:${name}"`,
    );

  it("which is not taken from the statement's", async () => {
    expect((await collect(sleeping("both", 1000, 1000))).kind).toBe("rows");
    expect((await collect(sleeping("statement", 100, 2500))).kind).toBe("budget");
  });

  it("and ends, too", async () => {
    expect((await collect(sleeping("scan", 2500, 0))).kind).toBe("budget");
    expect((await collect(run("SELECT 42"))).rows).toEqual([[42]]);
  });
});
