import type { PlacedTime } from "../../times/find-times.js";
import { unitOf } from "../../times/time-words.js";
import { yearBefore, type TimeRange } from "../../times/time-range.js";
import type { Token } from "../../token.js";

const led = /^(last|previous|prior)$/;
const opening = /^(in|during|for|of|on|the|since)$/;

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
    if (time.at < 0 || !isLastOfName(tokens, time)) return time;
    const said = times.slice(0, index).filter((other) => !isLastOfName(tokens, other));
    const isSpokenOf =
      said.some(({ range }) => isSame(range, time.range)) ||
      (times.length === 1 && sole !== undefined && isSame(sole, time.range));
    const range = isSpokenOf ? yearBefore(time.range) : undefined;
    return range === undefined ? time : { ...time, range };
  });
