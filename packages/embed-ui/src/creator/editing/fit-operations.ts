import type { DashboardOperation } from "@embedded-analytics/client";
import { applyOperation } from "./apply-operation.js";
import { isSeen, positionOf, tilesOf, type EditedContent, type Rows } from "./edited-content.js";

/** Columns of a row. */
const columnsMax = 12;

/**
 * Operations that were made on other content, so that they can be applied to this one and lose nothing
 * that was typed: a tile that somebody has removed comes back with what was written in it, one that is
 * there already is replaced and put where it was to be, and a place that is not there any more is the end.
 * What has nothing to act on is left out.
 */
export const fitOperations = (
  content: EditedContent,
  operations: readonly DashboardOperation[],
): { readonly content: EditedContent; readonly operations: readonly DashboardOperation[] } => {
  let after = content;
  const fitted: DashboardOperation[] = [];
  for (const operation of operations) {
    for (const each of [fitOne(after, operation)].flat()) {
      after = applyOperation(after, each);
      fitted.push(each);
      for (const narrower of narrowed(after, each)) {
        after = applyOperation(after, narrower);
        fitted.push(narrower);
      }
    }
  }
  return { content: after, operations: fitted };
};

/** A change of a tile as it is, which has nothing to do where it is not. */
const needsTile = (
  operation: DashboardOperation,
): operation is Extract<DashboardOperation, { readonly op: "remove" | "resize" | "restore" }> =>
  ["remove", "resize", "restore"].includes(operation.op);

const fitOne = (
  { definition: { rows } }: EditedContent,
  operation: DashboardOperation,
): DashboardOperation | readonly DashboardOperation[] => {
  if (operation.op === "set") return operation;
  const { tile: id } = operation;
  const isThere = tilesOf(rows).some((tile) => tile.id === id);
  if (needsTile(operation)) return isThere ? operation : [];
  if (operation.op === "replace" || operation.op === "repair") {
    return isThere ? operation : { op: "add", tile: operation.tile, value: operation.value };
  }
  const { after, ...rest } = operation;
  const isPlace = after === undefined || isBeside(rows, after, id);
  if (operation.op === "move") return isThere && isPlace ? operation : [];
  if (!isThere || id === undefined) return isPlace ? operation : rest;
  return addedAgain(rows, { ...operation, tile: id }, isPlace ? after : undefined);
};

/** Whether a tile can stand behind another one: that is there, and not the tile itself. */
const isBeside = (rows: Rows, after: string, id: string | undefined): boolean =>
  after !== id && positionOf(rows, after) !== undefined;

type Added = Extract<DashboardOperation, { readonly op: "add" }>;

/** A tile to be added that is there already: what follows may put others beside it, where it was to be. */
const addedAgain = (
  rows: Rows,
  { tile, value }: { readonly tile: string; readonly value: Added["value"] },
  after: string | undefined,
): DashboardOperation | readonly DashboardOperation[] => {
  const replaced: DashboardOperation = { op: "replace", tile, value };
  return after === undefined || isBehind(rows, tile, after)
    ? replaced
    : [replaced, { op: "move", tile, after }];
};

/** Whether a tile stands directly behind another one. */
const isBehind = (rows: Rows, id: string, after: string): boolean => {
  const at = positionOf(rows, id);
  return at !== undefined && rows[at.row]?.tiles[at.column - 1]?.id === after;
};

/** A row has 12 columns: a tile that makes it wider is narrowed, or gets a row of its own below. */
const narrowed = (
  { definition: { rows } }: EditedContent,
  operation: DashboardOperation,
): readonly DashboardOperation[] => {
  if (operation.op === "set" || needsTile(operation)) return [];
  if (operation.tile === undefined) return [];
  const { tile: id } = operation;
  const at = positionOf(rows, id);
  const tiles = at && rows[at.row]?.tiles;
  if (at === undefined || tiles === undefined) return [];
  const others = tiles.filter((tile) => tile.id !== id);
  const room = columnsMax - others.reduce((sum, { width = 1 }) => sum + width, 0);
  const tile = tiles[at.column];
  if ((tile?.width ?? 1) <= room) return [];
  if (room < 1 || !isSeen(tile)) return [{ op: "move", tile: id, row: at.row + 1 }];
  return [{ op: "replace", tile: id, value: { ...tile, width: room } }];
};
