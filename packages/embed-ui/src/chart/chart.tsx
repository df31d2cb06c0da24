import { useEffect, useMemo, useRef, useState, type RefObject } from "react";
import type { ToolResult } from "../query-result/tool-result.js";
import { useTexts } from "../i18n/page-texts.js";
import { useSettings } from "../settings/use-settings.js";
import type { ChartImage } from "./chart-image.js";
import { chartSentence } from "./chart-sentence.js";
import type { PickRow, Tooltip } from "./draw-chart.js";
import { drawResult } from "./draw-result.js";
import { heightAt, leastHeightAt } from "./height-at.js";
import { paperImage } from "./paper-image.js";
import { TooltipBox } from "./tooltip-box.js";
import { useAppearance } from "./use-appearance.js";
import { useFirstWidth } from "./use-first-width.js";
import { usePrintImage } from "./use-print-image.js";

interface Props {
  readonly result: ToolResult;
  /** Holds how to save the chart, while it is drawn. */
  readonly image: RefObject<ChartImage | undefined>;
  readonly onDrawn: () => void;
  /** Called where it cannot be drawn; the rows are then shown as a table. */
  readonly onFailure: () => void;
  /** In pixels, where the place has a height of its own. */
  readonly height?: number | undefined;
  /** Called with the row of a mark that is clicked. */
  readonly onPick?: PickRow | undefined;
}

/** A chart of a result's rows, drawn anew when its place or the page's colours or formats change. */
const Chart = ({ result, image, onDrawn, onFailure, height: given, onPick }: Props) => {
  const texts = useTexts();
  const { formatLocale } = useSettings();
  const place = useRef<HTMLDivElement>(null);
  const appearance = useAppearance(place);
  const [tooltip, setTooltip] = useState<Tooltip>();
  const [onPaper, setOnPaper] = useState<() => Promise<Blob>>();
  const called = useRef({ onDrawn, onFailure, onPick });
  called.current = { onDrawn, onFailure, onPick };
  const first = useFirstWidth(place);
  const width = appearance?.width ?? first;
  const height = useMemo(
    () =>
      given === undefined ? heightAt(result, width) : Math.max(given, leastHeightAt(result, width)),
    [result, given, width],
  );
  const rest = texts.say("otherSeries");
  const empty = texts.say("emptyValue");

  useEffect(() => {
    const element = place.current;
    if (element === null || appearance === undefined) return;
    let isOver = false;
    let end: (() => void) | undefined;
    const draw = async (): Promise<void> => {
      const target = document.createElement("div");
      const looks = { result, element, width: appearance.width, height, formatLocale, rest, empty };
      const next = await drawResult({
        ...looks,
        target,
        onTooltip: setTooltip,
        onPick: (row) => called.current.onPick?.(row),
      });
      if (isOver) {
        next.finish();
        return;
      }
      element.replaceChildren(target);
      element.dataset["drawn"] = "true";
      end = next.finish;
      image.current = next.image;
      setOnPaper(() => () => paperImage(looks));
      called.current.onDrawn();
    };
    draw().catch(() => {
      if (!isOver) called.current.onFailure();
    });
    return () => {
      isOver = true;
      image.current = undefined;
      setTooltip(undefined);
      end?.();
    };
  }, [result, appearance, height, formatLocale, rest, empty, image]);

  const printed = usePrintImage(onPaper);
  const sentence = useMemo(
    () => chartSentence(result, texts, formatLocale),
    [result, texts, formatLocale],
  );
  return (
    <>
      <div
        className="chart"
        ref={place}
        role="img"
        aria-label={sentence}
        dir="ltr"
        style={{ height, ...(onPick === undefined ? {} : { cursor: "pointer" }) }}
      />
      {printed !== undefined && <img className="print-only" src={printed} alt={sentence} />}
      {tooltip !== undefined && <TooltipBox tooltip={tooltip} />}
    </>
  );
};

export default Chart;
