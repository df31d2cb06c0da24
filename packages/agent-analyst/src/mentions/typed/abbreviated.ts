import { plainOf, type Token } from "../../words/token.js";
import type { KnownValue } from "../known-value.js";
import type { ValueMention } from "../value-mention.js";

/** Letters that stand for a longer word, and can be no word themselves: `VW`, `mgr`. */
export const isAbbreviation = (word: string): boolean => /^[b-df-hj-np-tv-z]{2,4}$/.test(word);

/** Whether one word of the value begins with the first of the letters and has the others in this order: `VW` of `Volkswagen`. */
const isShortOf = (letters: string, word: string): boolean =>
  word.length > 2 * letters.length &&
  word.length <= 40 &&
  new RegExp(`^${[...letters].join("\\p{L}*")}\\p{L}*$`, "u").test(word);

/**
 * `vw golfs`: letters right beside a value that was found, which shorten a value of another column. They are said, and
 * where they shorten several values it is asked which is meant.
 */
export const abbreviatedValues = (
  tokens: readonly Token[],
  isOpen: (at: number) => boolean,
  knownValues: readonly KnownValue[],
  found: readonly Pick<ValueMention, "at" | "length" | "dimension">[],
): readonly ValueMention[] =>
  tokens.flatMap(({ word, isQuoted }, at): readonly ValueMention[] => {
    const beside = found.find((each) => each.at === at + 1 || each.at + each.length === at);
    if (isQuoted || beside === undefined || !isOpen(at) || !isAbbreviation(word)) return [];
    const meant = knownValues.filter(
      ({ dimension, value }) =>
        dimension !== beside.dimension &&
        !/\s/.test(value.trim()) &&
        isShortOf(word, plainOf(value)),
    );
    const [first] = meant;
    if (first === undefined) return [];
    const same = meant.filter(({ dimension }) => dimension === first.dimension);
    const among = same.length < 2 ? {} : { among: same.map(({ value }) => value) };
    return [
      {
        ...first,
        ...among,
        at,
        length: 1,
        match: "whole",
        quality: 0.7,
        alsoIn: [],
        isOther: true,
      },
    ];
  });
