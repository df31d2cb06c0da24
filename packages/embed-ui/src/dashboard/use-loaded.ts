import { useCallback, useRef } from "react";
import type { Dashboard } from "@embedded-analytics/client";
import type { HostLink } from "../host/host-link.js";

/** Says to the host, once, that all tiles of a dashboard have their rows, or have failed. */
export const useLoaded = (
  { publicId, definition }: Dashboard,
  link: HostLink,
): ((tileId: string, hasFailed: boolean) => void) => {
  const startedMs = useRef(performance.now());
  const settled = useRef(new Map<string, boolean>());
  const isSaid = useRef(false);
  return useCallback(
    (tileId, hasFailed) => {
      const tiles = definition.rows.flatMap((row) => row.tiles);
      const asking = tiles.filter((tile) => !("unavailable" in tile) && tile.text === undefined);
      settled.current.set(tileId, hasFailed);
      if (isSaid.current || settled.current.size < asking.length) return;
      isSaid.current = true;
      const failedCount = [...settled.current.values()].filter((each) => each).length;
      const loadDurationMs = Math.round(performance.now() - startedMs.current);
      link.emit("dashboard-loaded", {
        publicId,
        widgetCount: tiles.length,
        failedCount,
        loadDurationMs,
      });
      link.emit("status", { state: "idle" });
    },
    [publicId, definition, link],
  );
};
