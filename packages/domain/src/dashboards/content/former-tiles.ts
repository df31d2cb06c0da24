import * as Result from "effect/Result";
import type { DashboardFilter, DashboardRow, Tile } from "../definition/dashboard.js";
import { parseDefinition, parseTile } from "../definition/parse-definition.js";

/**
 * A tile with what it was before it was repaired, the last one first. An editor who repairs a tile does not
 * see what it was, and so cannot put it back: the service keeps it, shows it to nobody, and puts it back.
 */
export interface StoredTile extends Tile {
  readonly former?: readonly unknown[] | undefined;
}

/** A row of such tiles. */
export interface StoredRow extends DashboardRow {
  readonly tiles: readonly StoredTile[];
}

/**
 * What tiles were, by their ids, as it was stored: it is read when it is restored, since until then its filters
 * may go and come again. It stands beside the rows, so that these are read like all others.
 */
export type Former = Readonly<Record<string, readonly unknown[]>>;

/** So many repairs of one tile can be taken back. */
export const formerMax = 5;

/** What is stored of former tiles. */
export const readFormer = (value: unknown): Former =>
  typeof value !== "object" || value === null
    ? {}
    : Object.fromEntries(
        Object.entries(value).filter(
          (entry): entry is [string, readonly unknown[]] =>
            Array.isArray(entry[1]) && entry[1].length > 0,
        ),
      );

/** The former tiles whose form this release understands, whatever filters there are. */
export const readableFormer = (former: Former): readonly Tile[] =>
  Object.values(former)
    .flat()
    .flatMap((tile) =>
      Result.getOrElse(
        Result.map(parseTile(tile), (one) => [one]),
        () => [],
      ),
    );

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

/**
 * The tile as it was before it was repaired last, beside these filters; or why not. Nothing is said of what it
 * was, which whoever asks may not see.
 */
export const restored = (
  { id, former = [] }: StoredTile,
  filters: readonly DashboardFilter[],
): Result.Result<StoredTile, string> => {
  if (former.length === 0) return Result.fail("must name a tile that was repaired");
  const [last, ...others] = former;
  const parsed = parseDefinition({ filters, rows: [{ tiles: [last] }] }, Infinity);
  const tile = Result.getOrUndefined(parsed)?.rows[0]?.tiles[0];
  if (tile === undefined) {
    return Result.fail(
      "must name a tile that can be put back: what it was needs a filter that is not here any more, or a newer release",
    );
  }
  const whole = { ...tile, id };
  return Result.succeed(others.length === 0 ? whole : { ...whole, former: others });
};
