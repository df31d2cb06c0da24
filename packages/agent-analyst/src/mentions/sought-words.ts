import { countryNamed } from "../words/abbreviations.js";
import { isFiller, isFillerAt } from "../words/filler.js";
import { isStepAdverb } from "../words/times/granularity.js";
import type { Token } from "../words/token.js";
import type { CodedValues } from "./coded-values.js";
import type { Mentions } from "./mentions.js";

/** Words of the language itself that name values as well, such as the channel `Display`. */
const alsoNames = new Set(
  "display growth open closed close normal list report good general".split(" "),
);

/** Words of the language that are written as names where names stand: `brand is Only`. */
const isWrittenAsName = (tokens: readonly Token[], at: number): boolean => {
  const { text = "", word = "" } = tokens[at] ?? {};
  const before = tokens[at - 1];
  const isAfterName = before !== undefined && /^\p{Ll}/u.test(before.text);
  return isAfterName && /^\p{Lu}\p{Ll}{2,}$/u.test(text) && isFiller(word);
};

/** Tokens that explain themselves and may nevertheless be whole values. */
export const doubtfulIn = (tokens: readonly Token[]): readonly number[] =>
  tokens.flatMap((token, at) => {
    const isAbbreviation = isFiller(token.word) && countryNamed(token, true) !== undefined;
    const isDoubtful =
      alsoNames.has(token.word) ||
      isAbbreviation ||
      isStepName(tokens, at) ||
      isWrittenAsName(tokens, at);
    return !token.isQuoted && isDoubtful ? [at] : [];
  });

/** Words behind which a value may stand. */
export const leadsToValue =
  /^(is|are|was|were|for|of|only|not|in|on|without|except|excluding|and|or)$/;

/** `contract is yearly`, `for yearly contracts`: steps of time that stand where values stand. */
const isStepName = (tokens: readonly Token[], at: number): boolean =>
  isStepAdverb(tokens[at]?.word ?? "") && leadsToValue.test(tokens[at - 1]?.word ?? "");

/** A word that may be a value. */
export interface SoughtWord {
  readonly word: string;
  /** The letters that all its forms begin with. */
  readonly root: string;
  /** Whether nothing else explains it, unless as a slip: then it may be a value with a slip. */
  readonly isUnexplained: boolean;
}

/** The words that may be values: those that nothing else explains, or not well. */
export const wordsToLookUp = (
  tokens: readonly Token[],
  mentions: Mentions,
  codes: CodedValues,
): readonly SoughtWord[] => {
  const weak = mentions.found.flatMap(({ isWeak, at, length }) =>
    isWeak ? Array.from({ length }, (_, offset) => at + offset) : [],
  );
  const said = tokens.map(({ word }) => word);
  const strange = new Set([
    ...mentions.unknown,
    ...mentions.found.flatMap(({ slips }) => slips ?? []),
  ]);
  const words = [...mentions.unknown, ...weak, ...doubtfulIn(tokens)].flatMap((at) => {
    const token = tokens[at];
    if (token === undefined || token.word.trim().length < 2) return [];
    const isUnexplained = strange.has(at);
    const country = countryNamed(token, isFiller(token.word));
    if (country !== undefined)
      return [{ word: country.toLowerCase(), root: country, isUnexplained }];
    if (alsoNames.has(token.word) || isStepAdverb(token.word) || isWrittenAsName(tokens, at))
      return [{ word: token.word, root: token.word, isUnexplained }];
    if (!token.isQuoted && isFillerAt(said, at)) return [];
    const coded = (codes.get(token.stem) ?? []).map(({ value }) => ({
      word: value.toLowerCase(),
      root: value,
      isUnexplained: false,
    }));
    const root = token.isQuoted ? token.text : rootOf(token);
    return [{ word: token.word, root, isUnexplained }, ...coded];
  });
  return [...new Map(words.map((each) => [each.root, each])).values()].slice(0, 8);
};

/** The letters that all forms of a word begin with. */
export const rootOf = ({ word, stem }: Token): string => {
  let length = 0;
  while (length < stem.length && stem[length] === word[length]) length++;
  return length >= 3 ? word.slice(0, length) : word;
};
