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
  const at = tokens.findIndex(({ word }, index) => shareWords.has(word) && !isTaken(index));
  return at < 0 ? undefined : { meaning: true, at, length: 1 };
};
