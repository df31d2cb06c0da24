import { amountAxis, placeLabels } from "./axis.js";
import { dotCanvas } from "./dot-canvas.js";
import { extentOf, type Chart } from "./chart.js";
import { drawLegend } from "./draw-legend.js";
import { span, type Canvas, type TextLine } from "./text-line.js";

const rows = 12;
/** Narrower ones say nothing. */
const plotWidthMin = 12;

/** Lines over time, of dots; undefined where there is no room for them. */
export const drawLine = (chart: Chart, canvas: Canvas): readonly TextLine[] | undefined => {
  const axis = amountAxis(...extentOf(chart), rows);
  const gutter = axis.labels[0]?.length ?? 0;
  const plotWidth = canvas.width - gutter;
  const range = axis.most - axis.least;
  if (plotWidth < plotWidthMin || !(range > 0 && Number.isFinite(range))) return undefined;
  const { series, places, categories } = chart;
  const [first = 0, last = 0] = [places[0], places.at(-1)];
  const across = (at: number): number =>
    last > first ? ((places[at] ?? first) - first) / (last - first) : 0.5;
  const dots = dotCanvas(plotWidth, rows);
  for (const [index, { figures }] of series.entries()) {
    const points = figures.map(
      (figure, at) =>
        figure && {
          x: Math.round(across(at) * (plotWidth * 2 - 1)),
          y: Math.round(
            Math.max(0, Math.min(1, (axis.most - figure.amount) / range)) * (rows * 4 - 1),
          ),
        },
    );
    for (const [at, point] of points.entries()) {
      const before = points[at - 1];
      if (point !== undefined) dots.connect(before ?? point, point, index);
    }
  }
  const isLettered = !canvas.isColoured && series.length > 1;
  const columns = categories.map((_, at) => Math.round(across(at) * (plotWidth - 1)));
  return [
    ...drawLegend(chart, canvas, "line"),
    ...dots.lines(isLettered).map((line, at) => [span(axis.labels[at] ?? "", "dim"), ...line]),
    [span(`${" ".repeat(gutter)}${placeLabels(categories, columns, plotWidth)}`, "dim")],
    ...formatExtremes(chart),
  ];
};

/** Lowest and highest in full, since a line shows no figures; of several series there are too many. */
export const formatExtremes = ({ series, categories }: Chart): readonly TextLine[] => {
  const [only, ...others] = series;
  if (only === undefined || others.length > 0) return [];
  const labels = only.figures.flatMap((figure, at) =>
    figure === undefined ? [] : [{ ...figure, at: categories[at] ?? "" }],
  );
  const [first] = labels;
  if (first === undefined || labels.length < 2) return [];
  const lowest = labels.reduce((left, right) => (right.amount < left.amount ? right : left), first);
  const highest = labels.reduce(
    (left, right) => (right.amount > left.amount ? right : left),
    first,
  );
  return [
    [span(`lowest ${lowest.text} (${lowest.at}), highest ${highest.text} (${highest.at})`, "dim")],
  ];
};
