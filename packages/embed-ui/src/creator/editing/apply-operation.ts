import type { DashboardOperation, TilePlace } from "@embedded-analytics/client";
import {
  positionOf,
  tilesOf,
  type AnyTile,
  type EditedContent,
  type Rows,
} from "./edited-content.js";

/**
 * The content after one operation, as the service applies it. What names a tile that is not there, or
 * adds one that is, changes nothing: operations are fitted to the content before.
 */
export const applyOperation = (
  content: EditedContent,
  operation: DashboardOperation,
): EditedContent => {
  if (operation.op === "set") return withField(content, operation);
  const { definition } = content;
  const rows = rowsAfter(definition.rows, operation);
  return rows === definition.rows ? content : { ...content, definition: { ...definition, rows } };
};

/** The content after operations that fit it, in their order. */
export const applyOperations = (
  content: EditedContent,
  operations: readonly DashboardOperation[],
): EditedContent => operations.reduce(applyOperation, content);

const withField = (
  content: EditedContent,
  operation: Extract<DashboardOperation, { readonly op: "set" }>,
): EditedContent => {
  const { definition } = content;
  switch (operation.field) {
    case "title":
      return { ...content, title: operation.value };
    case "description":
      return { ...content, description: operation.value ?? null };
    case "visibility":
      return { ...content, visibility: operation.value };
    case "filters":
      return { ...content, definition: { ...definition, filters: operation.value } };
  }
};

const rowsAfter = (
  rows: Rows,
  operation: Exclude<DashboardOperation, { readonly op: "set" }>,
): Rows => {
  const { tile: id } = operation;
  const tile = tilesOf(rows).find((each) => each.id === id);
  if (operation.op === "add") {
    const isFree = id !== undefined && tile === undefined;
    return isFree ? placed(rows, { ...operation.value, id }, operation) : rows;
  }
  if (tile === undefined) return rows;
  if (operation.op === "remove") return without(rows, tile.id);
  if (operation.op === "move") return placed(rows, tile, operation);
  if (operation.op === "resize") return resized(rows, tile.id, operation.height);
  const value = operation.op === "restore" ? unseen(tile) : { ...operation.value, id: tile.id };
  return rows.map((row) => ({
    ...row,
    tiles: row.tiles.map((each) => (each.id === tile.id ? value : each)),
  }));
};

/** A tile whose editor does not know what it was before it was repaired. */
const unseen = ({ id, width }: AnyTile): AnyTile => ({
  id,
  ...(width === undefined ? {} : { width }),
  unavailable: true,
});

/** The rows with a tile at a place and nowhere else; a tile that is alone in its row takes its height along. */
const placed = (rows: Rows, tile: AnyTile, { after, row = rows.length }: TilePlace): Rows => {
  if (after !== undefined) {
    if (after === tile.id || positionOf(rows, after) === undefined) return rows;
    return without(rows, tile.id).map((each) => ({
      ...each,
      tiles: each.tiles.flatMap((other) => (other.id === after ? [other, tile] : [other])),
    }));
  }
  const from = positionOf(rows, tile.id)?.row ?? rows.length;
  const isAlone = rows[from]?.tiles.length === 1;
  const height = isAlone ? rows[from]?.height : undefined;
  // Rows are counted before the tile leaves its own.
  const at = isAlone && from < row ? row - 1 : row;
  const own = { ...(height === undefined ? {} : { height }), tiles: [tile] };
  return without(rows, tile.id).toSpliced(at, 0, own);
};

/** The rows with another height of the one in which a tile stands. */
const resized = (rows: Rows, id: string, height: number | undefined): Rows =>
  rows.map(({ height: before, tiles }) => {
    const next = tiles.some((tile) => tile.id === id) ? height : before;
    return { ...(next === undefined ? {} : { height: next }), tiles };
  });

const without = (rows: Rows, id: string): Rows =>
  rows
    .map((row) => ({ ...row, tiles: row.tiles.filter((tile) => tile.id !== id) }))
    .filter(({ tiles }) => tiles.length > 0);
