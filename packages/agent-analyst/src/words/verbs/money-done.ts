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
  ["withdraw", "withdrawals"],
  ["contribute", "contributions"],
  ["invest", "investments"],
  ["repay", "repayments"],
  ["spend", "spend"],
]);

/** Up to so many words say who does it. */
const subjectMax = 4;

/** Whether a verb stands behind `did` and who did it: `did we`, `did clients in Leeds`. */
const isBehindSubject = (tokens: readonly Token[], at: number): boolean =>
  tokens
    .slice(Math.max(0, at - subjectMax - 1), at - 1)
    .some(({ word }) => /^(do|did|does)$/.test(word));

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
    const isDone = isBehindSubject(tokens, at);
    return noun === undefined || token.isQuoted || !isDone || !isName([noun])
      ? token
      : { ...token, word: noun, stem: stemOf(noun) };
  });
};
