import type { Cube, DataModel } from "../../analytics/model/data-model.js";
import { closest } from "../../shared/text/closest.js";
import { findMember } from "../compile/find-member.js";
import type { Tile, TileQuery } from "../definition/dashboard.js";
import { parseMemberPath } from "../definition/member-path.js";
import { nearestMember, type Wanted } from "./nearest-member.js";

/** A member for each one that is not there, by its path. */
export type Replacements = ReadonlyMap<string, string>;

/** What a tile asks for by a path, and what the member is wanted for. */
interface Named {
  readonly path: string;
  readonly wanted: Wanted;
}

/**
 * The nearest member for each one that a tile of members asks for and that this viewer does not see: one
 * that is gone and one that is hidden are the same here, as everywhere. Undefined where nothing is
 * missing, where one of them has no such member, and where a condition is about one: what its values mean
 * for another member cannot be said, and they may be of hidden rows.
 */
export const replacementsFor = (
  { number, query = {} }: Pick<Tile, "number" | "query">,
  visible: DataModel,
): Replacements | undefined => {
  const { filters = [], segments = [] } = query;
  const isThere = (path: string): boolean => findMember(visible, path) !== undefined;
  const named = namedBy(number, query);
  const missing = named.filter(({ path }) => !isThere(path));
  if (missing.length === 0) return undefined;
  if (![...filters.map(({ member }) => member), ...segments].every(isThere)) return undefined;
  for (const cube of cubesFor(named, visible)) {
    const found = replacementsIn(cube, named);
    if (found !== undefined) return found;
  }
  return undefined;
};

const namedBy = (
  number: string | undefined,
  { measures = [], dimensions = [], time }: TileQuery,
): readonly Named[] => [
  ...(number === undefined ? [] : [{ path: number, wanted: "measure" as const }]),
  ...measures.map((path) => ({ path, wanted: "measure" as const })),
  ...dimensions.map((path) => ({ path, wanted: "dimension" as const })),
  ...(time === undefined ? [] : [{ path: time.member, wanted: "time" as const }]),
];

/** The cube or view that is asked, or those that may stand in its place, the likeliest first. */
const cubesFor = (named: readonly Named[], visible: DataModel): readonly Cube[] => {
  const open = visible.cubes.filter((cube) => cube.public);
  const asked = parseMemberPath(named[0]?.path ?? "");
  const own = open.find(({ name }) => name === asked?.cube);
  if (own !== undefined) return [own];
  const near = closest(
    asked?.cube ?? "",
    open.map(({ name }) => name),
  );
  // Another cube altogether has to have every member by its name, and be the only one.
  const whole = open.filter((cube) =>
    named.every(({ path }) =>
      cube.members.some(({ name }) => name === parseMemberPath(path)?.member),
    ),
  );
  return [...open.filter(({ name }) => name === near), ...(whole.length === 1 ? whole : [])];
};

const replacementsIn = (cube: Cube, named: readonly Named[]): Replacements | undefined => {
  const inCube = (name: string | undefined) => cube.members.find((each) => each.name === name);
  const taken = new Set(
    named.flatMap(({ path }) => inCube(parseMemberPath(path)?.member)?.name ?? []),
  );
  const found = new Map<string, string>();
  for (const { path, wanted } of named) {
    const asked = parseMemberPath(path);
    if (asked === undefined) return undefined;
    const own = inCube(asked.member);
    const member = own ?? nearestMember(cube, asked.member, wanted, taken);
    if (member === undefined) return undefined;
    taken.add(member.name);
    if (own === undefined || cube.name !== asked.cube)
      found.set(path, `${cube.name}.${member.name}`);
  }
  return found;
};
