import { useContext, useMemo } from "react";
import type { Tile } from "@embedded-analytics/client";
import type { Cell } from "../../chat/tool-result.js";
import { DashboardPageContext, type TileData } from "../dashboard-context.js";
import { handedOver, pickedColumn, type PickedColumn } from "./picked-column.js";

/** How a tile's values are clicked. */
export interface TileClick extends PickedColumn {
  readonly onPick: (row: readonly Cell[]) => void;
}

/**
 * What a click on a row of a tile does, by the tile's `click`: it filters the dashboard by the row's
 * value, or opens another one. Undefined where it does nothing.
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
        if (typeof click !== "object" || !("dashboard" in click)) {
          onFilter?.(picked.member, value);
          return;
        }
        onDrill?.({
          tileId: tile.id,
          member: picked.member,
          value,
          row: Object.fromEntries(data.columns.map(({ name }, at) => [name, row[at] ?? null])),
          dashboard: click.dashboard,
          filters: handedOver(click.with ?? [picked.member], data, row),
        });
      },
    };
  }, [tile, data, onFilter, onDrill]);
};
