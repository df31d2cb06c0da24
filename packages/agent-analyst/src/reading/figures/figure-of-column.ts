import type { Cube, Member } from "@embedded-analytics/domain";
import { stemOf } from "../../words/stem.js";
import { wordsOfName } from "../../words/token.js";

/**
 * The figure that a model has of a column of numbers: of the same table, made this way, with all words (stems) that
 * name the column and the fewest others, such as `Average score` of Score; undefined where two are as near.
 */
export const figureOfColumn = (
  members: Cube["members"],
  { source }: Member,
  said: readonly string[],
  aggregate: "sum" | "avg",
): Member | undefined => {
  const lengthOf = ({ title, name }: Member): number => wordsOfName(title || name).length;
  const hasAll = ({ title, name, synonyms }: Member): boolean =>
    [title || name, ...synonyms].some((text) => {
      const stems = wordsOfName(text).map(stemOf);
      return said.every((stem) => stems.includes(stem));
    });
  const [first, second] = members
    .filter(
      (member) =>
        member.kind === "measure" &&
        member.public &&
        member.aggregate === aggregate &&
        member.source?.cube === source?.cube &&
        hasAll(member),
    )
    .sort((left, right) => lengthOf(left) - lengthOf(right));
  return first === undefined || (second !== undefined && lengthOf(second) === lengthOf(first))
    ? undefined
    : first;
};
