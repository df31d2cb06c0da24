import { isFiller, isGlue } from "./filler.js";
import { numberOf } from "./number-word.js";
import { stemOf } from "./stem.js";
import type { Token } from "./token.js";

/** How models call what is given in percent. */
const rates = ["rate", "ratio", "quota", "percentage", "share"];

/** `loss %` is the loss rate, where the model has a figure of that name; `20 %` and `what % of` are none. */
export const percentAsRate = (
  tokens: readonly Token[],
  isName: (words: readonly string[]) => boolean,
): readonly Token[] =>
  tokens.flatMap((token, at) => {
    const isPercent = /^(%|percent|percentage|pct)$/.test(token.word) && !token.isQuoted;
    if (!isPercent) return token;
    const before = tokens.slice(Math.max(0, at - 2), at).map(({ word }) => word);
    const noun = before.at(-1) ?? "";
    if (isFiller(noun) || isGlue(noun) || numberOf(noun) !== undefined) return token;
    if (rates.includes(noun) && isName(before)) return [];
    const rate = [before, [noun]]
      .flatMap((words) => rates.map((word) => ({ words: [...words, word], word })))
      .find(({ words }) => isName(words))?.word;
    return rate === undefined ? token : { ...token, word: rate, stem: stemOf(rate) };
  });
