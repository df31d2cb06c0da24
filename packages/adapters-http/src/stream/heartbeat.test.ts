import { afterEach, beforeEach, expect, jest, test } from "@jest/globals";
import { Heartbeat } from "./heartbeat.js";

let beats: number[];
let heartbeat: Heartbeat;
let state: { destroyed: boolean; writableNeedDrain: boolean };
beforeEach(() => {
  jest.useFakeTimers({ now: 0 });
  beats = [];
  state = { destroyed: false, writableNeedDrain: false };
  const write = (text: string): boolean => {
    expect(text).toBe("\n");
    return beats.push(performance.now()) > 0;
  };
  heartbeat = new Heartbeat(Object.assign(state, { write }), 1000);
});
afterEach(() => {
  heartbeat.stop();
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
    heartbeat.said();
  }
  expect(beats).toEqual([]);
  jest.advanceTimersByTime(999);
  expect(beats).toEqual([]);
  jest.advanceTimersByTime(1);
  expect(beats).toEqual([3599]);
});

test("G7: it beats with the text that it is given", () => {
  const write = jest.fn(() => true);
  const comments = new Heartbeat(Object.assign({ ...state }, { write }), 1000, ":\n\n");
  jest.advanceTimersByTime(1000);
  comments.stop();
  expect(write.mock.calls).toEqual([[":\n\n"]]);
});

test("D12, T19: it beats for nobody who has gone, or has not taken what was sent", () => {
  for (const kind of ["destroyed", "writableNeedDrain"] as const) {
    state[kind] = true;
    jest.advanceTimersByTime(2000);
    state[kind] = false;
  }
  expect(beats).toEqual([]);
  jest.advanceTimersByTime(1000);
  expect(beats).toEqual([5000]);
});
