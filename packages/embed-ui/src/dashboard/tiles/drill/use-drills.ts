import { useCallback, useEffect, useRef, useState, type RefObject } from "react";
import type { DashboardDefinition, DrillStep } from "@embedded-analytics/client";
import { addressedId } from "../../public-id.js";
import { addressWithDrills, drillsOfAddress, type Drills } from "./drill-address.js";

export type { Drills };

/**
 * The drills of a dashboard's tiles, from the outermost value. They stand in the address, and each step
 * is one of the browser's history, so that its back button goes up; the filters stay as they are then.
 */
export const useDrills = (
  publicId: string,
  { rows }: DashboardDefinition,
  /** Puts the filters of now into an address of before. */
  withFilters: (href: string) => string,
): {
  readonly drills: Drills;
  readonly drillTo: (tileId: string, steps: readonly DrillStep[]) => void;
  /** The state of now, also before the next rendering. */
  readonly latest: RefObject<Drills>;
} => {
  const tiles = useRef(rows.flatMap((row) => row.tiles));
  tiles.current = rows.flatMap((row) => row.tiles);
  const [drills, setDrills] = useState(() => drillsOfAddress(location.search, tiles.current));
  const latest = useRef(drills);
  const drillTo = useCallback((tileId: string, steps: readonly DrillStep[]): void => {
    latest.current = new Map([...latest.current, [tileId, steps]]);
    setDrills(latest.current);
    history.pushState(history.state, "", addressWithDrills(location.href, latest.current));
  }, []);
  useEffect(() => {
    const onPopState = (): void => {
      // Another dashboard stands in the address: its own page reads its drills.
      if (addressedId() !== publicId) return;
      const read = drillsOfAddress(location.search, tiles.current);
      latest.current = withSameSteps(read, latest.current);
      setDrills(latest.current);
      history.replaceState(history.state, "", withFilters(location.href));
    };
    addEventListener("popstate", onPopState);
    return () => {
      removeEventListener("popstate", onPopState);
    };
  }, [publicId, withFilters]);
  return { drills, drillTo, latest };
};

/** The drills with the lists of before where they say the same, so that only other tiles ask anew. */
const withSameSteps = (read: Drills, before: Drills): Drills =>
  new Map(
    [...read].map(([tileId, steps]) => {
      const same = before.get(tileId);
      return [tileId, JSON.stringify(same) === JSON.stringify(steps) ? (same ?? steps) : steps];
    }),
  );
