import type { Tile } from "../definition/dashboard.js";
import { jsonPointer } from "../../shared/json/json-pointer.js";
import { utf8Length } from "../../shared/text/text-rules.js";
import { queryBytesMax } from "../../analytics/query/parse-query.js";
import { compileNumber } from "./compile-number.js";
import { compileQuery } from "./compile-query.js";
import { compileSql } from "./compile-sql.js";
import { invalid, type TileCompilation, type TilePart } from "./compiled-tile.js";
import type { TileContext } from "./tile-context.js";

/**
 * The statement of a tile for one viewer, as a person would write it; the same guard runs it that runs
 * the statements of people. Values of filters are in it as literals of their own (`sql-literal.ts`).
 * Pure: `today` is the day in the viewer's zone.
 */
export const compileTile = (tile: Tile, context: TileContext, part: TilePart): TileCompilation => {
  const compiled = compile(tile, context, part);
  if (compiled.kind !== "compiled" || utf8Length(compiled.sql) <= queryBytesMax) return compiled;
  const longest = context.filters.toSorted((left, right) => sizeOf(right) - sizeOf(left))[0];
  return invalid(
    longest === undefined ? "" : `/filters${jsonPointer([longest.name])}`,
    `has too many values: the tile's statement must be at most ${queryBytesMax} bytes long`,
  );
};

const compile = (tile: Tile, context: TileContext, part: TilePart): TileCompilation => {
  if (part === "spark" && tile.spark !== true) {
    return invalid("/part", "must be value: the tile has no spark");
  }
  if (tile.sql !== undefined) return compileSql(tile, tile.sql, context);
  if (tile.number !== undefined) return compileNumber(tile, tile.number, context, part);
  if (tile.query !== undefined) return compileQuery(tile, tile.query, context);
  return invalid("", "The tile is a text: it asks nothing");
};

const sizeOf = (filter: TileContext["filters"][number]): number =>
  filter.kind === "values" ? filter.values.length : 0;
