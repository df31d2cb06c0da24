import * as Result from "effect/Result";
import type { DashboardFilter, DashboardRow, Tile } from "../definition/dashboard.js";
import { parseDefinition } from "../definition/parse-definition.js";

/**
 * A tile with what it was before it was repaired, the last one first. An editor who repairs a tile does not
 * see what it was, and so cannot put it back: the service keeps it, shows it to nobody, and puts it back.
 */
export interface StoredTile extends Tile {
  readonly former?: readonly Tile[] | undefined;
}

/** A row of such tiles. */
export interface StoredRow extends DashboardRow {
  readonly tiles: readonly StoredTile[];
}

/** What tiles were, by their ids. It stands beside the rows, so that these are read as any others. */
export type Former = Readonly<Record<string, readonly Tile[]>>;

/** So many repairs of one tile can be taken back. */
const formerMax = 5;

/** What is stored of former tiles, as far as it is understood. */
export const readFormer = (value: unknown, filters: readonly DashboardFilter[]): Former => {
  if (typeof value !== "object" || value === null) return {};
  return Object.fromEntries(
    Object.entries(value).flatMap(([id, tiles]) => {
      const read = (Array.isArray(tiles) ? tiles : []).flatMap((tile: unknown) => {
        const parsed = Result.getOrUndefined(
          parseDefinition({ filters, rows: [{ tiles: [tile] }] }),
        );
        return parsed?.rows[0]?.tiles ?? [];
      });
      return read.length === 0 ? [] : [[id, read]];
    }),
  );
};

/** Rows whose tiles have what they were. */
export const withFormer = (rows: readonly DashboardRow[], former: Former): readonly StoredRow[] =>
  rows.map((row) => ({
    ...row,
    tiles: row.tiles.map((tile) =>
      Object.hasOwn(former, tile.id) ? { ...tile, former: former[tile.id] } : tile,
    ),
  }));

/** The rows as they are shown, and what their tiles were; what a removed tile was goes with it. */
export const splitFormer = (
  rows: readonly StoredRow[],
): { readonly rows: readonly DashboardRow[]; readonly former: Former } => {
  const former = rows.flatMap(({ tiles }) =>
    tiles.flatMap((tile) => (tile.former === undefined ? [] : [[tile.id, tile.former] as const])),
  );
  return {
    rows: rows.map((row) => ({
      ...row,
      tiles: row.tiles.map(({ former: _former, ...tile }) => tile),
    })),
    former: Object.fromEntries(former),
  };
};

/** A tile in the place of another one, which is kept. */
export const repaired = ({ former = [], ...tile }: StoredTile, value: Tile): StoredTile => ({
  ...value,
  former: [tile, ...former].slice(0, formerMax),
});

/** The tile as it was before it was repaired last; undefined where it was not. */
export const restored = ({ former = [] }: StoredTile): StoredTile | undefined => {
  const [last, ...others] = former;
  if (last === undefined) return undefined;
  return others.length === 0 ? last : { ...last, former: others };
};
