import { amountAxis, placeLabels } from "./axis.js";
import { extentOf, type Chart } from "./chart.js";
import { formatExtremes } from "./draw-line.js";
import { span, type Canvas, type TextLine } from "./text-line.js";

const rows = 10;
const columnWidthMax = 6;
const eighths = [" ", "▁", "▂", "▃", "▄", "▅", "▆", "▇"];

/** Standing columns of one series over time; undefined where there is no room, or one is negative. */
export const drawColumns = (chart: Chart, canvas: Canvas): readonly TextLine[] | undefined => {
  const [only, ...others] = chart.series;
  const [least, most] = extentOf(chart);
  if (only === undefined || others.length > 0 || least < 0) return undefined;
  const axis = amountAxis(0, most, rows);
  const gutter = axis.labels[0]?.length ?? 0;
  const pitch = Math.floor((canvas.width - gutter) / only.figures.length);
  if (pitch < 1 || !Number.isFinite(axis.most)) return undefined;
  const gap = pitch > 2 ? 1 : 0;
  const width = Math.min(columnWidthMax, pitch - gap);
  const line = (row: number): string =>
    only.figures
      .map((figure) => {
        const exact = ((figure?.amount ?? 0) / axis.most) * rows * 8;
        const height = exact > 0 ? Math.max(1, Math.round(exact)) : 0;
        const here = Math.max(0, Math.min(8, height - (rows - 1 - row) * 8));
        return `${(eighths[here] ?? "█").repeat(width)}${" ".repeat(gap)}`;
      })
      .join("");
  const at = only.figures.map((_, index) => index * (width + gap) + Math.floor(width / 2));
  const names = placeLabels(chart.categories, at, Math.max(1, canvas.width - gutter));
  return [
    ...axis.labels.map((label, row): TextLine => [span(label, "dim"), span(line(row), 0)]),
    [span(`${" ".repeat(gutter)}${names}`, "dim")],
    ...formatExtremes(chart),
  ];
};
