import { describe, expect, jest, test } from "@jest/globals";
import type { Failure } from "@embedded-analytics/domain";
import { UnfinishedBodies, type BodyLimits, type CountedBody } from "./unfinished-bodies.js";

const limits: BodyLimits = {
  countMax: 4,
  bytesMax: 1000,
  addressCountMax: 3,
  addressBytesMax: 600,
  seconds: 30,
};

/** Bodies by name, and who was refused, in order. */
const counting = (more: Partial<BodyLimits> = {}) => {
  const unfinished = new UnfinishedBodies({ ...limits, ...more });
  const refused: string[] = [];
  const failures: Failure[] = [];
  const begin = (name: string, address = name, hasKey = false): CountedBody =>
    unfinished.begin({
      address,
      hasKey,
      refuse: (failure) => {
        refused.push(name);
        failures.push(failure);
      },
    });
  return { unfinished, refused, failures, begin };
};

describe("B1: unfinished bodies", () => {
  test("past their number in all the oldest goes", () => {
    const { unfinished, refused, failures, begin } = counting();
    for (const name of ["a", "b", "c", "d", "e", "f"]) begin(name);
    expect(refused).toEqual(["a", "b"]);
    expect(failures[0]?.code).toBe("rate_limited");
    expect(unfinished.held).toEqual({ count: 4, bytes: 0 });
  });

  test("past their number of one address the oldest of that address goes", () => {
    const { refused, begin } = counting({ countMax: 100 });
    begin("other");
    for (const name of ["a", "b", "c", "d"]) begin(name, "192.0.2.7");
    expect(refused).toEqual(["a"]);
  });

  test("past their bytes in all the oldest goes, until it is enough", () => {
    const { unfinished, refused, begin } = counting();
    begin("a").holds(300);
    begin("b").holds(300);
    begin("c").holds(300);
    begin("d").holds(500);
    expect(refused).toEqual(["a", "b"]);
    expect(unfinished.held).toEqual({ count: 2, bytes: 800 });
  });

  test("past the bytes of one address the oldest of that address goes", () => {
    const { unfinished, refused, begin } = counting();
    begin("other").holds(300);
    begin("a", "192.0.2.7").holds(400);
    begin("b", "192.0.2.7").holds(400);
    expect(refused).toEqual(["a"]);
    expect(unfinished.held).toEqual({ count: 2, bytes: 700 });
  });

  test("those with a key go last", () => {
    const { refused, begin } = counting();
    begin("keyed", "k", true);
    for (const name of ["a", "b", "c", "d"]) begin(name);
    expect(refused).toEqual(["a"]);
  });

  test("where all have a key the oldest goes", () => {
    const { refused, begin } = counting();
    for (const name of ["a", "b", "c", "d", "e"]) begin(name, name, true);
    expect(refused).toEqual(["a"]);
  });

  test("one that is done counts no more, nor one that was refused", () => {
    const { unfinished, refused, begin } = counting({ addressBytesMax: 1000 });
    const a = begin("a");
    a.holds(900);
    a.done();
    const b = begin("b");
    b.holds(900);
    begin("c").holds(900);
    b.holds(1000);
    b.done();
    expect(refused).toEqual(["b"]);
    expect(unfinished.held).toEqual({ count: 1, bytes: 900 });
  });

  test("one that takes too long goes, whoever else there is", () => {
    jest.useFakeTimers();
    try {
      const { unfinished, failures, begin } = counting();
      begin("a");
      begin("b").done();
      jest.advanceTimersByTime(29_999);
      expect(failures).toEqual([]);
      jest.advanceTimersByTime(1);
      expect(failures.map(({ code }) => code)).toEqual(["invalid_request"]);
      expect(unfinished.held).toEqual({ count: 0, bytes: 0 });
    } finally {
      jest.useRealTimers();
    }
  });
});
