import type { DashboardDefinition, Tile } from "../definition/dashboard.js";
import type { Cube, DataModel } from "../../analytics/model/data-model.js";
import { findCube, findMember } from "../compile/find-member.js";
import { sqlParts } from "../compile/sql-parts.js";
import { membersOf } from "../check/model-problems.js";

/** A tile that asks for what its viewer may not see, or what is not there: nothing of it is said. */
export interface UnavailableTile {
  readonly id: string;
  readonly width?: number | undefined;
  readonly unavailable: true;
}

/** A definition as one viewer may read it. */
export interface ViewedDefinition extends Omit<DashboardDefinition, "rows"> {
  readonly rows: readonly {
    readonly height?: number | undefined;
    readonly tiles: readonly (Tile | UnavailableTile)[];
  }[];
}

/**
 * The definition without the tiles and filters that name what this viewer may not see (H1): such a tile
 * keeps its place alone, since its title and its query would name what it shows. Of what a tile says
 * about filters, and of what its clicks hand over, the hidden members alone are taken out: they never
 * reach this viewer's figures.
 */
export const viewedDefinition = (
  definition: DashboardDefinition | ViewedDefinition,
  model: DataModel,
  visible: DataModel,
): ViewedDefinition => ({
  ...definition,
  filters: definition.filters.filter(
    ({ member }) => member === undefined || findMember(visible, member) !== undefined,
  ),
  rows: definition.rows.map((row) => ({
    ...row,
    tiles: row.tiles.map((tile) => {
      if ("unavailable" in tile) return tile;
      return isAvailable(tile, model, visible)
        ? withoutHiddenNames(tile, model, visible)
        : unavailable(tile);
    }),
  })),
});

/** Whether a viewer may see all that a tile shows. */
export const isAvailable = (tile: Tile, model: DataModel, visible: DataModel): boolean =>
  membersOf(tile).every(([, path]) => findMember(visible, path) !== undefined) &&
  (tile.sql === undefined || isReadable(tile, tile.sql, model, visible));

/**
 * Whether a statement, and what the tile says of its columns, names no cube or member that is hidden.
 * Any of its words that is the name of a hidden member of a cube which it asks counts, also where it is
 * meant as another name: the statement is not shown rather than once too often.
 */
const isReadable = (tile: Tile, sql: string, model: DataModel, visible: DataModel): boolean => {
  const read = sqlParts(sql);
  if (!read.ok) return false;
  const words = new Set([...read.words, ...columnsOf(tile)].map((word) => word.toLowerCase()));
  return model.cubes
    .filter(({ name }) => words.has(name.toLowerCase()))
    .every((cube) => hidesNoneOf(words, cube, findCube(visible, cube.name)));
};

/** The columns that a tile names beside its statement, which may select all of a view by `*`. */
const columnsOf = ({ number, chart, table, vega }: Tile): readonly string[] => {
  const channels =
    typeof chart === "object" ? [chart.x, chart.y, chart.color, chart.size] : [number];
  const columns = typeof table === "object" ? Object.keys(table.columns ?? {}) : [];
  // A field of a specification stands at many places of it: each of its words counts.
  return [...channels, ...columns, JSON.stringify(vega)].flatMap(
    (text) => text?.match(/[A-Za-z_][A-Za-z0-9_]*/g) ?? [],
  );
};

const hidesNoneOf = (words: ReadonlySet<string>, cube: Cube, seen: Cube | undefined): boolean => {
  if (seen === undefined) return false;
  const names = new Set(seen.members.map(({ name }) => name));
  return cube.members.every(({ name }) => names.has(name) || !words.has(name.toLowerCase()));
};

const withoutHiddenNames = (tile: Tile, model: DataModel, visible: DataModel): Tile => {
  const isShown = (name: string): boolean =>
    findMember(model, name) === undefined || findMember(visible, name) !== undefined;
  const { ignore, listen, click } = tile;
  const handed = typeof click === "object" && "with" in click ? click.with : undefined;
  if ([...(ignore ?? []), ...(listen ?? []), ...(handed ?? [])].every(isShown)) return tile;
  return {
    ...tile,
    ...(ignore && { ignore: ignore.filter(isShown) }),
    ...(listen && { listen: listen.filter(isShown) }),
    ...(typeof click === "object" &&
      handed && { click: { ...click, with: handed.filter(isShown) } }),
  };
};

const unavailable = ({ id, width }: Tile): UnavailableTile => ({
  id,
  ...(width === undefined ? {} : { width }),
  unavailable: true,
});
