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

/** These ask for the sum of what anybody did; what others donate may be a number of gifts as well. */
const ofAnybody = /^(withdraw|contribute|invest|repay)$/;

/** Whether a verb stands behind `did` and who did it: `did we refund`, `did clients in Leeds withdraw`. */
const isBehindSubject = (tokens: readonly Token[], at: number): boolean =>
  ofAnybody.test(tokens[at]?.word ?? "")
    ? tokens
        .slice(Math.max(0, at - subjectMax - 1), at - 1)
        .some(({ word }) => /^(do|did|does)$/.test(word))
    : /^(we|they|you|i|people|customers|members)$/.test(tokens[at - 1]?.word ?? "") &&
      /^(do|did|does|have|has)$/.test(tokens[at - 2]?.word ?? "");

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
