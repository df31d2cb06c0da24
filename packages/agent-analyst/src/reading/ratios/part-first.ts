import type { Cube } from "@embedded-analytics/domain";
import type { Mention } from "../../mentions/mentions.js";
import { candidatesOf } from "../../mentions/roles.js";
import type { Token } from "../../words/token.js";
import { homeOfMember } from "../spans/times-of-table.js";

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

/**
 * Whether the first of two counts of the same rows is a part of the second, in whatever order they are named: the count that
 * comes first in the model is the one of all rows, and no share of it in some of them is below 100 %. Undefined where
 * neither is that one.
 */
export const isPartOf = (
  cube: Cube,
  first: { readonly member: string },
  second: { readonly member: string },
): boolean | undefined => {
  const [one, two] = [first, second].map((each) =>
    cube.members.find(({ name }) => name === each.member),
  );
  if (one?.aggregate !== "count" || two?.aggregate !== "count") return undefined;
  const home = homeOfMember(cube, one);
  if (homeOfMember(cube, two) !== home) return undefined;
  const all = cube.members.find(
    (each) => each.public && each.aggregate === "count" && homeOfMember(cube, each) === home,
  );
  return all === two ? true : all === one ? false : undefined;
};
