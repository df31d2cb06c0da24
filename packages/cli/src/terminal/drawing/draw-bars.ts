import { cut, leftAligned, rightAligned, widthOf } from "../text/text-width.js";
import { extentOf, type Chart, type Figure } from "./chart.js";
import { drawLegend } from "./draw-legend.js";
import { formatFigure, formatFigures } from "./format-figure.js";
import { fillOf } from "./series-marks.js";
import { span, type Canvas, type Span, type TextLine } from "./text-line.js";

/** More bars than anybody reads. */
const barsMax = 40;
/** Shorter bars say nothing. */
const barWidthMin = 4;

/** Lying bars, each with its figure in full; undefined where there is no room for them. */
export const drawBars = (chart: Chart, canvas: Canvas): readonly TextLine[] | undefined => {
  const { series, isStacked } = chart;
  const perCategory = isStacked ? 1 : series.length;
  const categoriesShown = Math.max(1, Math.floor(barsMax / perCategory));
  const shown = chart.categories.slice(0, categoriesShown);
  const totals = totalsOf(chart);
  const longest = (texts: readonly string[]): number =>
    texts.reduce((most, text) => Math.max(most, widthOf(text)), 0);
  const labelWidth = Math.min(longest(shown), Math.floor(canvas.width * 0.4));
  const texts = isStacked
    ? totals.map(({ text }) => text)
    : series.flatMap(({ figures }) => figures.map((each) => each?.text ?? "–"));
  const figureWidth = longest(texts);
  const barWidth = canvas.width - labelWidth - figureWidth - 3;
  if (barWidth < barWidthMin) return undefined;

  const most = Math.max(...totals.map(({ amount }) => amount), 0);
  const [least, greatest] = isStacked ? [0, most === 0 ? 1 : most] : extentOf(chart);
  const scale: Scale = { least: Math.min(0, least), greatest: Math.max(0, greatest), barWidth };
  const line = (label: string, bar: readonly Span[], figure: string): TextLine => [
    span(`${leftAligned(cut(label, labelWidth), labelWidth)} `),
    ...bar,
    span(` ${rightAligned(figure, figureWidth)}`),
  ];
  const lines = shown.flatMap((label, at) => {
    if (isStacked) {
      return [line(label, stack(chart, at, scale, canvas), totals[at]?.text ?? "–")];
    }
    return series.map(({ figures }, index) => {
      const figure = figures[at];
      const drawn = bar(figure, index, scale, canvas);
      return line(index === 0 ? label : "", drawn, figure?.text ?? "–");
    });
  });
  const more = chart.categories.length - shown.length;
  return [
    ...drawLegend(chart, canvas, "bars"),
    ...lines,
    ...(more > 0 ? [[span(`… and ${formatFigure(more)} more`, "dim")]] : []),
  ];
};

interface Scale {
  /** At most 0. */
  readonly least: number;
  /** At least 0. */
  readonly greatest: number;
  readonly barWidth: number;
}

const eighths = ["", "▏", "▎", "▍", "▌", "▋", "▊", "▉"];

const bar = (
  figure: Figure | undefined,
  index: number,
  { least, greatest, barWidth }: Scale,
  canvas: Canvas,
): readonly Span[] => {
  const share = (amount: number): number => (amount / (greatest - least)) * barWidth;
  const below = Math.round(-share(least));
  const amount = figure?.amount ?? 0;
  const fill = fillOf(index, canvas.isColoured);
  if (amount < 0) {
    const cells = Math.min(below, Math.max(1, Math.round(-share(amount))));
    return padded(`${" ".repeat(below - cells)}${fill.repeat(cells)}`, barWidth, index);
  }
  const room = barWidth - below;
  const exact = Math.min(room, share(amount));
  const isSolid = fill === "█";
  const cells = isSolid ? Math.floor(exact) : Math.round(exact);
  const rest = isSolid ? (eighths[Math.floor((exact - cells) * 8)] ?? "") : "";
  // The smallest amount is still one.
  const drawn = `${fill.repeat(cells)}${rest}` || (amount > 0 ? "▏" : "");
  return padded(" ".repeat(below) + drawn, barWidth, index);
};

const stack = (
  { series }: Chart,
  at: number,
  { greatest, barWidth }: Scale,
  canvas: Canvas,
): readonly Span[] => {
  let sum = 0;
  let end = 0;
  const segments = series.map(({ figures }, index) => {
    sum += figures[at]?.amount ?? 0;
    const begin = end;
    end = Math.max(begin, Math.min(barWidth, Math.round((sum / greatest) * barWidth)));
    return span(fillOf(index, canvas.isColoured).repeat(end - begin), index);
  });
  return [...segments, span(" ".repeat(barWidth - end))];
};

const padded = (text: string, width: number, index: number): readonly Span[] => [
  span(leftAligned(text, width), index),
];

const totalsOf = ({ categories, series }: Chart): readonly Figure[] => {
  const amounts = categories.map((_, at) =>
    Number(
      series.reduce((sum, { figures }) => sum + (figures[at]?.amount ?? 0), 0).toPrecision(15),
    ),
  );
  const texts = formatFigures(amounts);
  return amounts.map((amount, at) => ({ amount, text: texts[at] ?? "" }));
};
