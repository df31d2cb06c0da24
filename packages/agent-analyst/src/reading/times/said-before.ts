import type { Utterance } from "../../words/cues/utterance.js";
import { isLastOfName } from "../../words/cues/compared/last-of-name.js";
import { isLoneMonth } from "../../words/times/spans/lone-times.js";
import { addUnits } from "../../words/times/civil-time.js";
import { bucketRange, yearBefore, type TimeRange } from "../../words/times/time-range.js";
import type { LogicalForm } from "../logical-form.js";

/** `this summer against last summer (June to August)`: the third time says what the first one was. */
export const isSaidBefore = (times: Utterance["times"], index: number): boolean => {
  const range = times[index]?.range;
  return times
    .slice(0, index)
    .some(({ range: { from, to } }) => from === range?.from && to === range?.to);
};

/** Whether a reading looks at any of a time: of two times apart it may have only the first. */
export const isInReading = (
  said: Utterance["times"][number],
  { time, ownTimes = [] }: LogicalForm,
  { tokens, times: [first], comparison }: Utterance,
): boolean => {
  // The coming one is asked for instead of the last one of its name.
  if (time?.range === undefined || time.coming !== undefined) return true;
  const { at } = said;
  const range = rangeMeant(said, tokens, time.range);
  if (ownTimes.some((other) => other.range.to === range.to)) return true;
  // `loans in 2024 returned in 2025`: each time has a verb of its own.
  const between = first === undefined ? [] : tokens.slice(first.at + first.length, at);
  const isOfOther = between.some(({ word }) => /^\p{L}{3,}ed$/u.test(word));
  if (time.before !== undefined) return !isOfOther || comparison.length > 0;
  const [from, to] = [time.range.from ?? -Infinity, time.range.to ?? Infinity];
  return (range.from ?? -Infinity) < to && from < (range.to ?? Infinity);
};

/** `last October` beside the October that was spoken of is a year before that one, and a January to come one after the last. */
const rangeMeant = (
  said: Utterance["times"][number],
  tokens: Utterance["tokens"],
  { from }: TimeRange,
): TimeRange => {
  const earlier = isLastOfName(tokens, said) ? yearBefore(said.range) : undefined;
  if (earlier !== undefined && earlier.from === from) return earlier;
  const next = isLoneMonth(tokens, said) ? addUnits("year", said.range.from ?? 0, 1) : undefined;
  return next !== undefined && next === from ? bucketRange("month", next) : said.range;
};
