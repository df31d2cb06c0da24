import { describe, expect, it } from "@jest/globals";
import fc from "fast-check";
import { AppendRateLimiter } from "./append-rate-limiter.js";

const everyMs = 10;

/** When each append happens that comes so many milliseconds after the one before, or when it may. */
const timesOf = (gapsMs: readonly number[]): readonly number[] => {
  let nowMs = 1000;
  let waitMs = 0;
  const pace = new AppendRateLimiter(everyMs, () => nowMs);
  return gapsMs.map((gapMs) => {
    nowMs += Math.max(gapMs, waitMs);
    waitMs = pace.next();
    return nowMs;
  });
};

describe("how fast lines go to a shared log", () => {
  it("at the pace of an agent that speaks as people read, nothing waits", () => {
    const gaps = Array.from({ length: 500 }, (_none, at) => (at % 5 === 0 ? 30 : 5));
    const times = timesOf(gaps);
    expect(times.map((time, at) => time - (times[at - 1] ?? 1000))).toEqual(gaps);
  });

  it("in a flood some go at once, and then one in so many milliseconds", () => {
    const times = timesOf(Array.from({ length: 30 }, () => 0));
    const gaps = times.slice(1).map((time, at) => time - (times[at] ?? 0));
    expect(gaps).toEqual([...Array<number>(8).fill(0), ...Array<number>(21).fill(everyMs)]);
  });

  it("however they come, there are never more than the pace allows, and none waits for longer", () => {
    fc.assert(
      fc.property(fc.array(fc.integer({ min: 0, max: 60 }), { maxLength: 100 }), (gapsMs) => {
        const times = timesOf(gapsMs);
        times.forEach((time, at) => {
          const within = times.slice(at).filter((other) => other < time + 500).length;
          expect(within).toBeLessThanOrEqual(500 / everyMs + 9);
          const waited = time - (times[at - 1] ?? 1000) - (gapsMs[at] ?? 0);
          expect(waited).toBeLessThanOrEqual(everyMs);
        });
      }),
    );
  });

  it("T34: a clock that is put back holds nothing up for longer", () => {
    let nowMs = 1_000_000;
    const pace = new AppendRateLimiter(everyMs, () => nowMs);
    for (let time = 0; time < 20; time++) pace.next();
    nowMs -= 300_000;
    expect(pace.next()).toBe(everyMs);
    nowMs += 200;
    expect(pace.next()).toBe(0);
  });
});
