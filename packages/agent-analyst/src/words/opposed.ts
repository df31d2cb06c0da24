import { stemOf } from "./stem.js";
import type { Token } from "./token.js";

/** `unpaid` says `not paid` where the model has a condition `Paid`, and no name `unpaid`. */
export const opposedTokens = (
  tokens: readonly Token[],
  isKnown: (word: string) => boolean,
  isCondition: (word: string) => boolean,
): readonly Token[] =>
  tokens.flatMap((token) => {
    const [, opposed] = /^(?:un|non)(\p{L}{3,})$/u.exec(token.word) ?? [];
    if (opposed === undefined || token.isQuoted || isKnown(token.word) || !isCondition(opposed))
      return [token];
    return ["not", opposed].map((word) => ({ ...token, word, stem: stemOf(word) }));
  });
