import type { Cube, DataModel } from "../../../analytics/model/data-model.js";
import { parseMemberPath } from "../../definition/member-path.js";
import { memberIn } from "../find-member.js";
import type { FromSource } from "./scope-level.js";
import type { SelectPlace } from "./select-scopes.js";
import type { FiltersPart, ReadSql } from "./sql-parts.js";

/** What a filter's condition is about. */
export interface BoundFilter {
  readonly cube: Cube;
  /** What qualifies its columns; undefined where the cube or view stands alone, and no parameter hides them. */
  readonly alias: string | undefined;
}

/** A cube or view of a FROM, with what its columns are qualified by there. */
interface NamedCube {
  readonly cube: Cube;
  readonly alias: string;
  /** Whether a condition beside it cannot name its columns. */
  readonly isOutOfReach: boolean;
}

/** Why a filter is about nothing at a place that was meant for it. */
export const unreached = "no cube or view in the FROM beside it has its member";

/** What filters mean at the places of one statement. */
export interface FilterBinder {
  /** The cubes and views in the FROM beside a place, in its order; one that stands there more often, twice. */
  readonly cubesAt: (place: SelectPlace) => readonly NamedCube[];
  /**
   * The cube or view that a filter over `member` means at a place, or why nobody can say: of those in the FROM
   * beside it the filter's own one, else the only one with the same member. Undefined where the filter does not
   * reach the place.
   */
  readonly bind: (member: string, part: FiltersPart) => BoundFilter | string | undefined;
}

/**
 * Binds filters in a statement. What it has found out it keeps: a statement may have as many places as
 * its dashboard has filters, and each pair of them asks.
 */
export const filterBinder = (model: DataModel, sql: ReadSql): FilterBinder => {
  const cubes = new Map(model.cubes.map((cube) => [cube.name.toLowerCase(), cube]));
  const mentioned = new Set(
    sql.words.flatMap((word) => {
      const cube = cubes.get(word.toLowerCase());
      return cube === undefined ? [] : [cube];
    }),
  );
  const has = (member: string, cube: Cube): boolean => memberIn(model, cube, member) !== undefined;
  const isElsewhere = remembered((member: string) =>
    [...mentioned].some((cube) => has(member, cube)),
  );
  const cubesIn = remembered((sources: readonly FromSource[]) => {
    const counts = new Map<string, number>();
    return sources.flatMap(({ table = "", alias, isOutOfReach }) => {
      const cube = cubes.get(table.toLowerCase());
      if (cube === undefined) return [];
      const key = `${isOutOfReach} ${cube.name}`;
      const count = (counts.get(key) ?? 0) + 1;
      counts.set(key, count);
      return count > 2 ? [] : [{ cube, alias, isOutOfReach }];
    });
  });
  const boundIn = remembered((sources: readonly FromSource[]) =>
    remembered((member: string) => {
      const reached = cubesIn(sources).filter(({ cube }) => has(member, cube));
      return oneOf(reached, member, sources.length > 1 || sql.hasParameters);
    }),
  );
  return {
    cubesAt: ({ sources }) => cubesIn(sources),
    bind: (member, { name, place: { sources } }) => {
      const bound = boundIn(sources)(member);
      if (bound !== undefined) return bound;
      // A place for one filter, or beside no cube or view at all, was meant for another SELECT.
      const isMeant = name !== undefined || cubesIn(sources).length === 0;
      return isMeant && isElsewhere(member) ? unreached : undefined;
    },
  };
};

const outOfReach = "where no WHERE can name its columns";

const oneOf = (
  reached: readonly NamedCube[],
  member: string,
  isQualified: boolean,
): BoundFilter | string | undefined => {
  const visible = reached.filter(({ isOutOfReach }) => !isOutOfReach);
  const named = visible.length > 0 ? visible : reached;
  const own = named.filter(({ cube }) => cube.name === parseMemberPath(member)?.cube);
  const [first, second] = own.length > 0 ? own : named;
  if (first === undefined) return undefined;
  if (first.isOutOfReach) return `${first.cube.name} stands in the FROM beside it ${outOfReach}`;
  if (second === undefined) {
    return { cube: first.cube, alias: isQualified ? first.alias : undefined };
  }
  return first.cube === second.cube
    ? `${first.cube.name} stands twice in the FROM beside it`
    : `${first.cube.name} and ${second.cube.name} in the FROM beside it both have its member`;
};

const remembered = <Key, Value>(find: (key: Key) => Value): ((key: Key) => Value) => {
  const found = new Map<Key, Value>();
  return (key) => {
    if (!found.has(key)) found.set(key, find(key));
    return found.get(key) as Value;
  };
};
