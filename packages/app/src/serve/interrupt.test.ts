import { afterEach, beforeEach, expect, jest, test } from "@jest/globals";
import { pino } from "pino";
import { interruptRepeatedly } from "./interrupt.js";

beforeEach(() => {
  jest.useFakeTimers();
});

afterEach(() => {
  jest.useRealTimers();
});

test("D8: lost turns are looked for every two seconds, one look at a time, until the stop", async () => {
  let looks = 0;
  let finish = (): void => undefined;
  const interruptLostTurns = (): Promise<number> => {
    looks += 1;
    return new Promise((resolve) => {
      finish = () => {
        resolve(0);
      };
    });
  };
  const stop = interruptRepeatedly({ interruptLostTurns }, pino({ level: "silent" }));
  await jest.advanceTimersByTimeAsync(6000);
  expect(looks).toBe(1);
  finish();
  await jest.advanceTimersByTimeAsync(2000);
  expect(looks).toBe(2);
  finish();
  stop();
  await jest.advanceTimersByTimeAsync(60_000);
  expect(looks).toBe(2);
});

test("T32: a store that is away is complained of once each time that it goes", async () => {
  const lines: string[] = [];
  const log = pino({ level: "info" }, { write: (line: string) => void lines.push(line) });
  let isAway = true;
  const interruptLostTurns = (): Promise<number> =>
    isAway ? Promise.reject(new Error("away")) : Promise.resolve(3);
  const stop = interruptRepeatedly({ interruptLostTurns }, log);
  await jest.advanceTimersByTimeAsync(20_000);
  expect(lines).toHaveLength(1);
  isAway = false;
  await jest.advanceTimersByTimeAsync(2000);
  expect(lines[1]).toContain(`"count":3`);
  isAway = true;
  await jest.advanceTimersByTimeAsync(20_000);
  expect(lines).toHaveLength(3);
  stop();
});
