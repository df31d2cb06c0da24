import type { Column, Row } from "../query/query.js";
import type { Tile, TileOffer } from "./dashboard.js";
import type { TileColumn } from "./tile-rows.js";

/** A member that comes to stand where another one was, which is not named: it may be hidden. */
export interface ReplacedMember {
  readonly member: string;
  readonly title: string;
}

/** Another form of a tile, with its rows under the rights of whoever asks. */
export interface TileProposal extends TileOffer {
  /** What an operation puts in the place of the tile. */
  readonly value: Tile;
  /** The statement until now; names that its reader may not see are `…`. */
  readonly before: string;
  readonly sql: string;
  readonly replaced: readonly ReplacedMember[];
  readonly schema: readonly Column[];
  /** What the columns are; left out for a statement of its author's. */
  readonly columns?: readonly TileColumn[] | undefined;
  /** The first rows. */
  readonly rows: readonly Row[];
  readonly totalRows: number;
  /** The dashboard's version, of which the tile is: its `etag` without the quotes. */
  readonly version: string;
}
