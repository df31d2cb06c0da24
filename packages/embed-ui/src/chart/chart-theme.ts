import type { TimeGrain } from "../query-result/time-grain.js";
import { numberFormatType, timeFormatType } from "./chart-formats.js";
import { vegaLocale } from "./vega-locale.js";

const legendEntryPixels = 120;

/** The page's colours and its font, as they stand at an element. */
export interface ChartTokens {
  readonly palette: readonly string[];
  readonly background: string;
  readonly muted: string;
  readonly token: (name: string) => string;
}

export const chartTokens = (element: HTMLElement): ChartTokens => {
  const style = getComputedStyle(element);
  const token = (name: string): string => style.getPropertyValue(`--ea-${name}`).trim();
  return {
    palette: [1, 2, 3, 4, 5, 6, 7, 8].map((number) => token(`c${number}`)),
    background: token("bg"),
    muted: token("control"),
    token,
  };
};

/**
 * The page's tokens as Vega-Lite's configuration, so that a chart looks like the page around it, and
 * speaks the viewer's formats: short figures on axes, exact ones in tooltips, times of their grain.
 */
export const chartTheme = (
  element: HTMLElement,
  { formatLocale, grain }: { readonly formatLocale: string; readonly grain: TimeGrain },
): Record<string, unknown> => {
  const { palette, token } = chartTokens(element);
  const time = `${grain} ${formatLocale}`;
  const label = { labelColor: token("text-muted"), labelFontSize: 12, labelFontWeight: 400 };
  const title = { titleColor: token("text-muted"), titleFontSize: 12, titleFontWeight: 400 };
  const mark = { color: palette[0] };
  // As many names beside each other as have room; the rest goes below.
  const columns = Math.max(1, Math.floor(element.clientWidth / legendEntryPixels));
  return {
    background: "transparent",
    font: getComputedStyle(element).fontFamily,
    locale: vegaLocale(formatLocale),
    customFormatTypes: true,
    numberFormatType,
    numberFormat: `short ${formatLocale}`,
    timeFormatType,
    timeFormat: time,
    tooltipFormat: {
      numberFormatType,
      numberFormat: `exact ${formatLocale}`,
      timeFormatType,
      timeFormat: time,
    },
    view: { stroke: null },
    range: { category: palette, ordinal: palette, heatmap: [token("surface"), palette[0]] },
    axis: {
      ...label,
      ...title,
      domain: false,
      ticks: false,
      grid: false,
      labelPadding: 8,
      titlePadding: 12,
      labelAngle: 0,
      labelLimit: 160,
    },
    axisQuantitative: {
      grid: true,
      gridColor: token("border"),
      gridOpacity: 0.6,
      tickCount: 5,
    },
    axisX: { labelOverlap: "greedy", labelFlush: true, labelSeparation: 8 },
    // The name of a bar or a field stands in its middle, the first and the last as the others.
    axisXBand: { labelFlush: false },
    // As many figures as have room beside each other; one at the edge would be cut off.
    axisXQuantitative: {
      labelBound: 6,
      tickCount: { expr: "max(1, min(5, floor(width / 50)))" },
    },
    axisTemporal: { grid: false, tickCount: { expr: "max(2, floor(width / 90))" } },
    legend: { ...label, ...title, orient: "top", symbolType: "circle", offset: 8, columns },
    title: { color: token("text"), fontSize: 14, fontWeight: 500, anchor: "start" },
    header: { ...label, ...title },
    bar: { ...mark, cornerRadiusEnd: 3 },
    line: { ...mark, strokeWidth: 2.25, strokeCap: "round", strokeJoin: "round" },
    area: { ...mark, fillOpacity: 0.25, line: true },
    point: { ...mark, filled: true, size: 48 },
    arc: { stroke: token("bg"), strokeWidth: 2 },
    text: { color: token("text") },
    rule: { color: token("text-muted") },
  };
};
