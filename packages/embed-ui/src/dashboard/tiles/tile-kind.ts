import type { ComponentType } from "react";
import type { Tile } from "@embedded-analytics/client";
import { ChartTile } from "./chart-tile.js";
import { NumberTile } from "./number-tile.js";
import { TableTile } from "./table-tile.js";
import type { TileProps } from "./tile-props.js";

/** The component that shows a tile of data. */
export const tileKindOf = ({ number, table }: Tile): ComponentType<TileProps> =>
  number !== undefined ? NumberTile : table === undefined ? ChartTile : TableTile;
