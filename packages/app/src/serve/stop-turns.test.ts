import { expect, test } from "@jest/globals";
import { pino } from "pino";
import { stopTurnsWithin } from "./stop-turns.js";

const log = pino({ level: "silent" });

test("D8: turns may finish in most of the time, and the rest is for their closing sequences", async () => {
  const asked: number[] = [];
  const stopTurns = async (graceSeconds: number): Promise<void> => void asked.push(graceSeconds);
  await stopTurnsWithin({ stopTurns }, 25, log);
  expect(asked).toEqual([20]);
});

test("D8: an end that cannot be stored does not hold up the stop beyond the time", async () => {
  const never = new Promise<void>(() => undefined);
  await stopTurnsWithin({ stopTurns: () => never }, 0.05, log);
  await stopTurnsWithin({ stopTurns: () => Promise.reject(new Error("away")) }, 25, log);
});
