import type { RefObject } from "react";
import type { Tile } from "@embedded-analytics/client";
import type { ChartImage } from "../../chart/chart-image.js";
import type { TileData } from "../dashboard-context.js";

/** What the kinds of tiles show of a tile. */
export interface TileProps {
  readonly tile: Tile;
  readonly title: string;
  readonly data: TileData;
  /** The height for what is below the title, in pixels; undefined where it is as high as it needs. */
  readonly space: number | undefined;
  readonly place: RefObject<Element | null>;
  /** Holds how to save the chart, while one is drawn. */
  readonly image: RefObject<ChartImage | undefined>;
}
