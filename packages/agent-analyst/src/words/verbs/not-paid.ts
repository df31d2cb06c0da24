import { stemOf } from "../stem.js";
import type { Token } from "../token.js";

const joint = /^(have|has|haven|hasn|havent|hasnt|t|not|been|yet|still|are|is|that|which|never)$/;
const denial = /^(haven|hasn|havent|hasnt|not|never)$/;

/**
 * `invoices that haven't been paid yet` as `unpaid invoices`, where the model has that name; elsewhere the words stay as they
 * are. Sums that are called unpaid are none of it: invoices are counted.
 */
export const notPaid = (
  tokens: readonly Token[],
  isName: (words: readonly string[]) => boolean,
): readonly Token[] => {
  const paid = tokens.findIndex(({ word, isQuoted }) => word === "paid" && !isQuoted);
  const things = tokens.slice(0, Math.max(paid, 0)).findLastIndex(({ word }) => !joint.test(word));
  const first = tokens[things];
  const between = tokens.slice(things + 1, paid);
  if (first === undefined || !between.some(({ word }) => denial.test(word))) return tokens;
  if (!isName(["unpaid", first.word])) return tokens;
  const end = tokens[paid + 1]?.word === "yet" ? paid + 2 : paid + 1;
  const text = tokens
    .slice(things + 1, end)
    .map((token) => token.text)
    .join(" ");
  const unpaid = { ...first, text, word: "unpaid", stem: stemOf("unpaid") };
  return [...tokens.slice(0, things), unpaid, first, ...tokens.slice(end)];
};
