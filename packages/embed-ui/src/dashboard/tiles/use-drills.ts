import { useCallback, useRef, useState, type RefObject } from "react";
import type { DrillStep } from "@embedded-analytics/client";

/** Below which values the tiles of a dashboard are shown, by their ids. */
export type Drills = ReadonlyMap<string, readonly DrillStep[]>;

/** The drills of a dashboard's tiles, from the outermost value; they last as long as the page. */
export const useDrills = (): {
  readonly drills: Drills;
  readonly drillTo: (tileId: string, steps: readonly DrillStep[]) => void;
  /** The state of now, also before the next rendering. */
  readonly latest: RefObject<Drills>;
} => {
  const [drills, setDrills] = useState<Drills>(() => new Map());
  const latest = useRef(drills);
  const drillTo = useCallback((tileId: string, steps: readonly DrillStep[]): void => {
    latest.current = new Map([...latest.current, [tileId, steps]]);
    setDrills(latest.current);
  }, []);
  return { drills, drillTo, latest };
};
