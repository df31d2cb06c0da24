import { tilesOf } from "../definition/dashboard-definition.js";
import type { DashboardDefinition } from "../definition/dashboard.js";
import { isAvailable, type Sight } from "../view/viewed-definition.js";
import { offerFor } from "./offer-for-tile.js";
import type { TileOffer } from "./tile-proposal.js";

/** Names that are not there are compared with all others, so that only the first such tiles are. */
const repairsMax = 20;

/** What can be done with the tiles of a dashboard for one editor, in their order. */
export const offersOf = (definition: DashboardDefinition, sight: Sight): readonly TileOffer[] => {
  let repairs = 0;
  return tilesOf(definition).flatMap((tile) => {
    if (!isAvailable(tile, sight)) repairs += 1;
    const offer = repairs > repairsMax ? undefined : offerFor(tile, sight);
    return offer === undefined ? [] : [{ tile: tile.id, offer: offer.kind }];
  });
};
