import type { Cube } from "@embedded-analytics/domain";

/** What cubes and their members are called first. */
export const titlesIn = (cubes: readonly Cube[]): readonly string[] =>
  cubes.flatMap(({ title, members }) => [title, ...members.map((each) => each.title)]);

/** All that cubes and their members are called. */
export const namesIn = (cubes: readonly Cube[]): readonly string[] => [
  ...titlesIn(cubes),
  ...cubes.flatMap(({ members }) => members.flatMap(({ synonyms }) => synonyms)),
];
