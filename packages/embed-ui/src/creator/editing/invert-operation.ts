import type { DashboardOperation, TilePlace } from "@embedded-analytics/client";
import { isSeen, positionOf, tilesOf, type EditedContent, type Rows } from "./edited-content.js";

/**
 * The operations that take back one, which is about to be applied to that content. None where it cannot
 * be taken back, as for the removal of a tile that its editor does not see.
 */
export const invertOperation = (
  content: EditedContent,
  operation: DashboardOperation,
): readonly DashboardOperation[] => {
  if (operation.op === "set") return [fieldOf(content, operation.field)];
  const { rows } = content.definition;
  const { tile: id } = operation;
  if (id === undefined) return [];
  if (operation.op === "add") return [{ op: "remove", tile: id }];
  const before = tilesOf(rows).find((tile) => tile.id === id);
  if (operation.op === "move")
    return placeAgain(rows, id, (at) => ({ op: "move", tile: id, ...at }));
  if (operation.op === "resize") return [sizeOf(rows, id)];
  // What a repaired tile was is with the service alone.
  if (!isSeen(before)) return operation.op === "repair" ? [{ op: "restore", tile: id }] : [];
  if (operation.op === "restore") return [{ op: "repair", tile: id, value: before }];
  if (operation.op === "replace" || operation.op === "repair")
    return [{ op: "replace", tile: id, value: before }];
  return placeAgain(rows, id, (at) => ({ op: "add", tile: id, value: before, ...at }));
};

/** Gives the row in which a tile stands the height that it has in these rows. */
const sizeOf = (rows: Rows, id: string): DashboardOperation => {
  const height = rows[positionOf(rows, id)?.row ?? -1]?.height;
  return { op: "resize", tile: id, ...(height === undefined ? {} : { height }) };
};

const fieldOf = (
  { title, description, visibility, definition: { filters } }: EditedContent,
  field: Extract<DashboardOperation, { readonly op: "set" }>["field"],
): DashboardOperation => {
  if (field === "title") return { op: "set", field, value: title };
  if (field === "visibility") return { op: "set", field, value: visibility };
  if (field === "filters") return { op: "set", field, value: filters };
  return description === null ? { op: "set", field } : { op: "set", field, value: description };
};

/** Puts a tile where it stands in these rows, from wherever it is then. */
const placeAgain = (
  rows: Rows,
  id: string,
  put: (place: TilePlace) => DashboardOperation,
): readonly DashboardOperation[] => {
  const at = positionOf(rows, id);
  const tiles = at && rows[at.row]?.tiles;
  if (at === undefined || tiles === undefined) return [];
  const left = tiles[at.column - 1];
  if (left !== undefined) return [put({ after: left.id })];
  const right = tiles[at.column + 1];
  if (right === undefined) {
    const row = put({ row: at.row });
    // A row of the tile's own begins without a height.
    return rows[at.row]?.height === undefined ? [row] : [row, sizeOf(rows, id)];
  }
  // A place is always behind a tile: the first of a row comes behind the second, which then follows it.
  return [put({ after: right.id }), { op: "move", tile: right.id, after: id }];
};
