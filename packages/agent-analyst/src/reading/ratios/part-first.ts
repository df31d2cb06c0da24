import type { Mention } from "../../mentions/mentions.js";
import { candidatesOf } from "../../mentions/roles.js";
import type { Token } from "../../words/token.js";

/**
 * Of two figures of a share, whether the first one is the part: `a as % of b`, `a % of b`, `% a of b` and `share of a in b`
 * name it first, and `share of b that is a` the whole.
 */
export const isPartFirst = (
  tokens: readonly Token[],
  share: number,
  mentions: readonly Mention[],
): boolean => {
  const figures = mentions.filter((each) => candidatesOf(each).measure !== undefined);
  const [first, second] = figures;
  if (first === undefined || second === undefined) return false;
  const wordAt = (at: number): string => tokens[at]?.word ?? "";
  const end = first.at + first.length;
  if (/^(as|in)$/.test(wordAt(share - 1)) || wordAt(share - 2) === "as") return true;
  if (end <= share) return wordAt(share + 1) === "of" && second.at > share;
  // `% of a` may be the whole; `% a of b` has the part right behind it.
  if (first.at === share + 1) return wordAt(end) === "of";
  return wordAt(share + 1) === "of" && /^(in|over|against|within)$/.test(wordAt(end)) && second.at - end <= 2; // prettier-ignore
};
