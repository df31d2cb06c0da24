import { expect, jest, test } from "@jest/globals";
import type { RedisHealth } from "@embedded-analytics/adapters-redis";
import { pino } from "pino";
import { eventually } from "../testing/processes.js";
import { RedisUnsupported, watchRedis } from "./watch-redis.js";

// Promises about time: a busy machine may break one once, a fault breaks it each time.
jest.retryTimes(2, { logErrorsBeforeRetry: true });

/** A watch over a Redis whose state the test sets, and what it has said. */
const watched = (status: RedisHealth["status"], evicts = false) => {
  const lines: string[] = [];
  const log = pino(
    { level: "info" },
    { write: (line: string) => lines.push((JSON.parse(line) as { msg: string }).msg) },
  );
  let health: RedisHealth = { status, evicts, version: "6.2.14" };
  let asked = 0;
  const ask = async (): Promise<RedisHealth> => {
    asked += 1;
    return health;
  };
  return {
    lines,
    stop: watchRedis(ask, log),
    become: async (next: RedisHealth["status"]) => {
      health = { status: next, evicts };
      const before = asked;
      await eventually(() => asked > before + 1);
    },
  };
};

test("T31: a Redis that is away at the start is no reason not to start; it is reported once, and when it is back", async () => {
  const { lines, stop, become } = watched("unavailable");
  const end = await stop;
  const away = "Redis cannot be reached: no turn of chat can begin until it is back";
  expect(lines).toEqual([away]);
  await become("unavailable");
  expect(lines).toEqual([away]);
  await become("ready");
  expect(lines).toEqual([away, "Redis is back"]);
  end();
});

test("F3: an old version ends the start, in a sentence that says what is needed", async () => {
  const { stop } = watched("unsupported");
  await expect(stop).rejects.toThrow(RedisUnsupported);
  await expect(stop).rejects.toThrow(
    "is version 6.2.14; Redis 7.0 or newer, or Valkey, is needed.",
  );
});

test("T31: a Redis that evicts keys is reported", async () => {
  const { lines, stop } = watched("ready", true);
  (await stop)();
  expect(lines).toEqual([expect.stringContaining("set its maxmemory-policy to noeviction")]);
});
