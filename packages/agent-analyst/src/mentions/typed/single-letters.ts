import { isFiller, isGlue } from "../../words/filler.js";
import { isListed, listsOfLetters } from "../../words/hurried/listed-letters.js";
import type { Token } from "../../words/token.js";
import type { ValueMention } from "../value-mention.js";

/** Words that end as plurals do, and of which there may be one. */
const single = /^(series|species|news|means|lens|gas|sales|campus|canvas|atlas|bias)$/;

const isSeveral = ({ word }: Pick<Token, "word">): boolean =>
  /^\p{L}{3,}s$/u.test(word) && !/(ss|us|is)$/.test(word) && !single.test(word);

/** `grade A`: written as a name behind other words. */
const isWrittenBehind = (tokens: readonly Token[], at: number): boolean => {
  const [token, before] = [tokens[at], tokens[at - 1]];
  return (
    /^\p{Lu}$/u.test(token?.text ?? "") && before !== undefined && /^\p{Ll}/u.test(before.text)
  );
};

/**
 * Whether a single letter may be a value where it stands. `a` is no article before several things (`a suppliers`), and none
 * where it is written as a name behind other words (`grade A`) or joined to other letters (`A and B`).
 */
export const isLetterOfValue = (tokens: readonly Token[], at: number): boolean => {
  const { word = "", isQuoted = true } = tokens[at] ?? {};
  if (isQuoted || !/^[a-z]$/.test(word)) return false;
  if (word !== "a" || isListed(tokens, at)) return true;
  const next = tokens[at + 1];
  return isWrittenBehind(tokens, at) || (next !== undefined && isSeveral(next));
};

/** Whether a letter that is a word of the language may be a value where it stands: `S passes`, `A and B`. */
export const isDoubtfulLetter = (tokens: readonly Token[], at: number): boolean =>
  isLetterAsName(tokens, at) || (tokens[at]?.word === "a" && isLetterOfValue(tokens, at));

/** Whether a letter that is a word of the language can only be a name where it stands: dropped, it would change the figure. */
export const isLetterAsName = (tokens: readonly Token[], at: number): boolean => {
  const { word = "", text = "", isQuoted = true } = tokens[at] ?? {};
  if (isQuoted || !/^[a-z]$/.test(word) || !(isFiller(word) || isGlue(word))) return false;
  if (isListed(tokens, at)) return true;
  return word !== "i" && (isWrittenBehind(tokens, at) || (text === "S" && at === 0));
};

/** Letters in a list are values of one column, which has all of them. */
export const isOfListedColumn = (
  tokens: readonly Token[],
  placed: readonly Pick<ValueMention, "at" | "length" | "dimension">[],
): ((value: Pick<ValueMention, "at" | "length" | "dimension">) => boolean) => {
  const lists = listsOfLetters(tokens);
  const has = (at: number, dimension: string): boolean =>
    placed.some((each) => each.at === at && each.length === 1 && each.dimension === dimension);
  return ({ at, length, dimension }) => {
    const list = length === 1 ? lists.find((letters) => letters.includes(at)) : undefined;
    return list === undefined || list.every((letter) => has(letter, dimension));
  };
};
