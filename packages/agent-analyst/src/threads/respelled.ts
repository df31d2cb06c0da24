import type { Read, Valued } from "../reading/context/understanding.js";
import { editDistance } from "../words/edit-distance.js";
import { commonWords, isCommonWord } from "../words/hurried/common-words.js";
import { stemOf } from "../words/stem.js";
import { plainOf } from "../words/token.js";

/** A question with its slips put right, and what is said of them. */
export interface Respelled {
  readonly text: string;
  readonly note: string;
}

/** Whether slips may stand in the way: words are left over, or names were taken in spite of a slip. */
export const mayHaveSlips = (isWhole: boolean, valued: readonly Valued[]): boolean =>
  !isWhole ||
  valued.some(({ mentions: { found } }) => found.some(({ slips = [] }) => slips.length > 0));

/** Questions of so many letters are gone through for slips. */
const lettersMax = 400;
/** So many words of one question may have a slip. */
const slipsMax = 4;

/**
 * A question of which some words were left over, with each that neither the language nor the model nor the data knows as
 * the one word that it is nearest to; undefined where there is no such word. Values were looked up by then, so that no
 * name of the data is taken for a slip.
 */
export const respelled = (
  text: string,
  read: Read,
  valued: readonly Valued[],
): Respelled | undefined => {
  // What no data can answer stays so.
  if (text.length > lettersMax || read.utterance.beyondData !== undefined) return undefined;
  const isOfModel = (word: string): boolean => read.language.some(({ words }) => words.has(word));
  const isRight = (word: string): boolean =>
    // Several of what the model has one word for are none of its slips.
    [word, stemOf(word), word.replace(/s$/, "")].some(isOfModel) || isCommonWord(word);
  const named = wordsOfValues(valued);
  const nearest = new Map<string, string>();
  let before = "";
  for (const [word = ""] of text.matchAll(/(?<![\p{L}\p{N}'’-])\p{L}{4,}(?![\p{L}\p{N}'’-])/gu)) {
    const plain = plainOf(word);
    const isOfName = /^\p{Lu}/u.test(word) && /^\p{Lu}/u.test(before) && !isRight(plainOf(before));
    before = word;
    if (isRight(plain) || named.has(plain) || isOfName) continue;
    const meant = nearestWord(plain, read);
    if (meant !== undefined) nearest.set(word, meant);
  }
  if (nearest.size === 0 || nearest.size > slipsMax) return undefined;
  const said = [...nearest].map(([word, meant]) => `“${word}” as ${meant}`);
  return {
    text: text.replaceAll(/\p{L}+/gu, (word) => nearest.get(word) ?? word),
    note: `I read ${said.join(", ").replace(/, ([^,]*)$/, " and $1")}.`,
  };
};

const wordsOfValues = (valued: readonly Valued[]): ReadonlySet<string> =>
  new Set(
    valued.flatMap(({ values }) =>
      values.flatMap(({ value }) => value.split(/[^\p{L}\p{N}]+/u).map(plainOf)),
    ),
  );

/** The one word of the model or the language that this one is a slip of; undefined where several are, or none is. */
const nearestWord = (word: string, { language }: Read): string | undefined => {
  const words = new Set([...language.flatMap(({ words: own }) => [...own]), ...commonWords]);
  const all = [...words].filter((each) => isSlipOf(word, each));
  // Of several, a letter is left out more often than taken for another one: `conting` is counting.
  const whole = all.filter((each) => isLeftOutOf(word, each));
  const near = whole.length > 0 ? whole : all;
  // `invoice` and `invoices` are one word.
  const isOneWord = new Set(near.map(stemOf)).size === 1;
  const byLength = near.sort((left, right) => right.length - left.length);
  return isOneWord
    ? (byLength.find((each) => each.endsWith("s") === word.endsWith("s")) ?? byLength[0])
    : undefined;
};

/**
 * Whether a word is another one with one slip of the hand. Of short words, a letter is exchanged with its neighbour, left out
 * or typed twice: one for another would make a word of its own, as `mouth` of month.
 */
const isSlipOf = (word: string, meant: string): boolean => {
  if (isFormOf(word, meant) || isFormOf(meant, word)) return false;
  if (word[0] !== meant[0] || Math.abs(word.length - meant.length) > 1 || meant.length < 4)
    return false;
  if (editDistance(word, meant, 1) !== 1) return false;
  if (word.length === meant.length && sortedOf(word) === sortedOf(meant)) return true;
  if (word.length < 5 || meant.length < 5) return false;
  return word.length >= 7 || isLeftOutOf(word, meant) || isDoubledOf(word, meant);
};

/** `deactivate` is another form of deactivated, and no slip of it. */
const isFormOf = (word: string, other: string): boolean => /^[dsr]$/.test(other.slice(word.length)) && other.startsWith(word); // prettier-ignore

const sortedOf = (word: string): string => [...word].sort().join("");

const isDoubledOf = (word: string, meant: string): boolean =>
  word.length > meant.length &&
  word.replaceAll(/(\p{L})\1/gu, "$1") === meant.replaceAll(/(\p{L})\1/gu, "$1");

/** Whether all letters of a word stand in another one in their order. */
const isLeftOutOf = (word: string, whole: string): boolean => {
  let at = 0;
  for (const letter of whole) if (letter === word[at]) at += 1;
  return at === word.length;
};
