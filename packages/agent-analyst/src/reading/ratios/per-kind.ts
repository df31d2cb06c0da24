import type { ValueMention } from "../../mentions/value-mention.js";
import type { Utterance } from "../../words/cues/utterance.js";

/**
 * `crew hours per set-up job`: a value may stand between `per` and what is divided by, and says of which kind both are. The words
 * of the question as the rest of the reading knows them, with `per` right before the noun.
 */
export const withPerBeforeNoun = (
  utterance: Utterance,
  values: readonly ValueMention[],
): Utterance => {
  const { tokens } = utterance;
  const ends = values.flatMap(({ at, length, among }) => {
    const before = /^(?:an?|each|every|single)$/.test(tokens[at - 1]?.word ?? "") ? at - 2 : at - 1;
    return tokens[before]?.word === "per" && among === undefined ? [at + length - 1] : [];
  });
  if (ends.length === 0) return utterance;
  const isEnd = (place: number): boolean => ends.includes(place);
  return {
    ...utterance,
    tokens: tokens.map((token, place) =>
      isEnd(place) ? { ...token, word: "per", stem: "per", isQuoted: false } : token,
    ),
  };
};
