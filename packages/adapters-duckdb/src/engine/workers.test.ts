import { afterAll, describe, expect, it, jest } from "@jest/globals";
import { spawn } from "node:child_process";
import { createInterface } from "node:readline";
import { join } from "node:path";
import { StoreUnavailable } from "@embedded-analytics/domain";
import { collect, isAlive, makeTestData, testEngine, until } from "./engine.fixture.js";
import { residentBytes } from "./pool/resident-memory.js";

// Promises about time: a busy machine may break one once, a fault breaks it each time.
jest.retryTimes(2, { logErrorsBeforeRetry: true });

const data = makeTestData();
const engine = testEngine(data, { concurrency: 4, seconds: 20, memoryMb: 512 });
const { run, pool, held } = engine;
afterAll(async () => {
  await pool.close();
  data.remove();
});

const slow = "SELECT count(*) FROM numbers a, range(400) b WHERE hash(a.n) % 97 = b.range";

describe("supervision", () => {
  it("E7: a worker that is killed from outside is not seen by the caller", async () => {
    const expected = (await collect(run(slow))).rows;
    const again = collect(run(slow));
    await until(() => held.now === 1);
    await new Promise((resolve) => setTimeout(resolve, 50));
    for (const pid of pool.pids()) process.kill(pid, "SIGKILL");
    expect(await again).toMatchObject({ kind: "rows", rows: expected });
  });

  it("E7: a worker that is killed after its first rows ends the rows", async () => {
    const outcome = await run("SELECT n, repeat(word, 50) FROM numbers");
    for (const pid of pool.pids()) process.kill(pid, "SIGKILL");
    expect(await collect(outcome)).toMatchObject({
      kind: "failed",
      sentence: "The query could not be run.",
      totalRows: undefined,
    });
  });

  it("a statement that kills its worker each time fails, and takes nobody along", async () => {
    expect(await collect(run("DIE"))).toMatchObject({ kind: "failed" });
    expect((await collect(run("SELECT 42"))).rows).toEqual([[42]]);
  });

  it("T11: 20 callers on 4 slots, each gets their own", async () => {
    const answers = await Promise.all(
      Array.from({ length: 20 }, (_, caller) =>
        collect(
          run(`SELECT ${caller}, count(*) FROM numbers WHERE n >= ${caller}`, {
            account: caller % 3,
            user: `u${caller}`,
          }),
        ),
      ),
    );
    answers.forEach(({ rows }, caller) => expect(rows).toEqual([[caller, 1_000_000 - caller]]));
    // Each of the three accounts may have had all slots, and one process is spare.
    expect(pool.pids().length).toBeLessThanOrEqual(3 * 4 + 1);
  });

  it("T19: a reader who stops holds two chunks and no more", async () => {
    const patient = testEngine(data, { concurrency: 1, seconds: 120 });
    const { pool } = patient;
    const outcome = await patient.run("SELECT n, repeat(word, 20) FROM numbers");
    if (outcome.kind !== "rows") throw new Error(outcome.kind);
    const parts = outcome.parts[Symbol.asyncIterator]();
    await parts.next();
    const sizes = () => pool.pids().map((pid) => residentBytes(pid) ?? 0);
    const before = Math.max(...sizes());
    await new Promise((resolve) => setTimeout(resolve, 500));
    expect(Math.max(...sizes()) - before).toBeLessThan(32 * 1024 * 1024);
    let rows = 0;
    for (let part = await parts.next(); part.done !== true; part = await parts.next()) {
      if ("rows" in part.value) rows += part.value.rows.length;
    }
    expect(rows).toBeGreaterThan(990_000);
    await pool.close();
  });

  it("leaving the loop early frees the slot", async () => {
    const outcome = await run("SELECT a.n FROM numbers a, numbers b");
    if (outcome.kind !== "rows") throw new Error(outcome.kind);
    for await (const part of outcome.parts) if ("rows" in part) break;
    await until(() => held.now === 0, 1000);
    expect((await collect(run("SELECT 42"))).rows).toEqual([[42]]);
  });

  it("an outcome that nobody reads frees its slot when its time is over", async () => {
    const short = testEngine(data, { concurrency: 1, seconds: 1 });
    const endless = "SELECT a.n FROM numbers a, numbers b";
    const outcome = await short.run(endless);
    const second = short.run(endless);
    expect(await collect(short.run("SELECT 1"))).toMatchObject({
      kind: "budget",
      sentence: "Too many queries are running: this one was not begun within 1 seconds.",
    });
    expect(await collect(outcome)).toMatchObject({ kind: "budget" });
    expect(await collect(second)).toMatchObject({ kind: "budget" });
    // A busy machine may take longer than the whole second to begin one that is in time.
    await until(() => short.held.now === 0, 60_000);
    await short.pool.close();
  });

  it("the accounts take turns: a long line of one does not stand before another's", async () => {
    const one = testEngine(data, { concurrency: 1 });
    const order: string[] = [];
    const ask = async (account: number, name: string) => {
      await collect(one.run("SELECT count(*) FROM numbers", { account }));
      order.push(name);
    };
    await Promise.all([
      ...Array.from({ length: 8 }, (_, index) => ask(1, `first ${index}`)),
      ask(2, "second"),
    ]);
    expect(order.indexOf("second")).toBeLessThanOrEqual(2);
    await one.pool.close();
  });

  it("data that cannot be opened are an outage, and leave the pool as it was", async () => {
    const lines: string[] = [];
    const broken = testEngine(
      { ...data, dataFile: join(data.folder, "missing.duckdb") },
      { concurrency: 1, log: (line) => lines.push(line) },
    );
    await expect(broken.run("SELECT 1")).rejects.toThrow(StoreUnavailable);
    await expect(broken.run("SELECT 1")).rejects.toThrow(StoreUnavailable);
    // Over HTTP an outage is no fault of the statement; the command says what is wrong.
    await expect(broken.explain("SELECT 1")).rejects.toThrow(StoreUnavailable);
    expect(lines.join()).toContain("could not open its data");
    expect(broken.held.now).toBe(0);
    await broken.pool.close();
    expect(broken.pool.pids()).toEqual([]);
  });

  it("idle workers keep their data open, and go when nobody comes", async () => {
    const small = testEngine(data, { concurrency: 1, idleSeconds: 3 });
    await collect(small.run("SELECT 1"));
    await collect(small.run("SELECT 1", { version: "shop" }));
    expect(small.pool.pids()).toHaveLength(3);
    await until(() => small.pool.pids().length === 1);
    expect((await collect(small.run("SELECT 42"))).rows).toEqual([[42]]);
    await small.pool.close();
  });

  it("closing ends everything, also what runs, is read and waits: each is an outage", async () => {
    const closing = testEngine(data, { concurrency: 2 });
    const reading = await closing.run("SELECT a.n FROM numbers a, numbers b");
    const away = [slow, "SELECT 1"].map((sql) =>
      expect(closing.run(sql)).rejects.toThrow(StoreUnavailable),
    );
    await until(() => closing.held.now === 3);
    const pids = closing.pool.pids();
    await closing.pool.close();
    expect(pids.filter(isAlive)).toEqual([]);
    expect((await collect(reading)).kind).toBe("failed");
    await Promise.all(away);
    await expect(closing.run("SELECT 1")).rejects.toThrow(StoreUnavailable);
  });

  it("T30: a service that is killed leaves no worker", async () => {
    const dist = new URL("../../dist/engine/", import.meta.url).href;
    const child = spawn(
      process.execPath,
      [
        "--input-type=module",
        "-e",
        `import { workerPool } from "${dist}pool/worker-pool.js";
         const worker = ${JSON.stringify(`import { startWorker } from "${dist}worker/start-worker.js";
           startWorker({ makeGuard: () => async ({ sql }) => ({ kind: "allowed", sql, uses: {} }), sentenceOfEngineError: () => ({}) });`)};
         const pool = workerPool({ concurrency: 2, memoryMb: 400, seconds: 60, cacheDirectory: process.argv[1],
           program: ["--input-type=module", "-e", worker] });
         const files = { dataFile: process.argv[2], attachments: {} };
         for (const account of ["a", "b"]) {
           const ask = { party: { account, user: "" }, files, wasLong: false, waitMs: 60_000 };
           const { slot } = await pool.acquire(ask, new AbortController().signal);
           slot.worker.load({ version: "v", cubes: {}, views: {} });
           const sql = account === "a" ? "SELECT length(lpad('x', 2000000000, 'ab'))" : "SELECT count(*) FROM numbers a, numbers b";
           slot.worker.process.send({ kind: "run", id: 1, version: "v", sql, access: {}, timezone: "UTC", nowMs: 0, rowsMax: 1, bytesMax: 1 });
         }
         console.log(JSON.stringify(pool.pids()));`,
        join(data.folder, "cache-of-child"),
        data.dataFile,
      ],
      { stdio: ["ignore", "pipe", "inherit"] },
    );
    const lines = createInterface(child.stdout)[Symbol.asyncIterator]();
    const pids = JSON.parse(String((await lines.next()).value)) as number[];
    expect(pids).toHaveLength(3);
    child.kill("SIGKILL");
    await until(() => !pids.some(isAlive));
  });
});
