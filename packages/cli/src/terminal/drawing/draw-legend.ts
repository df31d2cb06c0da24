import { cut, widthOf } from "../text/text-width.js";
import type { Chart } from "./chart.js";
import { fillOf, pointOf } from "./series-marks.js";
import { span, type Canvas, type Span, type TextLine } from "./text-line.js";

/** Which colour or fill means what, in as many lines as it takes; none for a single series. */
export const drawLegend = (
  { series }: Chart,
  { width, isColoured }: Canvas,
  form: "bars" | "line",
): readonly TextLine[] => {
  const lines: Span[][] = [[]];
  let column = 0;
  for (const [index, { name }] of series.entries()) {
    if (name === undefined) return [];
    const text = cut(name, Math.max(1, width - 4));
    const columns = widthOf(text) + 4;
    if (column > 0 && column + columns - 2 > width) {
      lines.push([]);
      column = 0;
    }
    const lineMark = isColoured ? "━" : pointOf(index);
    const mark = form === "line" ? lineMark : fillOf(index, isColoured);
    lines.at(-1)?.push(span(mark, index), span(` ${text}  `));
    column += columns;
  }
  return lines;
};
