import { describe, expect, it } from "@jest/globals";
import fc from "fast-check";
import { endOfChangedLife, endOfNewLife, shortenedLifetime } from "./end-of-life.js";

const nowMs = 1_000_000;

describe("the end of a user's life", () => {
  it("D9: comes its seconds after now, and never for a permanent user", () => {
    expect(endOfNewLife({ ttlSeconds: 60 }, nowMs)).toBe(nowMs + 60_000);
    expect(endOfNewLife(undefined, nowMs)).toBeUndefined();
  });

  it.each([
    ["an earlier end shortens", nowMs + 60_001, 60, 60],
    ["the same end changes nothing", nowMs + 60_000, 60, undefined],
    ["a later end changes nothing", nowMs + 59_999, 60, undefined],
    ["a permanent user gets no end", undefined, 60, undefined],
    ["no lifetime shortens none", nowMs + 60_000, undefined, undefined],
  ])("D9: %s", (_case, untilMs, seconds, shortened) => {
    expect(shortenedLifetime(untilMs, seconds, nowMs)).toBe(shortened);
  });

  it("D9: is removed where an ephemeral user becomes permanent", () => {
    const change = { makePermanent: true, shortenToSeconds: undefined };
    expect(endOfChangedLife(nowMs + 60_000, change, nowMs)).toBeUndefined();
  });

  it("D9: never moves to later, however far the clock of the commit is ahead", () => {
    const seconds = fc.integer({ min: 1, max: 604_800 });
    const laterMs = fc.integer({ min: 0, max: 604_800_000 });
    fc.assert(
      fc.property(seconds, fc.option(seconds, { nil: undefined }), laterMs, (stored, asked, ms) => {
        const untilMs = nowMs + stored * 1000;
        const shortenToSeconds = shortenedLifetime(untilMs, asked, nowMs);
        const change = { makePermanent: false, shortenToSeconds };
        const expected =
          asked === undefined ? untilMs : Math.min(untilMs, nowMs + ms + asked * 1000);
        expect(endOfChangedLife(untilMs, change, nowMs + ms)).toBe(expected);
      }),
    );
  });
});
