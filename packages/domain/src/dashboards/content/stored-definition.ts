import * as Result from "effect/Result";
import type { DashboardDefinition, DashboardRow } from "../definition/dashboard.js";
import { parseDefinition } from "../definition/parse-definition.js";
import type { UnavailableTile, ViewedDefinition } from "../view/viewed-definition.js";

/** A stored definition as this release reads it. */
export type ReadDefinition =
  | { readonly isWhole: true; readonly definition: DashboardDefinition }
  /** Some of it is not understood, and so cannot be changed without losing it. */
  | { readonly isWhole: false; readonly definition: ViewedDefinition };

/**
 * Reads a definition as it is stored, which another release may have written: what is not understood
 * keeps its place and shows nothing, so that the rest can be seen (H3). Nothing is thrown for any value.
 */
export const readStoredDefinition = (value: unknown): ReadDefinition => {
  const parsed = parseDefinition(value);
  if (Result.isSuccess(parsed)) return { isWhole: true, definition: parsed.success };
  const { filters, rows } = fieldsOf(value);
  const readable = listOf(filters).filter((filter) => parses({ filters: [filter], rows: [] }));
  const understood = Result.getOrUndefined(parseDefinition({ filters: readable, rows: [] }));
  return {
    isWhole: false,
    definition: {
      filters: understood?.filters ?? [],
      rows: listOf(rows).flatMap((row) => readRow(row, understood === undefined ? [] : readable)),
    },
  };
};

const readRow = (
  row: unknown,
  filters: readonly unknown[],
): readonly ViewedDefinition["rows"][number][] => {
  const { tiles, height } = fieldsOf(row);
  const read = listOf(tiles).map((tile, at) => readTile(tile, at, filters));
  const sized = Result.getOrUndefined(
    parseDefinition({ rows: [{ height, tiles: [{ text: "-" }] }] }),
  );
  const readHeight: DashboardRow["height"] = sized?.rows[0]?.height;
  if (read.length === 0) return [];
  return [{ ...(readHeight === undefined ? {} : { height: readHeight }), tiles: read }];
};

const readTile = (tile: unknown, at: number, filters: readonly unknown[]) => {
  const parsed = Result.getOrUndefined(parseDefinition({ filters, rows: [{ tiles: [tile] }] }));
  return parsed?.rows[0]?.tiles[0] ?? unreadable(tile, at);
};

const unreadable = (tile: unknown, at: number): UnavailableTile => {
  const { id, width } = fieldsOf(tile);
  const isWidth = typeof width === "number" && Number.isInteger(width) && width >= 1 && width <= 12;
  return {
    id: typeof id === "string" ? id : `unreadable-${at}`,
    ...(isWidth ? { width } : {}),
    unavailable: true,
  };
};

const parses = (value: unknown): boolean => Result.isSuccess(parseDefinition(value));

const listOf = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : []);

const fieldsOf = (value: unknown): Readonly<Record<string, unknown>> =>
  typeof value === "object" && value !== null ? (value as Record<string, unknown>) : {};
