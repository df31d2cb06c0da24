import { afterEach, beforeEach, expect, jest, test } from "@jest/globals";
import { createEmbeddedAnalytics } from "@embedded-analytics/domain";
import { inMemoryPorts } from "@embedded-analytics/domain/in-memory";
import { pino } from "pino";
import { sweepEveryHour } from "./sweep.js";

beforeEach(() => {
  jest.useFakeTimers();
});

afterEach(() => {
  jest.useRealTimers();
});

test("outlived sessions are removed shortly after the start, then every hour, until the stop", () => {
  let sweeps = 0;
  const analytics = {
    ...createEmbeddedAnalytics(inMemoryPorts()),
    removeOutlivedSessions: () => Promise.resolve(++sweeps),
  };
  const stop = sweepEveryHour(analytics, pino({ level: "silent" }));
  expect(sweeps).toBe(0);
  jest.advanceTimersByTime(60_000);
  expect(sweeps).toBe(1);
  jest.advanceTimersByTime(2 * 3_600_000);
  expect(sweeps).toBe(3);
  stop();
  jest.advanceTimersByTime(10 * 3_600_000);
  expect(sweeps).toBe(3);
});
