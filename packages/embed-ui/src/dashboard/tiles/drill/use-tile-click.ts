import { useContext, useMemo } from "react";
import type { Tile } from "@embedded-analytics/client";
import type { Cell } from "../../../query-result/tool-result.js";
import { DashboardPageContext, type TileData } from "../../dashboard-context.js";
import type { FilterValue } from "../../filters/filter-state.js";
import { isPicked } from "../../filters/picked-values.js";
import { drillBelow } from "./drilled-tile.js";
import { handedOver, pickedColumn, type PickedColumn } from "./picked-column.js";

const unfiltered = { values: {}, filters: [] };

/** How a tile's values are clicked. */
export interface TileClick extends PickedColumn {
  readonly onPick: (row: readonly Cell[]) => void;
  /** Whether a click on a row would take back what it filters by; undefined where clicks filter nothing. */
  readonly isPicked?: (row: readonly Cell[]) => boolean;
}

/**
 * What a click on a row of a tile does, by the tile's `click`: it filters the dashboard by the row's
 * value, opens another one, or shows the tile below the value. Undefined where it does nothing.
 */
export const useTileClick = (tile: Tile, data: TileData | undefined): TileClick | undefined => {
  const page = useContext(DashboardPageContext);
  const onFilter = page?.onPick;
  const onDrill = page?.actions.onDrill;
  const { values, filters } = page ?? unfiltered;
  return useMemo(() => {
    const picked = data === undefined ? undefined : pickedColumn(tile, data);
    if (picked === undefined || data === undefined) return undefined;
    const { click } = tile;
    const valueOf = (row: readonly Cell[]): FilterValue => row[picked.column] ?? null;
    return {
      ...picked,
      ...(typeof click !== "object" && {
        isPicked: (row) =>
          isPicked({ member: picked.member, value: valueOf(row) }, values, filters),
      }),
      onPick: (row) => {
        const value = valueOf(row);
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
  }, [tile, data, onFilter, onDrill, values, filters]);
};
