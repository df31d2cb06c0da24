import type { Mentions } from "../../mentions/mentions.js";
import type { ValueMention } from "../../mentions/value-mention.js";
import type { Utterance } from "../../words/cues/utterance.js";

/**
 * What turned out to be a value, or a word of a longer name, is no cue: `accounts on the growth plan` and
 * `price drops` ask of no growth, and `receipt no.` negates nothing.
 */
export const withoutCuesIn = (
  utterance: Utterance,
  { found, between, duration }: Mentions,
  values: readonly ValueMention[],
): Utterance => {
  const names = found.filter(({ words, isWeak }) => words > 1 && !isWeak);
  const isWithin = (at: number, places: readonly Pick<ValueMention, "at" | "length">[]): boolean =>
    places.some((place) => at >= place.at && at < place.at + place.length);
  const isFree = ({ at }: { readonly at: number }): boolean =>
    !isWithin(at, [...values, ...names, ...(between === undefined ? [] : [between])]);
  const { granularity } = utterance;
  return {
    ...utterance,
    tokens: utterance.tokens.map((token, at) => {
      // The verb of `longer than 3 days to fix` says what the limit is about, and nothing else.
      if (duration?.telling.includes(at) === true) return { ...token, word: "", stem: "" };
      return token.word === "no" && isWithin(at, names) ? { ...token, word: "number" } : token;
    }),
    // The year of `Summer Sale 2025` is no time to look at.
    times: utterance.times.filter(
      ({ at, length }) =>
        !values.some(
          (value) =>
            value.match === "whole" && at >= value.at && at + length <= value.at + value.length,
        ),
    ),
    comparison: utterance.comparison.filter(isFree),
    growthOfSeries: utterance.growthOfSeries.filter(isFree),
    operations: utterance.operations.filter(isFree),
    granularity:
      granularity !== undefined && isFree(granularity) && !isStepOfName(granularity, names)
        ? granularity
        : undefined,
  };
};

/** `by days to deliver`: the step is a word of the name behind `by`. */
const isStepOfName = (
  { at, length }: Pick<ValueMention, "at" | "length">,
  names: readonly Pick<ValueMention, "at">[],
): boolean => names.some((name) => name.at > at && name.at < at + length);
