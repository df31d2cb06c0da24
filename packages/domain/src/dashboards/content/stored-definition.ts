import * as Result from "effect/Result";
import type { DashboardDefinition, DashboardRow } from "../definition/dashboard.js";
import { readFormer, type Former } from "./former-tiles.js";
import { parseDefinition } from "../definition/parse-definition.js";
import type { UnavailableTile, ViewedDefinition } from "../view/viewed-definition.js";
import { isObject } from "../../shared/json/json.js";

/** A stored definition as this release reads it. */
export type ReadDefinition =
  | { readonly isWhole: true; readonly definition: DashboardDefinition; readonly former: Former }
  /** Some of it is not understood, and so cannot be changed without losing it. */
  | { readonly isWhole: false; readonly definition: ViewedDefinition };

/**
 * Reads a definition as it is stored, which another release may have written: what is not understood
 * keeps its place and shows nothing, so that the rest can be seen (H3). Nothing is thrown for any value.
 */
export const readStoredDefinition = (value: unknown): ReadDefinition => {
  // Its length was judged when it was written.
  const { former, ...shown } = fieldsOf(value);
  const parsed = parseDefinition(isObject(value) ? shown : value, Infinity);
  if (Result.isSuccess(parsed)) {
    const definition = parsed.success;
    return { isWhole: true, definition, former: readFormer(former) };
  }
  const { time_zone: zone, filters, rows } = fieldsOf(value);
  // Without its zone its days would begin elsewhere, and its figures be others.
  const zoned = Result.getOrUndefined(parseDefinition({ time_zone: zone, rows: [] }));
  const ids = freeIds(rows);
  const readable = listOf(filters).filter((filter) => parses({ filters: [filter], rows: [] }));
  const understood = Result.getOrUndefined(parseDefinition({ filters: readable, rows: [] }));
  return {
    isWhole: false,
    definition: {
      ...(zoned?.time_zone === undefined ? {} : { time_zone: zoned.time_zone }),
      filters: understood?.filters ?? [],
      rows: listOf(rows).flatMap((row) =>
        readRow(row, understood === undefined ? [] : readable, ids),
      ),
    },
  };
};

const readRow = (
  row: unknown,
  filters: readonly unknown[],
  ids: IdOf,
): readonly ViewedDefinition["rows"][number][] => {
  const { tiles, height } = fieldsOf(row);
  const read = listOf(tiles).map((tile) => readTile(tile, filters, ids));
  const sized = Result.getOrUndefined(
    parseDefinition({ rows: [{ height, tiles: [{ text: "-" }] }] }),
  );
  const readHeight: DashboardRow["height"] = sized?.rows[0]?.height;
  if (read.length === 0) return [];
  return [{ ...(readHeight === undefined ? {} : { height: readHeight }), tiles: read }];
};

const readTile = (tile: unknown, filters: readonly unknown[], ids: IdOf) => {
  const parsed = Result.getOrUndefined(parseDefinition({ filters, rows: [{ tiles: [tile] }] }));
  const read = parsed?.rows[0]?.tiles[0];
  const id = ids(tile);
  return read === undefined ? unreadable(tile, id) : { ...read, id };
};

/** The id of a tile: its own, or a free one where it has none or that of an earlier tile. */
type IdOf = (tile: unknown) => string;

const freeIds = (rows: unknown): IdOf => {
  const stored = listOf(rows).flatMap((row) => listOf(fieldsOf(row)["tiles"]).map(ownIdOf));
  const own = new Set(stored);
  const used = new Set<string>();
  let count = 0;
  const freeId = (): string => {
    do count += 1;
    while (own.has(`unreadable-${count}`));
    return `unreadable-${count}`;
  };
  return (tile) => {
    const id = ownIdOf(tile);
    const chosen = id === undefined || used.has(id) ? freeId() : id;
    used.add(chosen);
    return chosen;
  };
};

const ownIdOf = (tile: unknown): string | undefined => {
  const { id } = fieldsOf(tile);
  const parsed = Result.getOrUndefined(parseDefinition({ rows: [{ tiles: [{ id, text: "-" }] }] }));
  return parsed?.rows[0]?.tiles[0]?.id === id ? (id as string) : undefined;
};

const unreadable = (tile: unknown, id: string): UnavailableTile => {
  const { width } = fieldsOf(tile);
  const isWidth = typeof width === "number" && Number.isInteger(width) && width >= 1 && width <= 12;
  return {
    id,
    ...(isWidth ? { width } : {}),
    unavailable: true,
  };
};

const parses = (value: unknown): boolean => Result.isSuccess(parseDefinition(value));

const listOf = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : []);

const fieldsOf = (value: unknown): Readonly<Record<string, unknown>> =>
  isObject(value) ? value : {};
