import { afterAll, expect, it, jest } from "@jest/globals";
import { collect, makeTestData, testEngine } from "./engine.fixture.js";

// Promises about time: a busy machine may break one once, a fault breaks it each time.
jest.retryTimes(2, { logErrorsBeforeRetry: true });

const data = makeTestData();
const lines: string[] = [];
const { pool, run } = testEngine(data, {
  concurrency: 2,
  seconds: 60,
  log: (line) => lines.push(line),
});
afterAll(async () => {
  await pool.close();
  data.remove();
});

it("E7: callers who alternate between more data than slots are answered, by workers that stay", async () => {
  const versions = ["shop0", "shop1", "shop2", "shop3"];
  const kinds = new Map<string, number>();
  const started = new Set<number>();
  const caller = async (at: number): Promise<void> => {
    for (let turn = at; turn < at + 15; turn++) {
      const version = versions[turn % versions.length] ?? "";
      const asked = { version, user: `u${at}` };
      const kind = await collect(run(`SELECT id FROM ${version}.orders`, asked)).then(
        (answer) => answer.kind,
        (error: unknown) => String(error),
      );
      kinds.set(kind, (kinds.get(kind) ?? 0) + 1);
      for (const pid of pool.pids()) started.add(pid);
    }
  };
  await Promise.all(Array.from({ length: 8 }, (_, at) => caller(at)));
  expect([...kinds]).toEqual([["rows", 8 * 15]]);
  // Each of the four may be asked for on both slots at once; and there is a spare one.
  expect(started.size).toBeLessThanOrEqual(2 * versions.length + 1);
  expect(lines).toEqual([]);
});

it("E7: to be slow to open is no outage while the machine is busy", async () => {
  const impatient = testEngine(data, { concurrency: 1, seconds: 0.02 });
  expect(await collect(impatient.run("SELECT 1"))).toMatchObject({
    kind: "budget",
    sentence: "Too many queries are running: this one was not begun within 0.02 seconds.",
  });
  await impatient.pool.close();
});
