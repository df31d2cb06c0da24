import { lazy, Suspense, useEffect, useRef, useState, type RefObject } from "react";
import { ChartFrame } from "../chart/chart-frame.js";
import type { ChartImage } from "../chart/chart-image.js";
import { useTexts } from "../i18n/page-texts.js";
import { useSettings } from "../settings/use-settings.js";
import { formatCount } from "./format-count.js";
import type { ToolResult } from "./tool-result.js";
import { useAllRows } from "./use-all-rows.js";

/** The charts' code is fetched when the first result comes that has one. */
const Chart = lazy(() => import("../chart/chart.js"));

/** How far outside of the view a chart is drawn already. */
const ahead = "400px";

/** A chart that is drawn once the reader comes near it: a long thread opens without drawing all of them. */
export const ChartInView = ({
  result,
  image,
  onDrawn,
  onFailure,
}: {
  readonly result: ToolResult;
  readonly image: RefObject<ChartImage | undefined>;
  readonly onDrawn: () => void;
  readonly onFailure: () => void;
}) => {
  const { say } = useTexts();
  const { formatLocale } = useSettings();
  const place = useRef<HTMLDivElement>(null);
  const [isNear, setIsNear] = useState(false);
  const whole = useAllRows(result, isNear);
  useEffect(() => {
    const element = place.current;
    if (element === null) return;
    const observer = new IntersectionObserver(
      (entries) => {
        if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
        setIsNear(true);
        observer.disconnect();
      },
      { rootMargin: ahead },
    );
    observer.observe(element);
    return () => {
      observer.disconnect();
    };
  }, []);
  const [shown, total] = [whole.rows.length, whole.totalRows].map((count) =>
    formatCount(count, formatLocale),
  );
  return (
    <div ref={place}>
      {isNear ? (
        <Suspense fallback={<ChartFrame result={result} />}>
          <Chart result={whole} image={image} onDrawn={onDrawn} onFailure={onFailure} />
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
