import type { Cube, DataModel, Member } from "@embedded-analytics/domain";
import { stemOf } from "../../words/stem.js";
import { wordsOfName } from "../../words/token.js";

/** A dimension that says which one a row is, and the figure that counts those rows under the same name. */
export interface RowName {
  readonly member: Member;
  readonly count: Member;
}

const homeOf = (cube: Cube, { source }: Member): string => source?.cube ?? cube.name;

const stemsOf = (text: string): string => wordsOfName(text).map(stemOf).join(" ");

/** The figures that count rows, by the cube whose rows they count. */
export const countsOf = ({ cubes }: DataModel): ReadonlyMap<string, readonly Member[]> => {
  const counts = new Map<string, Member[]>();
  for (const cube of cubes)
    for (const member of cube.members)
      if (member.aggregate === "count" && member.public && member.synonyms.length > 0)
        counts.set(homeOf(cube, member), [...(counts.get(homeOf(cube, member)) ?? []), member]);
  return counts;
};

/**
 * `Cardholder` of a loan, where `Cardholders` are counted elsewhere and called `members` too: each of them is a member.
 * The two have one title, in the singular and in the plural, and come from one cube.
 */
export const namesOfRows = (
  cube: Cube,
  counts: ReadonlyMap<string, readonly Member[]>,
): readonly RowName[] =>
  cube.members.flatMap((member) => {
    if (member.kind !== "dimension" || member.type !== "string" || !member.public) return [];
    const title = stemsOf(member.title || member.name);
    const count = (counts.get(homeOf(cube, member)) ?? []).find(
      (each) => stemsOf(each.title) === title,
    );
    return count === undefined ? [] : [{ member, count }];
  });
