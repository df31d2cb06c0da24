import { editDistance, slipsIn } from "../../words/edit-distance.js";
import { isCommonWord } from "../../words/hurried/common-words.js";
import { isRoman } from "../../words/other-names/index.js";
import { stemOf } from "../../words/stem.js";
import { wordsOfName, type Token } from "../../words/token.js";

/** How well a word of a question is a word of a value, from 0 to 1. */
export const likeness = (token: Token | undefined, word: string): number => {
  if (token === undefined || token.isQuoted) return 0;
  if (token.word === word) return 1;
  // Codes of three letters are written as they are: `full` is no plural of `FUL`.
  if (token.word === `${word}s` && word.length > 1) return 0.95;
  if (word.length < 4) return isRoman(word, token.word) ? 0.9 : 0;
  // `played` is a state that a description may explain, before it is the genre `play`.
  if (token.stem === stemOf(word))
    return token.word.endsWith("ed") && !word.endsWith("ed") ? 0.85 : 0.95;
  return isRoman(word, token.word) ? 0.9 : slippedLikeness(token.word, word);
};

/** Whether a word of a question is read as a word of a value that is written otherwise: `soks` as `Socks`. */
export const isSlipOf = (said: Token, value: string): boolean => {
  const words = wordsOfName(value);
  return (
    !said.isQuoted &&
    !words.some(
      (word) => word === said.word || stemOf(word) === said.stem || isRoman(word, said.word),
    ) &&
    words.some((word) => word.length >= 4 && slippedLikeness(said.word, word) > 0)
  );
};

/** `closed last month` has no slip in it: a word of the language is what it says, and no `Closed Lost`. */
const slippedLikeness = (said: string, word: string): number => {
  const isRight = isCommonWord(said) || /^(last|past|next)$/.test(said);
  const max = isRight ? 0 : slipsIn(said);
  return max > 0 && editDistance(said, word, max) <= max ? 0.8 : 0;
};
