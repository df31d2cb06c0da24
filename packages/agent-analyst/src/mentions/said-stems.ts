import { derivedAmong } from "../words/derived.js";
import { likelyWord } from "../words/edit-distance.js";
import { isFiller } from "../words/filler.js";
import { alikeWords } from "../words/other-names/alike.js";
import { longerOf } from "../words/hurried/cut-short.js";
import { shortenedFrom } from "../words/hurried/shortened.js";
import { isShortNoun } from "../words/short-words.js";
import { isIrregular, stemOf } from "../words/stem.js";
import { wordsOfName, type Token } from "../words/token.js";
import { endingStem } from "./ends/other-endings.js";
import { oppositeTime } from "./names/opposite-times.js";
import type { Vocabulary } from "./vocabulary-types.js";
import { isPlural } from "./weak-names.js";

/** The stem by which each token is looked for, and the tokens for which that is not their own, which is said. */
export const saidStems = (
  tokens: readonly Token[],
  isPlain: (at: number) => boolean,
  vocabulary: Vocabulary,
): { readonly stems: readonly string[]; readonly slips: ReadonlySet<number> } => {
  const slips = new Set<number>();
  const stems = tokens.map(({ word, stem }, at) => {
    if (isPlain(at) || isFiller(word) || isFiller(stem)) return stem;
    if (vocabulary.words.has(word) || vocabulary.stems.has(stem)) return stem;
    if (isPlural(word, vocabulary)) return stemOf(word.slice(0, -1));
    // `produce` is no slip of `product`.
    if (isStateOfThings(tokens, at, vocabulary) || isOfProperName(tokens, at)) return stem;
    if (isOfNow.test(word)) return stem;
    const likely = isIrregular(word) ? undefined : likelyIn(word, vocabulary);
    const meant = likely === undefined ? otherStem(word, stem, vocabulary) : stemOf(likely);
    if (meant === undefined) return stem;
    slips.add(at);
    return meant;
  });
  return { stems, slips };
};

/** A word of the model of which this one is a slip, or the beginning or the letters. */
const likelyIn = (word: string, { words }: Vocabulary): string | undefined =>
  likelyWord(word, words) ??
  shortenedFrom(word, words, stemOf) ??
  (isShortNoun(word) ? undefined : longerOf(word, words, stemOf));

/** States of now, which are no slips of a name that is written nearly so: `active` and `Activity`. */
const isOfNow = /^(active|inactive|live|current|ongoing|running)$/;

const isCapital = (token: Token | undefined): boolean =>
  token !== undefined && !token.isQuoted && /^\p{Lu}\p{Ll}{2,}$/u.test(token.text);

/** `cost of Rapid Couriers`: between small letters two words with capitals are a name, and no slip of carriers. */
const isOfProperName = (tokens: readonly Token[], at: number): boolean =>
  isCapital(tokens[at]) &&
  isCapital(tokens[at - 1]) &&
  tokens.slice(0, at - 1).some(({ text, word }) => /^\p{Ll}{3,}$/u.test(text) && !isFiller(word));

/** `invoices that are unpaid`: where things are counted, they are those that have no time of payment, and no sum of another name. */
const isStateOfThings = (tokens: readonly Token[], at: number, vocabulary: Vocabulary): boolean =>
  oppositeTime(tokens[at], vocabulary) !== undefined &&
  tokens.some(({ stem }, place) =>
    (vocabulary.phrases.get(stem) ?? []).some(
      ({ member, quality }) => place !== at && member.aggregate === "count" && quality > 0.9,
    ),
  );

/** The stem of a name that says the same in another word, or that the word is derived from. */
const otherStem = (word: string, stem: string, vocabulary: Vocabulary): string | undefined => {
  const alike = alikeWords(word).find((each) => isNamedSo(each, vocabulary));
  return alike === undefined
    ? (endingStem(word, vocabulary) ?? derivedAmong(stem, vocabulary.names))
    : stemOf(alike);
};

/** Whether names have a word, and not only its stem: what is unpaid is `open`, and no `Openings`. */
const isNamedSo = (word: string, { stems, phrases }: Vocabulary): boolean =>
  stems.has(stemOf(word)) &&
  (word !== "open" ||
    (phrases.get(stemOf(word)) ?? []).every(({ member: { name, title, synonyms } }) =>
      wordsOfName(`${name} ${title} ${synonyms.join(" ")}`).includes(word),
    ));
