import type { PlacedTime } from "../../times/find-times.js";
import { unitOf } from "../../times/time-words.js";
import { rangeBefore, yearBefore, type TimeRange } from "../../times/time-range.js";
import type { Token } from "../../token.js";

const led = /^(last|previous|prior)$/;
const opening = /^(in|during|for|of|on|the|since|between|from|and|vs|versus|to|with|than|against)$/;

const isSame = (left: TimeRange, right: TimeRange): boolean =>
  left.from === right.from && left.to === right.to;

/** The first word of a time that is none of its prepositions. */
const headAt = (tokens: readonly Token[], { at }: PlacedTime): number => {
  let head = at;
  while (opening.test(tokens[head]?.word ?? "")) head++;
  return head;
};

/** `last October`, and neither `last month` nor `last 3 months`. */
export const isLastOfName = (tokens: readonly Token[], time: PlacedTime): boolean => {
  const head = headAt(tokens, time);
  const name = tokens[head + 1]?.word ?? "";
  return (
    led.test(tokens[head]?.word ?? "") &&
    /^\p{L}/u.test(name) &&
    unitOf(name) === undefined &&
    time.range.count === 1
  );
};

/** `last quarter vs the previous quarter`: where the last one is spoken of, the previous one is the one before it. */
const isTheOneBefore = (
  tokens: readonly Token[],
  time: PlacedTime,
  times: readonly PlacedTime[],
): boolean =>
  time.at >= 0 &&
  /^(previous|prior|preceding)$/.test(tokens[headAt(tokens, time)]?.word ?? "") &&
  times.some(
    (other) =>
      other !== time &&
      other.at >= 0 &&
      isSame(other.range, time.range) &&
      tokens[headAt(tokens, other)]?.word === "last",
  );

/**
 * `in October, and last October`: where the one that was last is spoken of already, in this question or before it, the other
 * one is a year before that.
 */
export const withLastOfName = (
  tokens: readonly Token[],
  times: readonly PlacedTime[],
  sole: TimeRange | undefined,
): readonly PlacedTime[] =>
  times.map((time, index) => {
    if (isTheOneBefore(tokens, time, times)) {
      const before = rangeBefore(time.range);
      return before === undefined ? time : { ...time, range: before };
    }
    if (time.at < 0 || !isLastOfName(tokens, time)) return time;
    const said = times.slice(0, index).filter((other) => !isLastOfName(tokens, other));
    const isSpokenOf =
      said.some(({ range }) => isSame(range, time.range)) ||
      (times.length === 1 && sole !== undefined && isSame(sole, time.range));
    const range = isSpokenOf ? yearBefore(time.range) : undefined;
    return range === undefined ? time : { ...time, range };
  });
