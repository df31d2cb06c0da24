import type { Tile } from "../definition/dashboard.js";
import type { ActiveFilter } from "./active-filters.js";
import { filterBinder } from "./statement/bind-filter.js";
import { invalid, type TileCompilation } from "./compiled-tile.js";
import { joinedParts, sqlParts, type FiltersPart } from "./statement/sql-parts.js";
import { conditionOn, listensTo, type TileContext } from "./tile-context.js";

/**
 * A statement of the author's with conditions in the place of `{filters}` (all that reach it) and
 * `{filters.region}` (one), each in parentheses; `TRUE` where there is nothing to filter by. A filter
 * reaches a place where the FROM beside it names a cube or view with its member, and is about that one alone.
 */
export const compileSql = (tile: Tile, sql: string, context: TileContext): TileCompilation => {
  const read = sqlParts(sql);
  if (!read.ok) return invalid("/sql", read.problem);
  const { bind } = filterBinder(context.model, read);
  const applied = new Set<string>();
  const problems = new Map<string, string>();
  const conditionOf = (filter: ActiveFilter, part: FiltersPart): readonly string[] => {
    if (filter.kind === "grain") return [];
    const fail = (problem: string): readonly string[] => {
      problems.set(`/filters/${filter.name}`, problem);
      return [];
    };
    const bound = bind(filter.member, part);
    if (typeof bound === "string") return fail(`has no place in the tile's statement: ${bound}`);
    const reaching = bound && conditionOn(context.model, bound.cube, filter, bound.alias);
    if (reaching === undefined) return [];
    if (!reaching.predicate.ok) return fail(reaching.predicate.problem);
    applied.add(filter.name);
    return [reaching.predicate.sql];
  };
  const text = joinedParts(read.parts, (part) => {
    const wanted = context.filters.filter(({ name }) =>
      part.name === undefined ? listensTo(tile, name) : name === part.name,
    );
    const conditions = wanted.flatMap((filter) => conditionOf(filter, part));
    return conditions.length === 0 ? "TRUE" : `(${conditions.join(" AND ")})`;
  });
  const [problem] = problems;
  if (problem !== undefined) return invalid(...problem);
  return {
    kind: "compiled",
    sql: text.trim(),
    columns: undefined,
    filters: [...applied],
  };
};
