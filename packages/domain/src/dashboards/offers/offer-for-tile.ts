import type { DataModel } from "../../analytics/model/data-model.js";
import type { Tile } from "../definition/dashboard.js";
import { isAvailable } from "../view/viewed-definition.js";
import { filterableTile } from "./filterable-tile.js";
import { repairedStatement } from "./repaired-statement.js";
import { repairedTile } from "./repaired-tile.js";
import type { OfferKind } from "./tile-proposal.js";

/** Another form of a tile, before it is tried. */
export interface Offer {
  readonly kind: OfferKind;
  readonly tile: Tile;
  /** Members by what they stand for. */
  readonly replacements: ReadonlyMap<string, string>;
  /** The statement that its author wrote; undefined for a tile of members, which its viewer does not read. */
  readonly statement: string | undefined;
  /** Of a filterable tile: where each column of its statement stands afterwards. */
  readonly places?: readonly number[] | undefined;
}

/**
 * What can be done with a tile for one viewer. `repair`: the nearest members that the viewer may see stand
 * in the place of those that the viewer does not see; of a tile of members it follows from the visible
 * model alone, so that a member that is hidden and one that is gone are the same. `filterable`: a query
 * stands in the place of a statement that means the same. A statement that is withheld from the viewer
 * has none.
 */
export const offerFor = (tile: Tile, model: DataModel, visible: DataModel): Offer | undefined => {
  const isReadable = isAvailable(tile, model, visible);
  const { sql: statement } = tile;
  if (statement === undefined) {
    const repaired = isReadable ? undefined : repairedTile(tile, visible);
    return repaired && { kind: "repair", ...repaired, statement };
  }
  if (!isReadable) return undefined;
  const repaired = repairedStatement(statement, visible);
  if (repaired !== undefined) {
    const { sql, replacements } = repaired;
    return { kind: "repair", tile: { ...tile, sql }, replacements, statement };
  }
  const filterable = filterableTile(tile, visible);
  return filterable && { kind: "filterable", replacements: new Map(), statement, ...filterable };
};
