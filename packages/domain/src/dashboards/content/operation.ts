import * as Schema from "effect/Schema";
import type { DashboardOperation } from "../definition/dashboard-operation.js";
import { Height } from "../definition/dashboard-definition.js";
import { DashboardFilter } from "../definition/filter.js";
import { Description, Title } from "../definition/localized-text.js";
import { Tile, TileId } from "../definition/tile.js";

const place = {
  after: Schema.optional(TileId),
  row: Schema.optional(
    Schema.Int.check(
      Schema.makeFilter<number>((row) => (row >= 0 ? undefined : "must not be below 0")),
    ),
  ),
};

const Add = Schema.Struct({
  op: Schema.Literal("add"),
  tile: Schema.optional(TileId),
  value: Tile,
  ...place,
});
const Replace = Schema.Struct({ op: Schema.Literal("replace"), tile: TileId, value: Tile });
const Repair = Schema.Struct({ op: Schema.Literal("repair"), tile: TileId, value: Tile });
const Restore = Schema.Struct({ op: Schema.Literal("restore"), tile: TileId });
const Move = Schema.Struct({ op: Schema.Literal("move"), tile: TileId, ...place });
const Remove = Schema.Struct({ op: Schema.Literal("remove"), tile: TileId });
const Resize = Schema.Struct({
  op: Schema.Literal("resize"),
  tile: TileId,
  height: Schema.optional(Height),
});
const SetTitle = Schema.Struct({
  op: Schema.Literal("set"),
  field: Schema.Literal("title"),
  value: Title,
});
const SetDescription = Schema.Struct({
  op: Schema.Literal("set"),
  field: Schema.Literal("description"),
  value: Schema.optional(Description),
});
const SetVisibility = Schema.Struct({
  op: Schema.Literal("set"),
  field: Schema.Literal("visibility"),
  value: Schema.Literals(["private", "tenant"]),
});
const SetFilters = Schema.Struct({
  op: Schema.Literal("set"),
  field: Schema.Literal("filters"),
  value: Schema.Array(DashboardFilter),
});

/** The schema of one change of a dashboard (wire format, 5). */
export const Operation: Schema.Codec<DashboardOperation> = Schema.Union([
  Add,
  Replace,
  Repair,
  Restore,
  Move,
  Remove,
  Resize,
  SetTitle,
  SetDescription,
  SetVisibility,
  SetFilters,
]);

/** The kinds of changes, and what of a dashboard as a whole can be set, by their names in requests. */
export const operationNames = [
  "add",
  "replace",
  "repair",
  "restore",
  "move",
  "remove",
  "resize",
  "set",
] as const satisfies readonly DashboardOperation["op"][];
export const settableFields = [
  "title",
  "description",
  "visibility",
  "filters",
] as const satisfies readonly Extract<DashboardOperation, { readonly op: "set" }>["field"][];

/** One change in which a new tile has its id already. */
export type NamedOperation =
  | Exclude<DashboardOperation, { readonly op: "add" }>
  | (Extract<DashboardOperation, { readonly op: "add" }> & { readonly tile: string });

/** A change of tiles. */
export type TileOperation = Exclude<NamedOperation, { readonly op: "set" }>;

/** How many random bytes the id of a new tile is made of. */
export const bytesPerTileId = 8;

/** The operations with an id for each new tile: the one that it was given, or one at random. */
export const withTileIds = (
  operations: readonly DashboardOperation[],
  random: Uint8Array,
): readonly NamedOperation[] =>
  operations.map((operation, at) =>
    operation.op === "add"
      ? { ...operation, tile: operation.tile ?? operation.value.id ?? tileId(random, at) }
      : operation,
  );

const tileId = (random: Uint8Array, at: number): string => {
  const bytes = random.subarray(at * bytesPerTileId, (at + 1) * bytesPerTileId);
  return `t${[...bytes].map((byte) => byte.toString(16).padStart(2, "0")).join("")}`;
};
