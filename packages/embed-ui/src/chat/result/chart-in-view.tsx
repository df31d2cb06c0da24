import { lazy, Suspense, useEffect, useRef, useState } from "react";
import { ChartFrame } from "../../chart/chart-frame.js";
import { whenStill } from "../../chart/when-still.js";
import { useTexts } from "../../i18n/page-texts.js";
import { useSettings } from "../../settings/use-settings.js";
import { formatCount } from "../../query-result/format-count.js";
import type { ToolResult } from "../../query-result/tool-result.js";
import { useAllRows } from "./use-all-rows.js";
import type { ChartOnDemand } from "./use-chart-on-demand.js";

/** The charts' code is fetched when the first result comes that has one. */
const Chart = lazy(() => import("../../chart/chart.js"));

/** How far outside of the view a chart is drawn already. */
const ahead = "400px";

/**
 * A chart that is drawn once the reader comes near it, or a file of it is asked for: a long thread opens
 * without drawing all of them.
 */
export const ChartInView = ({
  result,
  chart,
  onFailure,
}: {
  readonly result: ToolResult;
  readonly chart: ChartOnDemand;
  readonly onFailure: () => void;
}) => {
  const { say } = useTexts();
  const { formatLocale } = useSettings();
  const place = useRef<HTMLDivElement>(null);
  const [isNear, setIsNear] = useState(false);
  const { image, isWanted, setWhole, settle } = chart;
  const isShown = isNear || isWanted;
  const { whole, isComing } = useAllRows(result, isShown);
  useEffect(() => {
    setWhole(!isComing);
    // It may have been drawn before it was known that no more rows come.
    settle("drawn");
  }, [isComing, setWhole, settle]);
  useEffect(() => {
    const element = place.current;
    if (element === null) return;
    let forget: (() => void) | undefined;
    const observer = new IntersectionObserver(
      (entries) => {
        const isIn = entries.at(-1)?.isIntersecting === true;
        forget?.();
        forget = isIn
          ? whenStill(() => {
              observer.disconnect();
              setIsNear(true);
            })
          : undefined;
      },
      { rootMargin: ahead },
    );
    observer.observe(element);
    return () => {
      forget?.();
      observer.disconnect();
    };
  }, []);
  const [shown, total] = [whole.rows.length, whole.totalRows].map((count) =>
    formatCount(count, formatLocale),
  );
  return (
    <div ref={place}>
      {isShown ? (
        <Suspense fallback={<ChartFrame result={result} />}>
          <Chart
            result={whole}
            image={image}
            onDrawn={() => {
              settle("drawn");
            }}
            onFailure={() => {
              settle("failed");
              onFailure();
            }}
          />
        </Suspense>
      ) : (
        <ChartFrame result={result} />
      )}
      {whole.totalRows > whole.rows.length && (
        <p className="note">{say("drawnFrom", { shown: shown ?? "", total: total ?? "" })}</p>
      )}
    </div>
  );
};
