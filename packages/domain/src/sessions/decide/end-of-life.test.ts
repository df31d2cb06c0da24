import { describe, expect, it } from "@jest/globals";
import fc from "fast-check";
import { earlierEnd, endOfChangedLife, endOfNewLife } from "./end-of-life.js";

const nowMs = 1_000_000;

describe("the end of a user's life", () => {
  it("D9: comes its seconds after now, and never for a permanent user", () => {
    expect(endOfNewLife({ ttlSeconds: 60 }, nowMs)).toBe(nowMs + 60_000);
    expect(endOfNewLife(undefined, nowMs)).toBeUndefined();
  });

  it.each([
    ["an earlier end shortens", nowMs + 60_001, 60, nowMs + 60_000],
    ["the same end changes nothing", nowMs + 60_000, 60, undefined],
    ["a later end changes nothing", nowMs + 59_999, 60, undefined],
    ["a permanent user gets no end", undefined, 60, undefined],
    ["no lifetime shortens none", nowMs + 60_000, undefined, undefined],
  ])("D9: %s", (_case, untilMs, seconds, end) => {
    expect(earlierEnd(untilMs, seconds, nowMs)).toBe(end);
  });

  it("D9: is removed where an ephemeral user becomes permanent", () => {
    const change = { makePermanent: true, endsAtMs: undefined };
    expect(endOfChangedLife(nowMs + 60_000, change)).toBeUndefined();
  });

  it("D9: never moves to later, and is the earliest that any call asked for", () => {
    const seconds = fc.integer({ min: 1, max: 604_800 });
    const calls = fc.array(fc.record({ passMs: fc.nat(604_800_000), asked: seconds }));
    fc.assert(
      fc.property(seconds, calls, (first, later) => {
        let now = nowMs;
        let untilMs: number | undefined = now + first * 1000;
        let earliest = untilMs;
        for (const { passMs, asked } of later) {
          now += passMs;
          earliest = Math.min(earliest, now + asked * 1000);
          const endsAtMs = earlierEnd(untilMs, asked, now);
          untilMs = endOfChangedLife(untilMs, { makePermanent: false, endsAtMs });
          expect(untilMs).toBe(earliest);
        }
      }),
    );
  });
});
