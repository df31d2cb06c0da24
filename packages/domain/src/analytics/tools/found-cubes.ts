import type { Cube, DataModel, Member } from "../model/data-model.js";
import type { SearchHit } from "../model/model-search.js";
import type { FoundCube, FoundMember, SvcMetaResult } from "./tool-results.js";

/** How much of a model one search shows. */
const cubesMax = 10;
const membersMax = 60;

/** What a search shows, and how many cubes there are where it does not show all of them (D11). */
export type ShownCubes = Pick<SvcMetaResult, "cubes" | "totalCubes">;

/** The cubes of the hits, best first, in each the members that were hit before the others. */
export const foundCubes = (model: DataModel, hits: readonly SearchHit[]): ShownCubes => {
  const hitMembers = new Map<string, Set<string>>();
  for (const { cube, member } of hits) {
    const members = hitMembers.get(cube) ?? new Set();
    hitMembers.set(cube, member === undefined ? members : members.add(member));
  }
  const byName = new Map(model.cubes.map((cube) => [cube.name, cube]));
  const found = [...hitMembers].flatMap(([name, members]) => {
    const cube = byName.get(name);
    return cube === undefined ? [] : [{ cube, first: [...members] }];
  });
  return shown(found);
};

/** The first cubes of a model, for a search for nothing in particular. */
export const firstCubes = ({ cubes }: DataModel): ShownCubes =>
  shown(cubes.map((cube) => ({ cube, first: [] })));

const shown = (
  found: readonly { readonly cube: Cube; readonly first: readonly string[] }[],
): ShownCubes => ({
  cubes: found.slice(0, cubesMax).map(({ cube, first }) => foundCube(cube, first)),
  ...(found.length > cubesMax ? { totalCubes: found.length } : {}),
});

const foundCube = (
  { name, kind, title, description, members }: Cube,
  first: readonly string[],
): FoundCube => {
  const byName = new Map(members.map((member) => [member.name, member]));
  const named = new Set([...first.filter((each) => byName.has(each)), ...byName.keys()]);
  const names = [...named].slice(0, membersMax);
  return {
    name,
    type: kind,
    title,
    ...(description === undefined ? {} : { description }),
    members: names.flatMap((each) => {
      const member = byName.get(each);
      return member === undefined ? [] : [foundMember(member)];
    }),
    ...(named.size > membersMax ? { totalMembers: named.size } : {}),
  };
};

const foundMember = ({ name, title, description, type, aggregate }: Member): FoundMember => ({
  name,
  title,
  description: description ?? "",
  type,
  ...(aggregate === undefined ? {} : { aggType: aggregate }),
});
