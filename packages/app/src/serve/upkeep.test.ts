import { afterEach, beforeEach, expect, jest, test } from "@jest/globals";
import { pino } from "pino";
import { interruptRepeatedly } from "./interrupt.js";
import { sweepRepeatedly } from "./sweep.js";
import { after, every, noUpkeep } from "./upkeep.js";

beforeEach(() => {
  jest.useFakeTimers();
});

afterEach(() => {
  jest.useRealTimers();
});

test("D8, D9: without upkeep nothing is removed or interrupted, however long it takes", async () => {
  const done: string[] = [];
  const doing = (what: string) => () => Promise.resolve(done.push(what));
  const analytics = {
    removeOutlivedGrants: doing("grants"),
    removeOutlivedSessions: doing("sessions"),
    removeEndedSignIns: doing("sign-ins"),
    removeExpiredUsers: doing("users"),
    clearPreviews: doing("previews"),
    removeOldThreads: doing("threads"),
    interruptLostTurns: doing("turns"),
  };
  const log = pino({ level: "silent" });
  const stops = [
    sweepRepeatedly(analytics, log, noUpkeep),
    interruptRepeatedly(analytics, log, noUpkeep),
  ];
  await jest.advanceTimersByTimeAsync(2 * 3_600_000);
  expect(jest.getTimerCount()).toBe(0);
  expect(done).toEqual([]);
  for (const stop of stops) stop();
});

test.each([0, -1, NaN, 2 ** 31])(
  "a period of %p ms is refused, as a timer would take it for 1",
  (ms) => {
    for (const repeat of [after, every]) {
      expect(() => repeat(ms, () => undefined)).toThrow(
        `A period must be from above 0 to 2147483647 ms, or Infinity, not ${ms}`,
      );
    }
  },
);
