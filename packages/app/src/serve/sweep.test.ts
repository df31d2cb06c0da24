import { afterEach, beforeEach, expect, jest, test } from "@jest/globals";
import { pino } from "pino";
import { sweepRepeatedly } from "./sweep.js";

beforeEach(() => {
  jest.useFakeTimers();
});

afterEach(() => {
  jest.useRealTimers();
});

test("D9 J1: outlived sessions and expired users, and what was said in previews, are removed shortly after the start, then every hour, until the stop", () => {
  let sweeps = 0;
  let signIns = 0;
  let users = 0;
  let previews = 0;
  let threads = 0;
  const analytics = {
    removeOutlivedGrants: () => Promise.resolve(0),
    removeOutlivedSessions: () => Promise.resolve(++sweeps),
    removeEndedSignIns: () => Promise.resolve(++signIns),
    // One that fails does not keep the other from being done.
    removeExpiredUsers: () => Promise.reject(new Error(`sweep ${++users}`)),
    removeOldThreads: () => Promise.resolve(++threads),
    clearPreviews: () => Promise.resolve(++previews),
  };
  const stop = sweepRepeatedly(analytics, pino({ level: "silent" }));
  expect(sweeps).toBe(0);
  jest.advanceTimersByTime(60_000);
  expect(sweeps).toBe(1);
  jest.advanceTimersByTime(2 * 3_600_000);
  expect(sweeps).toBe(3);
  expect(signIns).toBe(3);
  expect(users).toBe(3);
  expect(threads).toBe(3);
  expect(previews).toBe(242);
  stop();
  jest.advanceTimersByTime(10 * 3_600_000);
  expect(sweeps).toBe(3);
});
