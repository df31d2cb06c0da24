import type { Tile } from "../definition/dashboard.js";
import { isAvailable, type Sight } from "../view/viewed-definition.js";
import { filterableTile } from "./filterable-tile.js";
import { repairedStatementTile } from "./repaired-statement.js";
import { repairedTile } from "./repaired-tile.js";
import type { OfferKind } from "./tile-proposal.js";

/** Another form of a tile, before it is tried. */
export interface Offer {
  readonly kind: OfferKind;
  readonly tile: Tile;
  /** Members by what they stand for. */
  readonly replacements: ReadonlyMap<string, string>;
  /** The statement that its author wrote; undefined for a tile that its viewer does not read. */
  readonly statement: string | undefined;
  /** Of a filterable tile: where each column of its statement stands afterwards. */
  readonly places?: readonly number[] | undefined;
}

/**
 * What can be done with a tile for one viewer. `repair`: the nearest members that the viewer may see stand
 * in the place of those that the viewer does not see; it follows from the visible model alone, so that a
 * member that is hidden and one that is gone are the same. `filterable`: a query stands in the place of a
 * statement that means the same.
 */
export const offerFor = (tile: Tile, sight: Sight): Offer | undefined => {
  const { visible, verdicts } = sight;
  const { sql: statement } = tile;
  if (isAvailable(tile, sight)) {
    const filterable = statement === undefined ? undefined : filterableTile(tile, visible);
    return filterable && { kind: "filterable", replacements: new Map(), statement, ...filterable };
  }
  const repaired =
    statement === undefined
      ? repairedTile(tile, visible)
      : verdicts.get(statement) === "refused"
        ? repairedStatementTile(tile, statement, visible)
        : undefined;
  return repaired && { kind: "repair", ...repaired, statement: undefined };
};
