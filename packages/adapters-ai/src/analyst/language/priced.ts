import { stemOf } from "./stem.js";
import type { Token } from "./token.js";

const said = new Map<string, readonly string[]>([
  ["cheapest", ["lowest"]],
  ["priciest", ["highest"]],
  ["dearest", ["highest"]],
  ["expensive", []],
  ["pricey", []],
]);
const prices = ["price", "fee", "rate", "cost"];

/** `cheapest` and `most expensive` speak of what the model calls a price: `lowest price`, `most price`. */
export const pricedTokens = (
  tokens: readonly Token[],
  isKnown: (word: string) => boolean,
): readonly Token[] => {
  const price = prices.find((word) => isKnown(word));
  return tokens.flatMap((token) => {
    const ranks = said.get(token.word);
    if (ranks === undefined || token.isQuoted || price === undefined || isKnown(token.word))
      return [token];
    return [...ranks, price].map((word) => ({ ...token, word, stem: stemOf(word) }));
  });
};
