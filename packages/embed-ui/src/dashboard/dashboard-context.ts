import { createContext } from "react";
import type { DashboardFilter, TileInfo } from "@embedded-analytics/client";
import type { Cell, Column } from "../chat/tool-result.js";
import type { FilterValue, FilterValues } from "./filter-state.js";
import type { TileQueue } from "./tile-queue.js";

/** The rows of a tile. */
export interface TileData {
  readonly columns: readonly Column[];
  readonly rows: readonly (readonly Cell[])[];
  /** Whether there are more than were read. */
  readonly isPart: boolean;
  readonly info: TileInfo;
}

export type TilePart = "value" | "spark";

/** What a tile needs of its dashboard. */
export interface DashboardContext {
  readonly filters: readonly DashboardFilter[];
  readonly values: FilterValues;
  /** Grows with each refresh: all tiles ask anew. */
  readonly refreshes: number;
  readonly queue: TileQueue;
  readonly readTile: (tileId: string, part: TilePart, signal: AbortSignal) => Promise<TileData>;
  /** Called when a tile has its rows, or has failed. */
  readonly onSettled: (tileId: string, hasFailed: boolean) => void;
  /** Filters by a value of a member that the viewer has clicked. */
  readonly onPick: (member: string, value: FilterValue) => void;
}

/** The dashboard around a tile; undefined outside of one. */
export const DashboardPageContext = createContext<DashboardContext | undefined>(undefined);
