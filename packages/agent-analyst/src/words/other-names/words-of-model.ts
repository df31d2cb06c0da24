import { isFiller, isGlue } from "../filler.js";
import { stemOf } from "../stem.js";
import { plainOf, type Token } from "../token.js";
import { businessWords, narrowerWords } from "./business-words.js";

/** What is asked of the words of a model. */
export interface ModelWords {
  /** Whether any name has a word of this stem. */
  readonly hasStem: (stem: string) => boolean;
  /** Whether any name has the word as it is written. */
  readonly hasWord: (word: string) => boolean;
  /** Whether words side by side are a name, or a run of its words. */
  readonly isName: (words: readonly string[]) => boolean;
  /** Whether names that divide by something are all that have a word of this stem: `Cost per lead`. */
  readonly isOfRates?: (stem: string) => boolean;
  /** The words that say what things of a name cost. */
  readonly pricesOf: (noun: string) => readonly string[] | undefined;
  /** The words of the one count that a verb is of: `loans` of what is lent. */
  readonly countOf: (verb: string) => readonly string[] | undefined;
}

/** One of them or several. */
const singleOf = (word: string): string =>
  word.endsWith("ies") ? `${word.slice(0, -3)}y` : word.replace(/(?<=[^s])s$/, "");

/** What is not counted has no plural. */
const uncounted =
  /^(spend|spending|revenue|turnover|staff|personnel|headcount|workforce|pay|stock|inventory|churn|downtime|lateness)$/;

const severalOf = (word: string): string =>
  uncounted.test(word)
    ? word
    : /[^aeiou]y$/.test(word)
      ? `${word.slice(0, -1)}ies`
      : /(s|x|ch|sh)$/.test(word)
        ? word
        : `${word}s`;

const byWord = new Map<string, readonly string[]>();
for (const row of businessWords)
  for (const word of row)
    byWord.set(word, [...(byWord.get(word) ?? []), ...row.filter((each) => each !== word)]);

/** Other words for this one, in its number: `invoices` of `bills`. */
const othersOf = (word: string, found: (single: string) => readonly string[]): readonly string[] =>
  byWord.has(word)
    ? found(word)
    : found(singleOf(word)).map((other) => (singleOf(word) === word ? other : severalOf(other)));

/** The word of the model that means the same as one that it has not; undefined where it has several, or none. */
const wordInstead = (word: string, { isName, hasWord }: ModelWords): string | undefined => {
  // By its stem alone, `sales` would be found in a time of a sale that is called `Sold`.
  // Where bills are paid, `Days to pay` is no pay of anybody.
  const isOwn = (each: string): boolean =>
    isName([each]) &&
    [each, singleOf(each), severalOf(each)].some(hasWord) &&
    !(each === "pay" && hasWord("paid"));
  const same = othersOf(word, (single) => byWord.get(single) ?? []).find(isOwn);
  if (same !== undefined) return same;
  const [narrower, ...more] = othersOf(word, narrowerWords).filter(isOwn);
  return more.length === 0 ? narrower : undefined;
};

const ofMoney = /^(?:revenue|turnover|income|takings|earnings|proceeds)$/;

/** `fault type`, where the model has the kind of a fault: with the word beside it, another word is a name of the model. */
const besideInstead = (
  tokens: readonly Token[],
  at: number,
  { isName, hasWord }: ModelWords,
): string | undefined => {
  const { word = "" } = tokens[at] ?? {};
  // `fuel revenue`, beside a figure of litres of fuel sold: money that the model has by its word is no sale of anything.
  if (isName([word]) || (ofMoney.test(word) && hasWord(word))) return undefined;
  const names = [tokens[at - 1], tokens[at + 1]].map((token, side) =>
    token === undefined ||
    token.isQuoted ||
    (side === 0 ? tokens[at] : token)?.isBehindComma === true ||
    isFiller(token.word) ||
    isGlue(token.word)
      ? undefined
      : token.word,
  );
  const pairsOf = (each: string): readonly (readonly string[])[] => [
    ...(names[0] === undefined ? [] : [[names[0], each]]),
    ...(names[1] === undefined ? [] : [[each, names[1]]]),
  ];
  return pairsOf(word).some(isName)
    ? undefined
    : othersOf(word, (single) => byWord.get(single) ?? []).find((each) =>
        pairsOf(each).some(isName),
      );
};

/** Whether the word stands there as it was typed, or cut short, and no phrase was put into it. */
const isTyped = ({ text, word }: Token): boolean => {
  const typed = plainOf(text);
  return typed === word || (typed[0] === word[0] && typed.length < word.length);
};

/** Words of other meanings where they stand: `in case of`, a value such as `in store`, and verbs: `what do we bill`. */
const isOtherSense = (tokens: readonly Token[], at: number): boolean => {
  const { text = "", word = "" } = tokens[at] ?? {};
  const before = tokens[at - 1]?.word ?? "";
  const isWritten = at > 0 && /^\p{Lu}\p{Ll}/u.test(text);
  return (
    isWritten ||
    (/^(in|via|through|is|are)$/.test(before) && !word.endsWith("s")) ||
    (/^(order|purchase|case|bill|visit|quit|pay|spend|lead|open)$/.test(word) &&
      /^(to|we|they|you|i|did|do|does|who)$/.test(before))
  );
};

/** `cost by channel`, where the model has the cost per lead: by itself it is all that was spent, and no rate. */
const isWholeOf = (
  tokens: readonly Token[],
  at: number,
  { isOfRates, isName }: ModelWords,
): boolean => {
  const { word = "", stem = "" } = tokens[at] ?? {};
  const behind = tokens.slice(at + 1, at + 3).map((token) => token.word);
  return (
    isOfRates?.(stem) === true &&
    !isName([word, ...behind]) &&
    !isName([word, ...behind.slice(0, 1)]) &&
    !isName([tokens[at - 1]?.word ?? "", word])
  );
};

/**
 * The words of a question, with those of the model for others of the same meaning: `bills` where it has invoices alone. A word
 * that the model has itself stays, unless only the other one makes a name with the word beside it.
 */
export const wordsOfModel = (tokens: readonly Token[], model: ModelWords): readonly Token[] =>
  tokens.map((token, at) => {
    const { word, stem, text, isQuoted } = token;
    if (isQuoted || !isTyped(token) || isFiller(word) || isGlue(word) || isOtherSense(tokens, at))
      return token;
    const beside = besideInstead(tokens, at, model);
    const isKept = model.hasStem(stem) && !isWholeOf(tokens, at, model);
    const meant = beside ?? (isKept ? undefined : wordInstead(word, model));
    return meant === undefined
      ? token
      : { ...token, word: meant, stem: stemOf(meant), insteadOf: text };
  });

/** Whether the model has a word, or another one of the same meaning. */
export const isMeantBy = (word: string, model: ModelWords): boolean =>
  model.hasStem(stemOf(word)) || wordInstead(word, model) !== undefined;

/** What was taken for words that the model has not, by the title of it where there is one. */
export const notesOfWords = (
  tokens: readonly Token[],
  titles: readonly string[],
): readonly string[] => [
  ...new Set(
    tokens.flatMap(({ insteadOf, word }) =>
      insteadOf === undefined
        ? []
        : [`I take “${insteadOf}” as ${titles.find((each) => plainOf(each) === word) ?? word}.`],
    ),
  ),
];
