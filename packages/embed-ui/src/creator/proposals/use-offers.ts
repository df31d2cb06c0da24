import { useCallback, useMemo, useState } from "react";
import { dashboardsOf, type BrowserClient, type OfferKind } from "@embedded-analytics/client";
import { tilesOf, type EditedContent } from "../editing/edited-content.js";
import type { Propose } from "./proposal-dialog.js";

/** What the service can do with tiles, and how it is asked for. */
export interface Offers {
  readonly of: (tileId: string) => OfferKind | undefined;
  readonly propose: Propose;
  /** There was no proposal after all. */
  readonly withdraw: (tileId: string) => void;
}

/** The offers for tiles that are as the service has them: what is not saved yet it has not judged. */
export const useOffers = (
  client: BrowserClient,
  publicId: string,
  { saved, shown }: { readonly saved: EditedContent; readonly shown: EditedContent },
): Offers => {
  const [withdrawn, setWithdrawn] = useState<ReadonlySet<string>>(new Set());
  const offers = useMemo(() => {
    const present = textsOf(shown);
    const stored = textsOf(saved);
    return new Map(
      (saved.offers ?? []).flatMap(({ tile, offer }) =>
        present.get(tile) === stored.get(tile) && !withdrawn.has(`${tile} ${stored.get(tile)}`)
          ? [[tile, offer] as const]
          : [],
      ),
    );
  }, [saved, shown, withdrawn]);
  const of = useCallback((tileId: string) => offers.get(tileId), [offers]);
  const propose = useCallback<Propose>(
    (tileId, offer, signal) =>
      dashboardsOf(client).propose({ publicId, tileId, offer }, { signal }),
    [client, publicId],
  );
  const withdraw = useCallback(
    (tileId: string) => {
      const text = textsOf(saved).get(tileId);
      setWithdrawn((before) => new Set([...before, `${tileId} ${text}`]));
    },
    [saved],
  );
  return { of, propose, withdraw };
};

const textsOf = ({ definition }: EditedContent): ReadonlyMap<string, string> =>
  new Map(tilesOf(definition.rows).map((tile) => [tile.id, JSON.stringify(tile)]));
