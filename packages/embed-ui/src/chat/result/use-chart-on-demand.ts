import { useCallback, useEffect, useMemo, useRef, useState, type RefObject } from "react";
import type { ChartImage } from "../../chart/chart-image.js";

/** The chart of a result, which is drawn once the reader comes near it, or once a file of it is asked for. */
export interface ChartOnDemand {
  /** Holds how to save the chart, while it is drawn. */
  readonly image: RefObject<ChartImage | undefined>;
  /** Whether a file waits for it, wherever the reader is. */
  readonly isWanted: boolean;
  /** Has the chart drawn, with all rows that it can have; undefined where that fails. */
  readonly draw: () => Promise<ChartImage | undefined>;
  /** Says whether the chart has all its rows; files wait for it until then. */
  readonly setWhole: (isWhole: boolean) => void;
  /** Gives the drawn chart to the files that wait for it; none, where it could not be drawn. */
  readonly settle: (outcome: "drawn" | "failed") => void;
}

export const useChartOnDemand = (): ChartOnDemand => {
  const image = useRef<ChartImage>(undefined);
  const isWhole = useRef(false);
  const waiting = useRef<((drawn: ChartImage | undefined) => void)[]>([]);
  const [isWanted, setIsWanted] = useState(false);

  const settle = useCallback((outcome: "drawn" | "failed") => {
    if (outcome === "drawn" && (image.current === undefined || !isWhole.current)) return;
    for (const resolve of waiting.current.splice(0)) resolve(image.current);
  }, []);
  const setWhole = useCallback((next: boolean) => {
    isWhole.current = next;
  }, []);
  const draw = useCallback(
    () =>
      new Promise<ChartImage | undefined>((resolve) => {
        waiting.current.push(resolve);
        setIsWanted(true);
        settle("drawn");
      }),
    [settle],
  );
  // A result that is no longer shown is drawn no more.
  useEffect(
    () => () => {
      settle("failed");
    },
    [settle],
  );

  return useMemo(
    () => ({ image, isWanted, draw, setWhole, settle }),
    [isWanted, draw, setWhole, settle],
  );
};
