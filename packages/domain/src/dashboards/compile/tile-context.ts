import type { Tile } from "../definition/dashboard.js";
import type { Cube, DataModel } from "../../analytics/model/data-model.js";
import type { ActiveFilter } from "./active-filters.js";
import type { CivilDate } from "../../shared/dates/civil-date.js";
import { rangePredicate, valuesPredicate, type Predicate } from "./filter-predicate.js";
import { memberIn } from "./find-member.js";
import { sqlName } from "./sql-literal.js";

/** All that a tile's statement depends on, beside the tile. */
export interface TileContext {
  /** As the viewer may see it. */
  readonly model: DataModel;
  readonly filters: readonly ActiveFilter[];
  readonly today: CivilDate;
}

/** A filter that reaches a tile, as a condition on its cube. */
export interface ReachingFilter {
  readonly filter: ActiveFilter;
  readonly predicate: Predicate;
}

/** Whether a tile takes note of a filter, by its own words. */
export const listensTo = ({ ignore, listen }: Tile, name: string): boolean =>
  listen === undefined ? ignore?.includes(name) !== true : listen.includes(name);

/**
 * The conditions of a filter on a cube or view; undefined where it has no such member. `alias` is by what its
 * columns are qualified, where others stand beside it.
 */
export const conditionOn = (
  model: DataModel,
  cube: Cube,
  filter: ActiveFilter,
  alias?: string,
): ReachingFilter | undefined => {
  if (filter.kind === "grain") return undefined;
  const member = memberIn(model, cube, filter.member);
  if (member === undefined) return undefined;
  const name = sqlName(member.name);
  const column = alias === undefined ? name : `${sqlName(alias)}.${name}`;
  const predicate: Predicate =
    filter.kind === "range"
      ? { ok: true, sql: rangePredicate(column, filter.range) }
      : valuesPredicate(column, member.type, filter.values);
  return { filter, predicate };
};
