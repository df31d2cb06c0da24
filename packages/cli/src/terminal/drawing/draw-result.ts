import { cleanLine } from "../text/plain-text.js";
import type { Chart } from "./chart.js";
import { drawBars } from "./draw-bars.js";
import { drawColumns } from "./draw-columns.js";
import { drawFigure } from "./draw-figure.js";
import { drawLine } from "./draw-line.js";
import { drawTable } from "./draw-table.js";
import { planCharts } from "./plan-charts.js";
import type { Result } from "./result.js";
import { formatFigure } from "./format-figure.js";
import { fitLine, span, type Canvas, type TextLine } from "./text-line.js";

/**
 * A result as lines of text: its chart where it has one that can be drawn, a single figure big,
 * else a table. No line is wider than the canvas, whatever came. `knownTitle` was shown before.
 */
export const drawResult = (
  result: Result,
  canvas: Canvas,
  knownTitle = "",
): readonly TextLine[] => {
  const charts = planCharts(result).map((chart) => wholeOf(chart, canvas, knownTitle));
  const drawn = charts.filter((chart) => chart !== undefined);
  const isDrawn = drawn.length > 0 && drawn.length === charts.length;
  const lines = isDrawn
    ? [...drawn.flatMap((chart, at) => (at === 0 ? chart : [[], ...chart])), ...missing(result)]
    : (drawFigure(result, canvas) ?? (result.rows.length === 0 ? [] : drawTable(result, canvas)));
  return lines.map((line) => fitLine(line, canvas.width));
};

/** A chart with its title and what it leaves out; undefined where there is no room for it. */
const wholeOf = (
  chart: Chart,
  canvas: Canvas,
  knownTitle: string,
): readonly TextLine[] | undefined => {
  const drawn = drawChart(chart, canvas);
  return drawn && [...titled(chart, knownTitle), ...drawn, ...leftOut(chart)];
};

/** A long series of columns is a line, and one of several colours lying bars while they are few. */
const drawChart = (chart: Chart, canvas: Canvas): readonly TextLine[] | undefined => {
  if (chart.form === "line") return drawLine(chart, canvas);
  if (chart.form === "bars") return drawBars(chart, canvas);
  const isShort = chart.categories.length <= 30;
  return (
    drawColumns(chart, canvas) ?? (isShort ? drawBars(chart, canvas) : drawLine(chart, canvas))
  );
};

const titled = ({ title }: Chart, knownTitle: string): readonly TextLine[] =>
  title === undefined || title === "" || title === cleanLine(knownTitle)
    ? []
    : [[span(title, "bold")]];

const leftOut = ({ series, seriesLeft }: Chart): readonly TextLine[] =>
  seriesLeft > 0
    ? [[span(`the ${series.length} greatest of ${series.length + seriesLeft}`, "dim")]]
    : [];

/** A chart of some rows must not pass for one of all. */
const missing = ({ rows, totalRows }: Result): readonly TextLine[] =>
  totalRows > rows.length
    ? [[span(`drawn from the first ${rows.length} of ${formatFigure(totalRows)} rows`, "dim")]]
    : [];
