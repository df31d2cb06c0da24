import { useContext, useMemo } from "react";
import type { Tile } from "@embedded-analytics/client";
import type { Cell } from "../../../query-result/tool-result.js";
import { DashboardPageContext, type TileData } from "../../dashboard-context.js";
import { drillBelow } from "./drilled-tile.js";
import { handedOver, pickedColumn, type PickedColumn } from "./picked-column.js";

/** How a tile's values are clicked. */
export interface TileClick extends PickedColumn {
  readonly onPick: (row: readonly Cell[]) => void;
}

/**
 * What a click on a row of a tile does, by the tile's `click`: it filters the dashboard by the row's
 * value, opens another one, or shows the tile below the value. Undefined where it does nothing.
 */
export const useTileClick = (tile: Tile, data: TileData | undefined): TileClick | undefined => {
  const page = useContext(DashboardPageContext);
  const onFilter = page?.onPick;
  const onDrill = page?.actions.onDrill;
  return useMemo(() => {
    const picked = data === undefined ? undefined : pickedColumn(tile, data);
    if (picked === undefined || data === undefined) return undefined;
    const { click } = tile;
    return {
      ...picked,
      onPick: (row) => {
        const value = row[picked.column] ?? null;
        const { member } = picked;
        if (typeof click !== "object") {
          onFilter?.(member, value);
          return;
        }
        onDrill?.({
          tileId: tile.id,
          member,
          value,
          row: Object.fromEntries(data.columns.map(({ name }, at) => [name, row[at] ?? null])),
          into:
            "dashboard" in click
              ? {
                  dashboard: click.dashboard,
                  filters: handedOver(click.with ?? [member], data, row),
                }
              : {
                  drill: drillBelow(tile, data.drill)[0] ?? member,
                  steps: [...data.drill, { member, value }],
                },
        });
      },
    };
  }, [tile, data, onFilter, onDrill]);
};
