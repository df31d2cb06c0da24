import type { Cube, Member } from "@embedded-analytics/domain";
import type { Token } from "../../words/token.js";
import { homeOf, isCalled, namesOf } from "./others.js";

/** What a cube has a row for each of, where words name them: its count, or one of some of them, such as `Members`. */
export const listedIn = (cube: Cube, subject: readonly Token[]): Member | undefined => {
  const home = homeOf(cube);
  const counts = cube.members.filter((each) => each.aggregate === "count" && each.public);
  const [count] = counts;
  if (home === undefined || count === undefined) return undefined;
  const names = [cube.name, cube.title, ...cube.synonyms, count.title, ...count.synonyms, home];
  return isCalled(subject, names)
    ? count
    : counts.find(
        (each) => (each.source?.cube ?? cube.name) === home && isCalled(subject, namesOf(each)),
      );
};
