import { isFiller, isGlue } from "./filler.js";
import { numberOf } from "./number-word.js";
import { stemOf } from "./stem.js";
import type { Token } from "./token.js";

/** How models call what is given in percent. */
const rates = ["rate", "ratio", "quota", "percentage", "share"];

/**
 * `loss %` is the loss rate, and `cancellation ratio` the cancellation rate, where the model has a figure of that name and none
 * that is called as it was said; `20 %` and `what % of` are none.
 */
export const percentAsRate = (
  tokens: readonly Token[],
  isName: (words: readonly string[]) => boolean,
): readonly Token[] =>
  tokens.flatMap((token, at) => {
    const isPercent = /^(%|percent|percentage|pct|rate|ratio)$/.test(token.word) && !token.isQuoted;
    if (!isPercent) return token;
    const before = tokens.slice(Math.max(0, at - 2), at).map(({ word }) => word);
    if (/^rat/.test(token.word) && isOwnName(tokens, at, isName)) return token;
    const noun = before.at(-1) ?? "";
    if (isFiller(noun) || isGlue(noun) || numberOf(noun) !== undefined) return token;
    if (rates.includes(noun) && isName(before)) return [];
    const rate = [tokens.slice(Math.max(0, at - 3), at).map(({ word }) => word), before, [noun]]
      .flatMap((words) => rates.map((word) => ({ words: [...words, word], word })))
      .find(({ words }) => isName(words))?.word;
    return rate === undefined ? token : { ...token, word: rate, stem: stemOf(rate) };
  });

/** Whether the model has a name with this very word in it: `approval rate` beside an `Approval ratio`, and `rate per night`. */
const isOwnName = (
  tokens: readonly Token[],
  at: number,
  isName: (words: readonly string[]) => boolean,
): boolean =>
  [-3, -2, -1, 0].some((from) =>
    [1, 2, 3].some((to) => {
      const words = tokens.slice(Math.max(0, at + from), at + to).map(({ word }) => word);
      return words.length > 1 && isName(words);
    }),
  );
