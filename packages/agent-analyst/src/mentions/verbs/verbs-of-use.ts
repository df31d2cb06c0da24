import type { Utterance } from "../../words/cues/utterance.js";
import { wordsOfName } from "../../words/token.js";
import { stemOf } from "../../words/stem.js";
import type { Vocabulary } from "../vocabulary.js";

/** Verbs of what is done again and again with things: each time is a row of its own. */
const use = /^(use|used|uses|chosen|picked|redeemed)$/;

/**
 * Whether a name of the cube has the verb that the question says in full: `Cards used` is none in `which brand do we use most`,
 * where nobody speaks of cards.
 */
const isNamedWith = (
  tokens: Utterance["tokens"],
  stem: string,
  { cube: { members } }: Vocabulary,
): boolean =>
  members
    .flatMap(({ name, title, synonyms }) => [title || name, ...synonyms])
    .map((text) => wordsOfName(text).map(stemOf))
    .filter((stems) => stems.includes(stem))
    .some((stems) =>
      stems.every((each) => each === stem || tokens.some((token) => token.stem === each)),
    );

/** `were used more than 50 times`. */
const isBeforeTimes = (
  { tokens, limits }: Pick<Utterance, "tokens" | "limits">,
  at: number,
): boolean => {
  const limit = limits.find((each) => each.at === at + 1);
  return limit !== undefined && tokens[limit.at + limit.length]?.word === "times";
};

/** `do we use most`. */
const isMostByUs = (tokens: Utterance["tokens"], at: number): boolean =>
  /^(we|they|you|i)$/.test(tokens[at - 1]?.word ?? "") &&
  /^(most|least|the)$/.test(tokens[at + 1]?.word ?? "");

/**
 * Tokens of verbs that say no more than that rows are there: `which servo do we use most`, `promo codes were used more than 50
 * times`.
 */
export const verbsOfUse = (
  utterance: Pick<Utterance, "tokens" | "limits">,
  vocabulary: Vocabulary,
): readonly number[] => {
  const { tokens } = utterance;
  return tokens.flatMap(({ word, stem, isQuoted }, at) => {
    if (isQuoted || !use.test(word) || isNamedWith(tokens, stem, vocabulary)) return [];
    return isBeforeTimes(utterance, at) || isMostByUs(tokens, at) ? [at] : [];
  });
};
