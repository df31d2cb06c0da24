import { stemOf } from "../stem.js";
import type { Token } from "../token.js";

/** What models call the money that such a verb gives or takes. */
const nouns = new Map([
  ["refund", "refunds"],
  ["reimburse", "reimbursements"],
  ["discount", "discounts"],
  ["credit", "credits"],
  ["tip", "tips"],
  ["donate", "donations"],
  ["deposit", "deposits"],
  ["fine", "fines"],
]);

/**
 * `how much did we refund` asks for the Refunds, where the model has that name, and not for those things that were refunded.
 */
export const moneyDone = (
  tokens: readonly Token[],
  isName: (words: readonly string[]) => boolean,
): readonly Token[] => {
  const [how, much] = tokens.map(({ word }) => word);
  if (how !== "how" || much !== "much") return tokens;
  return tokens.map((token, at) => {
    const noun = nouns.get(token.word);
    const isDone =
      /^(we|they|you|i|people|customers|members)$/.test(tokens[at - 1]?.word ?? "") &&
      /^(do|did|does|have|has)$/.test(tokens[at - 2]?.word ?? "");
    return noun === undefined || token.isQuoted || !isDone || !isName([noun])
      ? token
      : { ...token, word: noun, stem: stemOf(noun) };
  });
};
