import type { Token } from "../token.js";
import type { Cue } from "./cue.js";

const shareWords = new Set(
  "share shares percentage percentages percent proportion fraction %".split(" "),
);

/** `share of`, `percentage`, `what % of`; the words of a member's own name are not asked here. */
export const findShare = (
  tokens: readonly Token[],
  isTaken: (at: number) => boolean,
): Cue<true> | undefined => {
  // `top 20%` asks for a part of the groups, and for no share of a figure.
  const isOfRank = (index: number): boolean =>
    tokens[index]?.word === "%" &&
    /^(top|bottom|best|worst|first)$/.test(tokens[index - 2]?.word ?? "");
  const at = tokens.findIndex(
    ({ word }, index) => shareWords.has(word) && !isTaken(index) && !isOfRank(index),
  );
  return at < 0 ? undefined : { meaning: true, at, length: 1 };
};
