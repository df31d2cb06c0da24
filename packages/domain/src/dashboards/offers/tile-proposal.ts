import type { Cell, Column } from "../../analytics/query/query-runner.js";
import type { TileColumn } from "../compile/compiled-tile.js";
import type { Tile } from "../definition/dashboard.js";

/** What the service can do with a tile for its editor: see `offerFor`. */
export const offerKinds = ["repair", "filterable"] as const;
export type OfferKind = (typeof offerKinds)[number];

/** A tile that can be repaired, or made filterable. */
export interface TileOffer {
  readonly tile: string;
  readonly offer: OfferKind;
}

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
  readonly columns: readonly Column[];
  /** What the columns are; undefined for a statement of its author's. */
  readonly members: readonly TileColumn[] | undefined;
  /** The first rows. */
  readonly rows: readonly (readonly Cell[])[];
  readonly totalRows: number;
  /** The dashboard's version, of which the tile is. */
  readonly version: string;
}
