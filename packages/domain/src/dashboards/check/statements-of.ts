import type { DataModel } from "../../analytics/model/data-model.js";
import { compileTile } from "../compile/compile-tile.js";
import type { DashboardDefinition } from "../definition/dashboard.js";
import { tilePointers } from "../definition/dashboard-definition.js";
import { publicModel } from "./known-members.js";

/** A statement that the author of a tile has written, as it runs without the value of any filter. */
export interface WrittenStatement {
  /** Of the tile's `sql` in its definition. */
  readonly pointer: string;
  readonly sql: string;
}

/** The statements of a definition's `sql` tiles; those that cannot be compiled are problems of another kind. */
export const statementsOf = (
  definition: DashboardDefinition,
  model: DataModel,
): readonly WrittenStatement[] => {
  // No filter has a value, so that it does not matter which day it is.
  const context = {
    model: publicModel(model),
    filters: [],
    today: { year: 2026, month: 1, day: 1 },
  };
  return tilePointers(definition).flatMap(([pointer, tile]) => {
    if (tile.sql === undefined) return [];
    const compiled = compileTile(tile, context, "value");
    return compiled.kind === "compiled" ? [{ pointer: `${pointer}/sql`, sql: compiled.sql }] : [];
  });
};
