import type { Token } from "../token.js";
import { bucketRange } from "./time-range.js";
import type { CivilMs } from "./civil-time.js";
import { periodAt, unitOf, type FoundTime } from "./time-words.js";

const dayMs = 86_400_000;

/** `the start of`, `end of` before a time: which of its ends counts. */
export const edgeAt = (tokens: readonly Token[], at: number) => {
  const first = tokens[at]?.word === "the" ? at + 1 : at;
  const word = tokens[first]?.word ?? "";
  const isStart = /^(start|beginning)$/.test(word);
  const isEnd = word === "end";
  const isSaid = (isStart || isEnd) && tokens[first + 1]?.word === "of";
  return isSaid
    ? { isSaid, isStart, isEnd, length: first + 2 - at }
    : { isSaid, isStart: false, isEnd: false, length: 0 };
};

/** `the year` in `since the start of the year` is this one. */
export const ownUnit = (
  tokens: readonly Token[],
  at: number,
  now: CivilMs,
): FoundTime | undefined => {
  const first = tokens[at]?.word === "the" ? at + 1 : at;
  const unit = unitOf(tokens[first]?.word);
  return unit && { range: bucketRange(unit, now), length: first + 1 - at };
};

/** A time, or an end of one: `the end of the year` in `between now and the end of the year`. */
export const periodOrEdge = (
  tokens: readonly Token[],
  at: number,
  now: CivilMs,
): FoundTime | undefined => {
  const { isSaid, isStart, length } = edgeAt(tokens, at);
  if (!isSaid) return periodAt(tokens, at, now);
  const inner = periodAt(tokens, at + length, now) ?? ownUnit(tokens, at + length, now);
  const { from, to } = inner?.range ?? {};
  if (inner === undefined || from === undefined || to === undefined) return undefined;
  const day = bucketRange("day", isStart ? from : to - dayMs);
  return { range: day, length: inner.length + length };
};

/** `now` at the beginning of a time that is still to come. */
export const nowAt = (tokens: readonly Token[], at: number, now: CivilMs): FoundTime | undefined =>
  tokens[at]?.word === "now" ? { range: bucketRange("day", now), length: 1 } : undefined;
