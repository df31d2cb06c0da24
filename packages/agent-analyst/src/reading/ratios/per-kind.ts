import type { ValueMention } from "../../mentions/value-mention.js";
import type { Utterance } from "../../words/cues/utterance.js";
import type { Per } from "../averaged.js";

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

/** `wasted as a percentage of refilled`: the share is that of the two figures, and of no value beside them. */
export const isPercentOf = ({ tokens, share }: Utterance, per: Per | undefined): boolean =>
  per?.kind === "of" &&
  per.isPercent === true &&
  share !== undefined &&
  tokens.slice(Math.max(0, share.at - 2), share.at).some(({ word }) => word === "as");
