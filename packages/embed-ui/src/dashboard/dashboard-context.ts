import { createContext } from "react";
import type {
  DashboardFilter,
  DrillStep,
  Tile,
  TileInfo,
  TileRows,
} from "@embedded-analytics/client";
import type { FrameEvents } from "@embedded-analytics/client/embed";
import type { Cell, Column } from "../query-result/tool-result.js";
import type { FilterValue, FilterValues } from "./filters/filter-state.js";
import type { TileQueue } from "./tiles/tile-queue.js";
import type { Drills } from "./tiles/drill/use-drills.js";

/** The rows of a tile. */
export interface TileData {
  readonly columns: readonly Column[];
  readonly rows: readonly (readonly Cell[])[];
  /** Whether there are more than were read. */
  readonly isPart: boolean;
  readonly info: TileInfo;
  /** The values below which the rows lie, from the outermost. */
  readonly drill: readonly DrillStep[];
}

export type TilePart = "value" | "spark";

/** A value on which a viewer has clicked to see more of it. */
export interface DrilledValue {
  readonly tileId: string;
  readonly member: string;
  readonly value: FilterValue;
  /** By the names of the columns. */
  readonly row: Readonly<Record<string, Cell>>;
  readonly into: DrillTarget;
}

/** Another dashboard, with what it is filtered by, by member; or a member, in the same tile. */
export type DrillTarget =
  | { readonly dashboard: string; readonly filters: FilterValues }
  | { readonly drill: string; readonly steps: readonly DrillStep[] };

/** A tile that a viewer asks about. */
export interface TileQuestion {
  readonly tile: Tile;
  readonly title: string;
  /** What stands in the box of the chat, to be completed. */
  readonly text: string;
}

/** What a viewer may do with a tile beside reading it. */
export interface TileActions {
  /** Whether statements may be seen, and files be saved. */
  readonly showSql: boolean;
  readonly allowExport: boolean;
  /** All rows of a tile with the filters of the moment, or its statement, as they come. */
  readonly openRows: (
    tileId: string,
    options: { readonly showSql?: boolean; readonly signal?: AbortSignal },
  ) => TileRows;
  /** Says a download to the host, who may cancel it. */
  readonly mayDownload: (download: FrameEvents["download"]) => Promise<boolean>;
  readonly onDrill: (drilled: DrilledValue) => void;
  /** Shows a tile below these values. */
  readonly drillTo: (tileId: string, steps: readonly DrillStep[]) => void;
  /** Undefined where there is nobody to ask. */
  readonly onAsk: ((question: TileQuestion) => void) | undefined;
}

/** What a tile needs of its dashboard. */
export interface DashboardContext {
  readonly filters: readonly DashboardFilter[];
  readonly values: FilterValues;
  readonly drills: Drills;
  /** Grows with each refresh: all tiles ask anew. */
  readonly refreshes: number;
  readonly queue: TileQueue;
  readonly readTile: (tileId: string, part: TilePart, signal: AbortSignal) => Promise<TileData>;
  /** Called when a tile has its rows, or has failed and has none. */
  readonly onSettled: (tileId: string, data: TileData | undefined, error?: unknown) => void;
  /** Filters by a value of a member that the viewer has clicked. */
  readonly onPick: (member: string, value: FilterValue) => void;
  readonly actions: TileActions;
}

/** The dashboard around a tile; undefined outside of one. */
export const DashboardPageContext = createContext<DashboardContext | undefined>(undefined);
