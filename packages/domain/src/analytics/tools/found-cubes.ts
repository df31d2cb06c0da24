import type { Cube, DataModel, Member } from "../data-model.js";
import type { SearchHit } from "../model-search.js";
import type { FoundCube, FoundMember } from "./tool-results.js";

/** How much of a model one search shows. */
const cubesMax = 10;
const membersMax = 60;

/** The cubes of the hits, best first, in each the members that were hit before the others. */
export const foundCubes = (model: DataModel, hits: readonly SearchHit[]): readonly FoundCube[] => {
  const hitMembers = new Map<string, Set<string>>();
  for (const { cube, member } of hits) {
    const members = hitMembers.get(cube) ?? new Set();
    hitMembers.set(cube, member === undefined ? members : members.add(member));
  }
  const byName = new Map(model.cubes.map((cube) => [cube.name, cube]));
  return [...hitMembers]
    .flatMap(([name, members]) => {
      const cube = byName.get(name);
      return cube === undefined ? [] : [foundCube(cube, [...members])];
    })
    .slice(0, cubesMax);
};

/** The first cubes of a model, for whoever searches for nothing in particular. */
export const firstCubes = (model: DataModel): readonly FoundCube[] =>
  model.cubes.slice(0, cubesMax).map((cube) => foundCube(cube, []));

const foundCube = (
  { name, kind, title, description, members }: Cube,
  first: readonly string[],
): FoundCube => {
  const byName = new Map(members.map((member) => [member.name, member]));
  const named = new Set([...first.filter((each) => byName.has(each)), ...byName.keys()]);
  const shown = [...named].slice(0, membersMax);
  return {
    name,
    type: kind,
    title,
    ...(description === undefined ? {} : { description }),
    members: shown.flatMap((each) => {
      const member = byName.get(each);
      return member === undefined ? [] : [foundMember(member)];
    }),
  };
};

const foundMember = ({ name, title, description, type, aggregate }: Member): FoundMember => ({
  name,
  title,
  description: description ?? "",
  type,
  ...(aggregate === undefined ? {} : { aggType: aggregate }),
});
