import { useCallback, useContext, useEffect, useRef, useState, type RefObject } from "react";
import type { Tile } from "@embedded-analytics/client";
import { useSettings } from "../../settings/use-settings.js";
import { DashboardPageContext, type TileData, type TilePart } from "../dashboard-context.js";
import { reachingOf } from "../filters/filter-state.js";
import { useReconnecting } from "./use-reconnecting.js";

/** The rows of a tile as they come; those of before are kept until others are there. */
export interface TileRowsState {
  readonly data: TileData | undefined;
  readonly error: unknown;
  readonly isLoading: boolean;
  readonly retry: () => void;
}

/** Whether an element is in the window, or nearly. */
const isNear = (element: Element | null): boolean => {
  if (element === null) return false;
  const { top, bottom } = element.getBoundingClientRect();
  return bottom >= 0 && top <= innerHeight;
};

/** Asks for a tile's rows, and anew when a filter that reaches it, the zone or the dashboard changes. */
export const useTileRows = (
  tile: Tile,
  part: TilePart,
  place: RefObject<Element | null>,
): TileRowsState => {
  const page = useContext(DashboardPageContext);
  const { timezone } = useSettings();
  const [state, setState] = useState<Omit<TileRowsState, "retry">>({
    data: undefined,
    error: undefined,
    isLoading: true,
  });
  const [tries, setTries] = useState(0);
  const again = useRef(false);
  const latest = useRef(page);
  latest.current = page;
  const isWanted = part === "value" || tile.spark === true;
  const key = page === undefined ? "" : reachingOf(tile, page.values, page.filters);
  const refreshes = page?.refreshes ?? 0;
  const steps = page?.drills.get(tile.id);
  const { id } = tile;

  useEffect(() => {
    const around = latest.current;
    if (around === undefined || !isWanted) return;
    const ending = new AbortController();
    const { signal } = ending;
    // What failed says so until something else is known, where it is asked for again by itself.
    const isByItself = again.current;
    again.current = false;
    setState((before) => ({
      ...before,
      error: isByItself ? before.error : undefined,
      isLoading: true,
    }));
    const settle = (next: Pick<TileRowsState, "data" | "error">): void => {
      if (signal.aborted) return;
      setState({ ...next, isLoading: false });
      if (part === "value") around.onSettled(id, next.data, next.error);
    };
    around.queue
      .run(() => around.readTile(id, part, signal), {
        signal,
        isInView: () => isNear(place.current),
      })
      .then(
        (data) => {
          settle({ data, error: undefined });
        },
        (error: unknown) => {
          settle({ data: undefined, error });
        },
      );
    return () => {
      ending.abort();
    };
  }, [id, part, isWanted, key, steps, timezone, refreshes, tries, place]);

  const retry = useCallback(() => {
    setTries((count) => count + 1);
  }, []);
  const tryAgain = useCallback(() => {
    again.current = true;
    retry();
  }, [retry]);
  useReconnecting(state, tryAgain);
  return { ...state, retry };
};
