import type { DashboardOperation } from "@embedded-analytics/client";
import { positionOf, type AnyTile, type Rows } from "./edited-content.js";

/** Where a tile may go: beside a tile, or into a row of its own above or below that tile's row. */
export interface DropPlace {
  readonly tile: string;
  readonly side: "before" | "after" | "above" | "below";
}

/** A step by the keyboard. */
export type MoveStep = "earlier" | "later" | "up" | "down";

/** The operations that bring a tile to a place; none where it stands there already. */
export const moveTo = (
  rows: Rows,
  id: string,
  { tile: target, side }: DropPlace,
): readonly DashboardOperation[] => {
  const at = positionOf(rows, target);
  const from = positionOf(rows, id);
  if (at === undefined || from === undefined || target === id) return [];
  if (side === "above" || side === "below") {
    return [{ op: "move", tile: id, row: side === "above" ? at.row : at.row + 1 }];
  }
  const tiles = rows[at.row]?.tiles ?? [];
  const isBeside = from.row === at.row;
  if (side === "after") {
    return isBeside && from.column === at.column + 1
      ? []
      : [{ op: "move", tile: id, after: target }];
  }
  if (isBeside && from.column === at.column - 1) return [];
  const before = tiles[at.column - 1];
  if (before !== undefined) return [{ op: "move", tile: id, after: before.id }];
  // A place is always behind a tile: the first of a row then follows the one that came.
  return [
    { op: "move", tile: id, after: target },
    { op: "move", tile: target, after: id },
  ];
};

/**
 * The operations of one step: earlier and later go along the row; up and down leave a row that is shared
 * for one of the tile's own, and from there join the next row.
 */
export const moveBy = (rows: Rows, id: string, step: MoveStep): readonly DashboardOperation[] => {
  const at = positionOf(rows, id);
  const tiles = at && rows[at.row]?.tiles;
  if (at === undefined || tiles === undefined) return [];
  if (step === "earlier") return beside(rows, id, tiles[at.column - 1], "before");
  if (step === "later") return beside(rows, id, tiles[at.column + 1], "after");
  if (tiles.length > 1) return [{ op: "move", tile: id, row: step === "up" ? at.row : at.row + 1 }];
  return step === "up"
    ? beside(rows, id, rows[at.row - 1]?.tiles.at(-1), "after")
    : beside(rows, id, rows[at.row + 1]?.tiles[0], "before");
};

const beside = (
  rows: Rows,
  id: string,
  target: AnyTile | undefined,
  side: DropPlace["side"],
): readonly DashboardOperation[] =>
  target === undefined ? [] : moveTo(rows, id, { tile: target.id, side });

/** The operation that makes a tile wider or narrower by so many of the 12 columns; none at the ends. */
export const widen = (
  rows: Rows,
  id: string,
  by: number,
  shownWidth: number,
): readonly DashboardOperation[] => {
  const at = positionOf(rows, id);
  const tiles = at && rows[at.row]?.tiles;
  const tile = at && tiles?.[at.column];
  if (tiles === undefined || tile === undefined || "unavailable" in tile) return [];
  const others = tiles.filter((each) => each.id !== id);
  const room = 12 - others.reduce((sum, { width = 1 }) => sum + width, 0);
  const width = Math.min(room, Math.max(1, shownWidth + by));
  return width === tile.width || width === shownWidth
    ? []
    : [{ op: "replace", tile: id, value: { ...tile, width } }];
};
