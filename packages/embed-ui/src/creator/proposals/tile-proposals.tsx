import { useState } from "react";
import type { DashboardOperation } from "@embedded-analytics/client";
import { isSeen, type AnyTile } from "../editing/edited-content.js";
import { ProposalDialog } from "./proposal-dialog.js";
import type { Offers } from "./use-offers.js";

/** The proposal for a tile, as a step of its editor like any other. */
export const TileProposals = ({
  tile,
  offers,
  onEdit,
  onClose,
}: {
  readonly tile: AnyTile;
  readonly offers: Offers;
  readonly onEdit: (operations: readonly DashboardOperation[]) => void;
  readonly onClose: () => void;
}) => {
  // The offer of the moment at which it was opened: a refusal takes the offer away, not the words.
  const [offer] = useState(() => offers.of(tile.id));
  if (offer === undefined) return null;
  return (
    <ProposalDialog
      tileId={tile.id}
      offer={offer}
      propose={offers.propose}
      onAccept={({ value }) => {
        onEdit([{ op: isSeen(tile) ? "replace" : "repair", tile: tile.id, value }]);
      }}
      onNone={() => {
        offers.withdraw(tile.id);
      }}
      onClose={onClose}
    />
  );
};
