import { isCutShort, otherNamesAt, type OtherNames } from "../words/other-names/index.js";
import { plainOf, type Token } from "../words/token.js";
import { isSaidByTime } from "./ends/said-by-time.js";
import type { KnownValue } from "./known-value.js";
import type { Mention } from "./mentions.js";
import type { ValueMention } from "./value-mention.js";

type Placed = Omit<ValueMention, "alsoIn" | "among">;

/** A value of the data with its words, in small letters. */
interface PlainValue extends KnownValue {
  readonly plain: string;
  readonly words: readonly string[];
}

/**
 * The values that a question calls by another name: the code of a country, a word of the same meaning, a word that
 * the table cuts short. What is no name of the value itself is marked, so that the answer says what it was taken for.
 */
export const otherValues = (
  tokens: readonly Token[],
  knownValues: readonly KnownValue[],
  mentions: readonly Mention[],
): readonly Placed[] => {
  const others = tokens.flatMap((_, at) => otherNamesAt(tokens, at) ?? []);
  const values = knownValues.map((each): PlainValue => {
    const plain = plainOf(each.value);
    return { ...each, plain, words: plain.match(/[\p{L}\p{N}]+/gu) ?? [] };
  });
  return values
    .flatMap((value) => [
      ...others.flatMap((other) => placedAs(other, value)),
      ...cutShort(tokens, value),
    ])
    .filter((each) => !isSaidByTime(tokens, each, mentions));
};

const placedAs = (
  { at, length, whole, alike }: OtherNames,
  { dimension, value, plain, words }: PlainValue,
): readonly Placed[] => {
  const place = { at, length, dimension, value };
  if (whole.includes(plain)) return [{ ...place, match: "whole", quality: 0.9, isOtherName: true }];
  if (alike.includes(plain)) return [{ ...place, match: "whole", quality: 0.7, isOther: true }];
  const word = alike.find((each) => each.length > 2 && words.includes(each));
  return word === undefined
    ? []
    : [{ ...place, value: word, match: "part", quality: 0.55, isOther: true }];
};

/** `Cardiff` with a capital is a name, and no `card`: who writes codes in small letters writes words in small letters. */
const isNameBeside = ({ text }: Token, value: string): boolean =>
  /^\p{Lu}\p{Ll}/u.test(text) && /^\p{Ll}/u.test(value);

const cutShort = (
  tokens: readonly Token[],
  { dimension, value, plain }: PlainValue,
): readonly Placed[] =>
  tokens.flatMap((token, at) =>
    !token.isQuoted && isCutShort(plain, token.word) && !(at > 0 && isNameBeside(token, value))
      ? [{ at, length: 1, dimension, value, match: "whole", quality: 0.65, isOther: true }]
      : [],
  );
