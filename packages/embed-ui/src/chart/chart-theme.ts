const legendEntryPixels = 120;

/** The page's tokens as Vega-Lite's configuration, so that a chart looks like the page around it. */
export const chartTheme = (element: HTMLElement): Record<string, unknown> => {
  const style = getComputedStyle(element);
  const token = (name: string): string => style.getPropertyValue(`--ea-${name}`).trim();
  const palette = [1, 2, 3, 4, 5, 6, 7, 8].map((number) => token(`c${number}`));
  const label = { labelColor: token("text-muted"), labelFontSize: 12, labelFontWeight: 400 };
  const title = { titleColor: token("text-muted"), titleFontSize: 12, titleFontWeight: 400 };
  const mark = { color: palette[0] };
  // As many names beside each other as have room; the rest goes below.
  const columns = Math.max(1, Math.floor(element.clientWidth / legendEntryPixels));
  return {
    background: "transparent",
    font: style.fontFamily,
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
      format: "~s",
      grid: true,
      gridColor: token("border"),
      gridOpacity: 0.7,
      tickCount: 5,
    },
    axisX: { labelOverlap: "greedy" },
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
