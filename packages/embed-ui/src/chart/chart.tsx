import { useEffect, useMemo, useRef, useState, type RefObject } from "react";
import { timeGrain } from "../query-result/time-grain.js";
import type { ToolResult } from "../query-result/tool-result.js";
import { useTexts } from "../i18n/page-texts.js";
import { useSettings } from "../settings/use-settings.js";
import { chartHeight, leastHeight } from "./chart-height.js";
import type { ChartImage } from "./chart-image.js";
import { chartRows } from "./chart-rows.js";
import { chartSentence } from "./chart-sentence.js";
import { chartTheme, chartTokens } from "./chart-theme.js";
import { drawChart, type DrawnChart, type PickRow, type Tooltip } from "./draw-chart.js";
import { safeSpec } from "./specification/safe-spec.js";
import { shapeSpec } from "./specification/shape-spec.js";
import { TooltipBox } from "./tooltip-box.js";
import { useAppearance } from "./use-appearance.js";
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
  const [drawn, setDrawn] = useState<DrawnChart>();
  const called = useRef({ onDrawn, onFailure, onPick });
  called.current = { onDrawn, onFailure, onPick };
  const width = appearance?.width;
  const height = useMemo(
    () => (given === undefined ? chartHeight(result) : Math.max(given, leastHeight(result, width))),
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
      const next = await draws({
        result,
        element,
        target,
        width: appearance.width,
        height,
        formatLocale,
        rest,
        empty,
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
      setDrawn(next);
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

  const printed = usePrintImage(drawn);
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

interface Place {
  readonly result: ToolResult;
  /** Where the page's colours are read. */
  readonly element: HTMLElement;
  readonly target: HTMLElement;
  readonly width: number;
  readonly height: number;
  readonly formatLocale: string;
  readonly rest: string;
  readonly empty: string;
  readonly onTooltip: (tooltip: Tooltip | undefined) => void;
  readonly onPick: PickRow;
}

const draws = async (place: Place): Promise<DrawnChart> => {
  const { result, element, target, width, height, formatLocale, rest, empty } = place;
  const { onTooltip, onPick } = place;
  const written = safeSpec(result.vegaSpec ?? "");
  if (written === undefined) throw new Error("The specification is no object.");
  const { palette, background, muted } = chartTokens(element);
  const time = result.columns.findIndex(({ type }) => type === "Time");
  const column = result.columns[time];
  const grain =
    column === undefined
      ? "day"
      : timeGrain(
          column,
          result.rows.map((row) => row[time] ?? null),
        );
  const rows = chartRows(result);
  const { spec, rows: shaped } = shapeSpec(written, {
    charted: result,
    title: result.title,
    formatLocale,
    rows,
    grain,
    rest,
    empty,
    palette,
    restColor: muted,
    width,
  });
  return drawChart({
    spec: withTooltips(spec),
    rows: shaped,
    config: chartTheme(element, { formatLocale, grain }),
    element: target,
    width,
    height,
    background,
    onTooltip,
    onPick,
  });
};

/** Each mark says what it stands for when the pointer is on it, unless the specification says otherwise. */
const withTooltips = (spec: Readonly<Record<string, unknown>>): Record<string, unknown> => {
  const { mark } = spec;
  if (typeof mark === "string") return { ...spec, mark: { type: mark, tooltip: true } };
  if (typeof mark === "object" && mark !== null)
    return { ...spec, mark: { tooltip: true, ...mark } };
  return { ...spec };
};

export default Chart;
