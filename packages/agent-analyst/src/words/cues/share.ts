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

/** `in shares`, as `as a share of the total` is read: parts of a whole are asked for, which a rate is not. */
export const asksParts = ({
  share,
  tokens,
}: {
  readonly share: Cue<true> | undefined;
  readonly tokens: readonly Token[];
}): boolean =>
  share !== undefined &&
  /^shares?$/.test(tokens[share.at]?.word ?? "") &&
  tokens[share.at - 1]?.word === "in";
