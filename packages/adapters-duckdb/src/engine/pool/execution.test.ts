import { afterAll, describe, expect, it } from "@jest/globals";
import { once } from "node:events";
import { collect, makeTestData, testEngine } from "../engine.fixture.js";
import { Execution } from "./execution.js";

const data = makeTestData();
const { pool, run } = testEngine(data, { concurrency: 1 });
afterAll(async () => {
  await pool.close();
  data.remove();
});

describe("one statement on one worker", () => {
  it("E7: an abort between the slot and the beginning ends it", async () => {
    const files = { dataFile: data.dataFile, attachments: {} };
    const acquired = await pool.acquire(
      { party: { account: "1", user: "" }, files, wasLong: false, waitMs: 10_000 },
      new AbortController().signal,
    );
    if (acquired.kind !== "slot") throw new Error(acquired.kind);
    const freed = new EventTarget();
    const isFree = once(freed, "free", { signal: AbortSignal.timeout(1000) });
    const execution = new Execution(
      acquired.slot,
      pool.options,
      {
        kind: "run",
        model: { version: "v", cubes: {}, views: {} },
        statement: {
          version: "v",
          sql: "SELECT count(*) FROM numbers a, numbers b",
          access: {},
          timezone: "UTC",
          nowMs: 0,
          rowsMax: 1,
          bytesMax: 1000,
        },
        carryOver: () => Promise.resolve({ kind: "done" }),
        budgetMs: 10_000,
      },
      AbortSignal.abort("gone before"),
      () => void freed.dispatchEvent(new Event("free")),
    );
    await isFree;
    expect(execution.progress.end).toEqual({ kind: "aborted", reason: "gone before" });
    expect((await collect(run("SELECT 42"))).rows).toEqual([[42]]);
  });
});
