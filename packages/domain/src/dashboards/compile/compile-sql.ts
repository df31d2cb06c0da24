import type { Tile } from "../definition/dashboard.js";
import type { Cube } from "../../analytics/model/data-model.js";
import { invalid, type TileCompilation } from "./compiled-tile.js";
import { sqlParts } from "./sql-parts.js";
import { conditionOn, listensTo, type TileContext } from "./tile-context.js";
import type { ActiveFilter } from "./active-filters.js";

/**
 * A statement of the author's with conditions in the place of `{filters}` (all that reach it) and
 * `{filters.region}` (one), each in parentheses; `TRUE` where there is nothing to filter by. A filter
 * reaches it where a cube or view that the statement names has its member.
 */
export const compileSql = (tile: Tile, sql: string, context: TileContext): TileCompilation => {
  const read = sqlParts(sql);
  if (!read.ok) return invalid("/sql", read.problem);
  const words = new Set(read.words.map((word) => word.toLowerCase()));
  const cubes = context.model.cubes.filter(({ name }) => words.has(name.toLowerCase()));
  const applied = new Set<string>();
  const problems = new Map<string, string>();
  const conditionOf = (filter: ActiveFilter): readonly string[] => {
    const reaching = firstOf(cubes, (cube) => conditionOn(context.model, cube, filter));
    if (reaching === undefined) return [];
    if (!reaching.predicate.ok) {
      problems.set(`/filters/${filter.name}`, reaching.predicate.problem);
      return [];
    }
    applied.add(filter.name);
    return [reaching.predicate.sql];
  };
  const text = read.parts.map((part) => {
    if (part.kind === "text") return part.text;
    const wanted = context.filters.filter(({ name }) =>
      part.name === undefined ? listensTo(tile, name) : name === part.name,
    );
    const conditions = wanted.flatMap(conditionOf);
    return conditions.length === 0 ? "TRUE" : `(${conditions.join(" AND ")})`;
  });
  const [problem] = problems;
  if (problem !== undefined) return invalid(...problem);
  return {
    kind: "compiled",
    sql: text.join("").trim(),
    columns: undefined,
    filters: [...applied],
  };
};

const firstOf = <Found>(
  cubes: readonly Cube[],
  find: (cube: Cube) => Found | undefined,
): Found | undefined => {
  for (const cube of cubes) {
    const found = find(cube);
    if (found !== undefined) return found;
  }
  return undefined;
};
