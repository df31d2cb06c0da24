import { editDistance, slipsIn } from "../words/edit-distance.js";
import { isCommonWord } from "../words/hurried/common-words.js";
import { plainOf, type Token } from "../words/token.js";
import type { KnownValue } from "./known-value.js";
import type { ValueMention } from "./value-mention.js";

/** A word of a value that a word of a question is near to. */
interface Near {
  readonly word: string;
  readonly dimension: string;
  readonly slips: number;
}

/** Words behind which a name stands. An unknown word elsewhere may be a figure: `margin` is no `Martin`. */
const leadsToName =
  /^(of|for|from|with|in|at|to|via|only|not|without|except|excluding|and|or|is|are)$/;

/**
 * Words of a question that are mistyped words of longer values: `Rapdi` of `Rapid Freight GmbH`. The least
 * slips win; several words that are equally near are all given, so that which one is meant can be asked.
 */
export const mistypedParts = (
  tokens: readonly Token[],
  open: ReadonlySet<number>,
  knownValues: readonly KnownValue[],
  ownWords: ReadonlySet<string>,
): readonly Omit<ValueMention, "alsoIn">[] =>
  [...open].flatMap((at) => {
    const token = tokens[at];
    // A word that the model has itself is none that was mistyped.
    if (ownWords.has(token?.word ?? "") || !leadsToName.test(tokens[at - 1]?.word ?? "")) return [];
    // `in stock` is a word of the language, and no slip of `Sock`.
    if (token === undefined || token.isQuoted || isCommonWord(token.word)) return [];
    const near = nearestOf(token.word, knownValues);
    const [first] = near;
    if (first === undefined) return [];
    const words = [...new Set(near.map(({ word }) => word))];
    return [
      {
        at,
        length: 1,
        dimension: first.dimension,
        value: first.word,
        match: "part" as const,
        quality: 0.5,
        ...(words.length < 2 ? {} : { among: words }),
      },
    ];
  });

const nearestOf = (word: string, knownValues: readonly KnownValue[]): readonly Near[] => {
  const max = slipsIn(word);
  if (max === 0) return [];
  const all = knownValues.flatMap(({ dimension, value }) =>
    wordsOf(value).flatMap((each): Near[] => {
      if (each.length < 4) return [];
      const slips = editDistance(word, each, max);
      return slips > max ? [] : [{ word: each, dimension, slips }];
    }),
  );
  const least = Math.min(...all.map(({ slips }) => slips));
  return all.filter(({ slips }) => slips === least);
};

const wordsOf = (value: string): readonly string[] => plainOf(value).match(/[\p{L}\p{N}]+/gu) ?? [];
