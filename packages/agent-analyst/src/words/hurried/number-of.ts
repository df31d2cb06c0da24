import { stemOf } from "../stem.js";
import type { Token } from "../token.js";

/** How the number of a thing is cut short behind its noun. */
export const shortNumber = /^(no|nr|num|nbr)$/;

const closing = /^(and|or|by|per|in|for|of|with|from|this|last)$/;

/** `flight no` is the flight number, where the model has one and nothing follows that `no` could deny; `no of flights` counts them. */
export const numbersInFull = (
  tokens: readonly Token[],
  isName: (words: readonly string[]) => boolean,
): readonly Token[] =>
  tokens.map((token, at) => {
    // `# orders by month` counts them.
    if (token.word === "#" && at === 0 && !token.isQuoted) return asNumber(token);
    if (!shortNumber.test(token.word) || token.isQuoted) return token;
    const [before, next] = [tokens[at - 1], tokens[at + 1]];
    const isOfNoun =
      before !== undefined &&
      (next === undefined || next.isBehindComma === true || closing.test(next.word)) &&
      isName([before.word, "number"]);
    return isOfNoun || next?.word === "of" ? asNumber(token) : token;
  });

const asNumber = (token: Token): Token => ({ ...token, word: "number", stem: stemOf("number") });
