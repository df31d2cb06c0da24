import { isFiller, isGlue } from "../filler.js";
import { stemOf } from "../stem.js";
import type { Token } from "../token.js";
import { acronyms } from "./acronyms.js";
import { isCommonWord } from "./common-words.js";

/** Letters that are a word of their own, a part of a day, or an ending of a number. */
const words = /^(am|pm|id|eu|uk|us|st|nd|rd|th|ex|inc|ltd|llc|gmbh|ag|sa|bv|nv)$/;

/** Short words of any question that are no slips of others, and no initials either: `top` is none of a time on page. */
const ownWords =
  /^(top|last|past|next|high|low|few|new|old|late|early|free|days?|man|men|lost|won|due|left|tier)$/;

/** Whether letters may be the initials of a thing: `po` and `POs`, and not `Co` of a company's name. */
const mayBeInitials = ({ text, word, isQuoted }: Token, isKnown: (word: string) => boolean) =>
  /^\p{L}{2,5}$/u.test(word) &&
  (text === text.toLowerCase() || /^\p{Lu}{2,}s?$/u.test(text)) &&
  !isQuoted &&
  !isKnown(word) &&
  !words.test(word) &&
  !ownWords.test(word) &&
  !isCommonWord(word) &&
  !isFiller(word) &&
  !isGlue(word);

/**
 * The words of an acronym that everybody in business knows, where the model has them: the average and whose value it is need
 * not stand in its name.
 */
const acronymInFull = (
  word: string,
  isName: (words: readonly string[]) => boolean,
): readonly string[] | undefined => {
  for (const text of acronyms.get(word.replace(/(?<=.{2})s$/, "")) ?? []) {
    const words = text.split(" ");
    const [first = "", ...rest] = words;
    if (isName(words)) return words;
    if (rest.length > 1 && /^(average|customer|net|total)$/.test(first) && isName(rest))
      return first === "average" ? words : rest;
  }
  return undefined;
};

/** Things by their initials, `po value` for the value of purchase orders, where one thing alone has them. */
export const initialsInFull = (
  tokens: readonly Token[],
  isKnown: (word: string) => boolean,
  thingOf: (initials: string) => readonly string[] | undefined,
  isName: (words: readonly string[]) => boolean = () => false,
): readonly Token[] =>
  tokens.flatMap((token) => {
    const thing = mayBeInitials(token, isKnown)
      ? (thingOf(token.word) ?? acronymInFull(token.word, isName))
      : undefined;
    return thing?.map((word): Token => ({ ...token, word, stem: stemOf(word) })) ?? [token];
  });
