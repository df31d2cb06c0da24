import { stemOf } from "./stem.js";
import { unitOf } from "./times/time-words.js";
import type { Token } from "./token.js";

const said = new Map<string, readonly string[]>([
  ["cheapest", ["lowest"]],
  ["priciest", ["highest"]],
  ["dearest", ["highest"]],
  ["expensive", []],
  ["pricey", []],
]);
const limiting = new Set("more less over under above below at between exactly".split(" "));

/** The words that say what things of a name cost; undefined where nothing does. */
type PricesOf = (noun: string) => readonly string[] | undefined;

/** `cheapest` and `most expensive` speak of what the model calls a price: `lowest price`, `most price`. */
export const pricedTokens = (
  tokens: readonly Token[],
  isKnown: (word: string) => boolean,
  pricesOf: PricesOf,
): readonly Token[] =>
  tokens.flatMap((token, at) => {
    // `which … cost more than 5` asks for prices, not for what we pay ourselves.
    const isVerb = /^cost(s|ing)?$/.test(token.word) && limiting.has(tokens[at + 1]?.word ?? "");
    if (isVerb && at > 1 && pricesOf("")?.[0] === "price")
      return [{ ...token, word: "price", stem: stemOf("price") }];
    const ranks = said.get(token.word);
    if (ranks === undefined || token.isQuoted || isKnown(token.word)) return [token];
    const isNamed = isNamedBehind(tokens, at, isKnown);
    const price = isNamed ? [] : pricesOf(tokens[at + 1]?.word ?? "");
    if (price === undefined) return [token];
    return [...ranks, ...price].map((word) => ({ ...token, word, stem: stemOf(word) }));
  });

/** `cheapest month for fares`, `cheapest depot by price`: the figure is named. */
const isNamedBehind = (
  tokens: readonly Token[],
  at: number,
  isKnown: (word: string) => boolean,
): boolean => {
  const joint = tokens.findIndex(({ word }, place) => place > at + 1 && /^(by|for)$/.test(word));
  const isOf = tokens[joint]?.word === "by" || unitOf(tokens[at + 1]?.word) !== undefined;
  return joint > 0 && isOf && isKnown(tokens[joint + 1]?.word ?? "");
};
