import * as Result from "effect/Result";
import type { Problem } from "../../shared/failure/failure.js";
import { suggest } from "../../shared/text/closest.js";
import { tilesOf } from "../definition/dashboard-definition.js";
import type { DashboardFilter } from "../definition/dashboard.js";
import { repaired, restored, type StoredRow, type StoredTile } from "./former-tiles.js";
import type { NamedOperation, TileOperation } from "./operation.js";

type Rows = readonly StoredRow[];
type Applied = Result.Result<Rows, string>;

/**
 * The rows after these changes, in their order: all of them, or the first that is wrong, with a pointer
 * into the list. `filters` are those that the dashboard has afterwards. Every other tile stays as it is, so that two editors who change different tiles of the
 * same rows lose nothing (H3).
 */
export const applyOperations = (
  { rows, filters }: { readonly rows: Rows; readonly filters: readonly DashboardFilter[] },
  operations: readonly NamedOperation[],
): Result.Result<Rows, readonly Problem[]> => {
  let changed: Rows = rows;
  for (const [at, operation] of operations.entries()) {
    if (operation.op === "set") continue;
    const applied = applyOne(changed, operation, filters);
    if (Result.isFailure(applied)) {
      return Result.fail([{ pointer: `/operations/${at}`, message: applied.failure }]);
    }
    changed = applied.success;
  }
  return Result.succeed(changed);
};

const applyOne = (
  rows: Rows,
  operation: TileOperation,
  filters: readonly DashboardFilter[],
): Applied => {
  if (operation.op === "add") return add(rows, operation);
  const { tile: id } = operation;
  const tile = find(rows, id);
  if (tile === undefined) return Result.fail(unknown(rows, id));
  if (operation.op === "remove") return Result.succeed(without(rows, id));
  if (operation.op === "resize") return Result.succeed(resized(rows, id, operation.height));
  if (operation.op === "replace" || operation.op === "repair")
    return replaced(rows, tile, operation);
  if (operation.op === "restore") {
    return Result.map(restored(tile, filters), (before) => withTile(rows, before));
  }
  if (operation.after === id) return Result.fail("must not place a tile behind itself");
  return place(rows, tile, operation);
};

/** Another tile in the same place; one that is repaired is kept, so that it can be restored. */
const replaced = (
  rows: Rows,
  tile: StoredTile,
  { op, value }: Extract<TileOperation, { readonly op: "replace" | "repair" }>,
): Applied => {
  const { id, former } = tile;
  if (value.id !== undefined && value.id !== id) {
    return Result.fail(`must keep the tile's id, which is ${id}`);
  }
  const next = { ...value, id };
  const kept = former === undefined ? next : { ...next, former };
  return Result.succeed(withTile(rows, op === "repair" ? repaired(tile, next) : kept));
};

const add = (
  rows: Rows,
  { tile: id, value, ...at }: Extract<TileOperation, { readonly op: "add" }>,
): Applied => {
  if (value.id !== undefined && id !== value.id) {
    return Result.fail("must name the tile once: tile and value.id differ");
  }
  if (find(rows, id) !== undefined)
    return Result.fail(`must have an id of its own: ${id} is taken`);
  return place(rows, { ...value, id }, at);
};

/** The rows with that tile at that place, and nowhere else. */
const place = (
  rows: Rows,
  tile: StoredTile,
  { after, row }: { readonly after?: string | undefined; readonly row?: number | undefined },
): Applied => {
  if (after !== undefined && row !== undefined) {
    return Result.fail("must have after or row, and has both");
  }
  if (after === undefined) return Result.succeed(inRowOfItsOwn(rows, tile, row));
  if (find(rows, after) === undefined) return Result.fail(unknown(rows, after));
  return Result.succeed(
    without(rows, tile.id).map((each) => ({
      ...each,
      tiles: each.tiles.flatMap((other) => (other.id === after ? [other, tile] : [other])),
    })),
  );
};

/**
 * Rows are counted before the tile leaves its old one, so that the number means what its sender sees. A
 * tile that has a row of its own takes the height of that row along.
 */
const inRowOfItsOwn = (rows: Rows, tile: StoredTile, row = rows.length): Rows => {
  const from = rows.findIndex(({ tiles }) => tiles.some(({ id }) => id === tile.id));
  const isAlone = rows[from]?.tiles.length === 1;
  const height = isAlone ? rows[from]?.height : undefined;
  const at = isAlone && from < row ? row - 1 : row;
  const own: StoredRow = { ...(height === undefined ? {} : { height }), tiles: [tile] };
  return without(rows, tile.id).toSpliced(at, 0, own);
};

const find = (rows: Rows, id: string): StoredTile | undefined =>
  rows.flatMap(({ tiles }) => tiles).find((tile) => tile.id === id);

/** The rows with a tile in the place of the one with its id. */
const withTile = (rows: Rows, tile: StoredTile): Rows =>
  rows.map((row) => ({
    ...row,
    tiles: row.tiles.map((each) => (each.id === tile.id ? tile : each)),
  }));

/** The rows with another height of the one in which a tile stands. */
const resized = (rows: Rows, id: string, height: number | undefined): Rows =>
  rows.map((row) => {
    if (!row.tiles.some((tile) => tile.id === id)) return row;
    const { tiles } = row;
    return height === undefined ? { tiles } : { height, tiles };
  });

/** A row that loses its last tile goes with it. */
const without = (rows: Rows, id: string): Rows =>
  rows
    .map((row) => ({ ...row, tiles: row.tiles.filter((tile) => tile.id !== id) }))
    .filter(({ tiles }) => tiles.length > 0);

const unknown = (rows: Rows, id: string): string =>
  `names a tile that is not there: ${id}${suggest(
    id,
    tilesOf({ rows }).map((tile) => tile.id),
  )}`;
