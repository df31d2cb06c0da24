import type { QueryResult } from "../analytics/query/query-result.js";
import type { TileColumn } from "./compile/compiled-tile.js";

/** The result of a tile, and what it is of. */
export interface TileResult extends QueryResult {
  /** What the columns are, in their order; undefined where the tile's author wrote the statement. */
  readonly members: readonly TileColumn[] | undefined;
  /** Names of the filters that are in the statement. */
  readonly filters: readonly string[];
  /** What the request names and this viewer has no filter of: it filters nothing. The first 20. */
  readonly unknownFilters: readonly string[] | undefined;
  /** The days of a number, such as `2026-01-01..2026-03-31`, and those that it is compared with. */
  readonly range: string | undefined;
  readonly comparedRange: string | undefined;
  /** The zone in which days begin. */
  readonly timezone: string;
  /** The dashboard's version, of which the tile is (`OpenedDashboard.version`). */
  readonly version: string;
  /** The statement, where it was asked for. */
  readonly sql: string | undefined;
}

/** What a tile shows a user: so many rows, or a sentence that says why it shows none. */
export interface TriedTile {
  readonly publicId: string;
  readonly tileId: string;
  readonly outcome: { readonly totalRows: number } | { readonly problem: string };
}
