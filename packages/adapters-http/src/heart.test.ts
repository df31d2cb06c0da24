import { afterEach, beforeEach, expect, jest, test } from "@jest/globals";
import { startHeart, type Heart } from "./heart.js";

let beats: number[];
let heart: Heart;
beforeEach(() => {
  jest.useFakeTimers({ now: 0 });
  beats = [];
  heart = startHeart(1000, () => beats.push(performance.now()));
});
afterEach(() => {
  heart.stop();
  expect(jest.getTimerCount()).toBe(0);
  jest.useRealTimers();
});

test("D12: it beats whenever nothing was said for so long", () => {
  jest.advanceTimersByTime(3500);
  expect(beats).toEqual([1000, 2000, 3000]);
});

test("D12: it beats so long after what was said last, and not for what was said", () => {
  for (const restMs of [400, 500, 999, 0, 700]) {
    jest.advanceTimersByTime(restMs);
    heart.said();
  }
  expect(beats).toEqual([]);
  jest.advanceTimersByTime(999);
  expect(beats).toEqual([]);
  jest.advanceTimersByTime(1);
  expect(beats).toEqual([3599]);
});
