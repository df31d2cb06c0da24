import { useCallback, useRef, useState } from "react";
import { dashboardsOf, type BrowserClient, type Dashboard } from "@embedded-analytics/client";

/** A dashboard that has not changed is not compared again for so long, however many tiles are refused. */
const pauseMs = 30_000;

/** What the tiles of a page say of the dashboard that they are of. */
export interface ChangeWatch {
  /** Whether the dashboard is another one now than the page has read. */
  readonly isChanged: boolean;
  /** Called with the version that the rows of a tile are of. */
  readonly noteVersion: (version: string) => void;
  /** Called when a tile is not there, or not for this viewer, that was there when the page was opened. */
  readonly noteRefusal: () => void;
}

/**
 * Finds out whether a dashboard has changed while its page is open: by the version that each tile's rows
 * name, and, since a refused tile has no rows, by reading the dashboard once more when a tile is refused.
 * Nothing is asked while nothing happens.
 */
export const useChanged = (dashboard: Dashboard, client: BrowserClient): ChangeWatch => {
  const [changed, setChanged] = useState<Dashboard>();
  const comparedAtMs = useRef(Number.NEGATIVE_INFINITY);
  const noteVersion = useCallback(
    (version: string): void => {
      if (version !== versionOf(dashboard)) setChanged(dashboard);
    },
    [dashboard],
  );
  const noteRefusal = useCallback((): void => {
    const nowMs = performance.now();
    if (nowMs - comparedAtMs.current < pauseMs) return;
    comparedAtMs.current = nowMs;
    dashboardsOf(client)
      .get({ publicId: dashboard.publicId })
      .then(
        (present) => {
          if (bodyOf(present) !== bodyOf(dashboard)) setChanged(dashboard);
        },
        // Where it cannot be read the tile's own words stand, and the next refusal compares again.
        () => undefined,
      );
  }, [dashboard, client]);
  return { isChanged: changed === dashboard, noteVersion, noteRefusal };
};

/** A proxy that compresses answers marks their tags as weak. */
const versionOf = ({ etag }: Dashboard): string => etag.replace(/^W\//, "").replaceAll('"', "");

const bodyOf = ({ etag, title, description, definition }: Dashboard): string =>
  JSON.stringify([etag, title, description, definition]);
