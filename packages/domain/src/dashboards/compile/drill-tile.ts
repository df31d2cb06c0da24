import * as Result from "effect/Result";
import type { Problem } from "../../shared/failure/failure.js";
import { utf8Length } from "../../shared/text/text-rules.js";
import type { Tile, TileQuery } from "../definition/dashboard.js";
import type { FilterScalar } from "./sql-literal.js";

/** A value of a dimension below which a viewer looks; `null` stands for rows that have none. */
export interface DrillStep {
  readonly member: string;
  readonly value: FilterScalar | null;
}

/** A tile as it is below some values. */
export interface DrilledTile {
  readonly tile: Tile;
  /** Where in the request the cause of a problem stands whose pointer leads into this tile. */
  readonly pointerOf: (pointer: string) => string;
}

/** Of one value: longer ones would make the statement too long, which is said of filters only. */
export const valueBytesMax = 4096;

/** The members into which a click on a tile goes; undefined where it does something else. */
export const drillOf = ({ click }: Tile): readonly string[] | undefined =>
  typeof click === "object" && "drill" in click ? click.drill : undefined;

/**
 * The tile with the next member of its drill in the place of each step's, limited to the rows with the
 * step's value. The steps name values alone, and the stored tile says what they lead to, so that a page
 * cannot ask for other columns. Each value is a filter of the query, and so a literal of its statement.
 */
export const drillTile = (
  tile: Tile,
  steps: readonly DrillStep[],
): Result.Result<DrilledTile, readonly Problem[]> => {
  if (steps.length === 0) return Result.succeed({ tile, pointerOf: (pointer) => pointer });
  const members = drillOf(tile);
  if (members === undefined || tile.query === undefined) {
    return fail("/drill", "must not be there: the tile has no drill");
  }
  let query = tile.query;
  for (const [at, step] of steps.entries()) {
    const next = members[at];
    if (next === undefined) {
      return fail(`/drill/${at}`, "goes deeper than the tile: its drill ends before");
    }
    if (query.dimensions?.includes(step.member) !== true) {
      return fail(`/drill/${at}`, "must name a dimension that the tile shows there");
    }
    if (typeof step.value === "string" && utf8Length(step.value) > valueBytesMax) {
      return fail(`/drill/${at}/value`, `must be at most ${valueBytesMax} bytes long`);
    }
    query = below(query, step, next);
  }
  const own = tile.query.filters?.length ?? 0;
  return Result.succeed({
    tile: { ...tile, query },
    pointerOf: (pointer) => pointerInRequest(pointer, own),
  });
};

const below = (
  { dimensions = [], filters = [], order = {}, ...query }: TileQuery,
  { member, value }: DrillStep,
  next: string,
): TileQuery => ({
  ...query,
  dimensions: [...new Set(dimensions.map((path) => (path === member ? next : path)))],
  filters: [
    ...filters,
    value === null
      ? { member, operator: "notSet" }
      : { member, operator: "equals", values: [value] },
  ],
  order: Object.fromEntries(Object.entries(order).filter(([path]) => path !== member)),
});

/** Filters of the query behind its own are those of the steps, in their order. */
const pointerInRequest = (pointer: string, own: number): string => {
  const at = Number(/^\/query\/filters\/(\d+)\//.exec(pointer)?.[1] ?? -1) - own;
  return at < 0 ? pointer : `/drill/${at}/value`;
};

const fail = (pointer: string, message: string): Result.Result<never, readonly Problem[]> =>
  Result.fail([{ pointer, message }]);
