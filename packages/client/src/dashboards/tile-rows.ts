import { QueryRows } from "../query/query-rows.js";
import type { Grain } from "./dashboard.js";

/** A column of a tile's result, in the order of the rows. */
export interface TileColumn {
  readonly name: string;
  /** `period` is `current` or `previous` in the rows of a comparison. */
  readonly kind: "dimension" | "measure" | "period";
  /** Such as `sales.revenue`; missing for a period. */
  readonly member?: string;
  readonly title?: string;
  readonly type: "string" | "number" | "time" | "boolean";
  readonly grain?: Grain;
}

/** What the rows of a tile are of. */
export interface TileInfo {
  /** Left out where the tile's author wrote the statement. */
  readonly columns?: readonly TileColumn[];
  /** Names of the filters that are in the statement. */
  readonly filters: readonly string[];
  /** What the request names and this viewer has no filter of: it filters nothing. Left out where there is none. */
  readonly unknownFilters?: readonly string[];
  /** The days of a number, such as `2026-01-01..2026-03-31`, and those that it is compared with. */
  readonly range?: string;
  readonly comparedRange?: string;
  /** The zone in which days begin. */
  readonly timezone: string;
  /** The dashboard's version that the tile is of: its `etag` without the quotes. */
  readonly version: string;
  /** The statement, where it was asked for. */
  readonly sql?: string;
}

/** The rows of a tile, to be iterated once, as those of any query. */
export class TileRows extends QueryRows {
  /** What the rows are of, as soon as that has come, which may be before the first row. */
  async tile(): Promise<TileInfo> {
    await this.schema();
    return this.head?.["tile"] as TileInfo;
  }
}
