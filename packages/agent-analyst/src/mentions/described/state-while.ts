import type { Member } from "@embedded-analytics/domain";
import { isFiller, isGlue } from "../../words/filler.js";
import { isIrregular, stemOf } from "../../words/stem.js";
import { wordsOfName, type Token } from "../../words/token.js";
import type { Naming, Vocabulary } from "../vocabulary-types.js";
import { lastingWordsIn, type LastingWords } from "./words-of-lasting.js";

/** A state that lasts while a column is empty, and where a question says it. */
export interface StateWhile {
  readonly member: Member;
  readonly at: number;
  readonly length: number;
  /** Whether those are asked for that are in it no more. */
  readonly isNot: boolean;
}

const denying = /^(not|no|never|longer)$/;

/**
 * `contracts in force`, where a description says `Empty while the contract is in force`: those that have nothing there. Words
 * that are a name of the model, or a word of one, are that.
 */
export const stateWhile = (
  tokens: readonly Token[],
  vocabulary: Vocabulary,
  hasTime: boolean,
): StateWhile | undefined => {
  for (const lasting of lastingWordsIn(vocabulary.cube)) {
    const { member, words, kind } = lasting;
    if (words.every(isFiller) || isOwnWord(lasting, vocabulary)) continue;
    const at = tokens.findIndex(
      (_, place) =>
        words.every((word, offset) => {
          const token = tokens[place + offset];
          return token !== undefined && !token.isQuoted && isSaid(words, word, token);
        }) &&
        (kind === "described"
          ? !isDeed(tokens, place, words, hasTime)
          : isState(tokens, place, hasTime)),
    );
    if (at < 0) continue;
    const isNot = denying.test(tokens[at - 1]?.word ?? "");
    // The words that deny have no other part.
    const isLonger = isNot && /^(no|not)$/.test(tokens[at - 2]?.word ?? "");
    const before = isNot ? (isLonger ? 2 : 1) : 0;
    return { member, at: at - before, length: words.length + before, isNot };
  }
  return undefined;
};

/** `opened` is another word than `open`: it says that something was done, and no state. */
const isSaid = ({ length }: readonly string[], word: string, token: Token): boolean =>
  length === 1 && word === "open" ? token.word === word : token.stem === stemOf(word);

/** `products that we sold in May`, where a description says `empty while it is sold`: what was done then, and no state. */
const isDeed = (
  tokens: readonly Token[],
  at: number,
  [word = "", ...more]: readonly string[],
  hasTime: boolean,
): boolean => {
  const isVerb = more.length === 0 && (word.endsWith("ed") || isIrregular(word));
  const before = tokens[at - 1]?.word ?? "";
  return isVerb && before !== "still" && (hasTime || /^(we|they|you|i)$/.test(before));
};

/** Whether the model has these words for something else. */
const isOwnWord = ({ words }: LastingWords, { phrases, parts, codes }: Vocabulary): boolean => {
  const telling = words.filter((word) => !isGlue(word));
  return (
    telling.length === 0 ||
    telling.some((word) => {
      const stem = stemOf(word);
      const halves = words.length === 1 ? (parts.get(stem) ?? []) : [];
      return codes.has(stem) || [...(phrases.get(stem) ?? []), ...halves].some(isCalled(word));
    })
  );
};

/** Whether a member has a word in its name as it stands there: `Opened` is not called `open`, though both have one stem. */
const isCalled =
  (word: string) =>
  ({ member: { name, title, synonyms } }: Naming): boolean =>
    word !== "open" || wordsOfName(`${name} ${title} ${synonyms.join(" ")}`).includes(word);

/**
 * Whether a word says a state where it stands: `running campaigns`, `are still active`. With a time, `active in 2025` may be
 * what was so then, unless `still` says that it is so now.
 */
const isState = (tokens: readonly Token[], at: number, hasTime: boolean): boolean => {
  const { word = "" } = tokens[at] ?? {};
  const [before = "", next = ""] = [tokens[at - 1]?.word, tokens[at + 1]?.word];
  const isStill = tokens.slice(Math.max(0, at - 2), at).some((each) => each.word === "still");
  if (isStill) return true;
  const isForm = /(ing|ive|ent)$|^live$/.test(word);
  const stands =
    /^(is|are|currently|now|not|longer|all|the|our|many)$/.test(before) ||
    at === 0 ||
    /[^s]s$/.test(next);
  return isForm && stands && !hasTime && !isFiller(word);
};
