import { afterAll, describe, expect, it, jest } from "@jest/globals";
import { collect, makeTestData, testEngine, until } from "../engine.fixture.js";

// Promises about time: a busy machine may break one once, a fault breaks it each time.
jest.retryTimes(2, { logErrorsBeforeRetry: true });

const data = makeTestData();
afterAll(() => data.remove());

const dist = new URL("../../../dist/engine/", import.meta.url).href;
/** A worker that never says whether it could open its data, unless they are the shop's. */
const silent = [
  "--input-type=module",
  "-e",
  `import { startWorker } from "${dist}worker/start-worker.js";
   const hear = process.on.bind(process);
   process.on = (event, listener) => hear(event, event !== "message" ? listener : (message) => {
     if (message.kind !== "open" || message.files.attachments.shop) listener(message);
   });
   startWorker({
     makeGuard: () => async ({ sql }) => ({ kind: "allowed", sql, uses: {}, asksForTime: false, lasts: "once", hasUncheckedNames: false, extracts: [], scans: [] }),
     sentenceOfEngineError: () => ({ kind: "failed", sentence: "" }),
   });`,
];

describe("opening data", () => {
  it("E7: ends when its caller leaves, and the slot is free", async () => {
    const { pool, run, held } = testEngine(data, { concurrency: 1, seconds: 10, program: silent });
    const before = new Set(pool.pids());
    const leaving = new AbortController();
    const departed = expect(run("SELECT 1", { signal: leaving.signal })).rejects.toThrow("left");
    // A new spare tells that the first one has been taken.
    await until(() => pool.pids().length === 2);
    leaving.abort(new Error("left"));
    await departed;
    await until(() => !pool.pids().some((pid) => before.has(pid)));
    const begun = performance.now();
    expect((await collect(run("SELECT 42", { version: "shop" }))).rows).toEqual([[42]]);
    expect(performance.now() - begun).toBeLessThan(5000);
    expect(held.now).toBe(0);
    await pool.close();
  });

  it("E7: has the time that a query may wait, whatever the attempts", async () => {
    const lines: string[] = [];
    const seconds = 1;
    const log = (line: string) => void lines.push(line);
    const { pool, run } = testEngine(data, { concurrency: 1, seconds, program: silent, log });
    const before = new Set(pool.pids());
    const begun = performance.now();
    expect(await collect(run("SELECT 1"))).toMatchObject({
      kind: "budget",
      sentence: "Too many queries are running: this one was not begun within 1 seconds.",
    });
    expect(performance.now() - begun).toBeLessThan(1500);
    await until(() => !pool.pids().some((pid) => before.has(pid)), 500);
    // The slot was not given to a second attempt.
    await until(() => pool.pids().length === 1, 500);
    expect(lines).toEqual(["A query worker could not open its data: opening took too long"]);
    await pool.close();
  });
});
