import type { PlanColumn } from "../../plan/columns.js";
import type { Answered } from "../answered.js";
import type { ResultRows } from "../cells.js";
import { formatFigure } from "../figures.js";
import { measureLabel } from "../labels.js";
import type { Chart } from "./chart.js";
import { figuresOf } from "./drawn-figures.js";
import { barsDrawn } from "./first-rows.js";

/** What a chart leaves out of a result, as sentences: nobody looks for what is not there. */
export const cutsOfChart = (
  { specification }: Chart,
  { form, cube, statement: { columns }, rows }: Answered,
): readonly string[] => {
  if (rows.data.length < 2) return [];
  const labels = figuresOf(form, columns).flatMap((column) =>
    column.role === "measure" ? [measureLabel(cube, column.measure)] : [],
  );
  const figures = columns.filter(({ role }) => role === "measure").length;
  const shown = barsDrawn(specification) ?? Infinity;
  return [
    ...(labels.length > 1 && labels.length < figures
      ? [
          `The chart shows ${labels.slice(0, -1).join(", ")} and ${labels.at(-1)}; all ${figures} figures are in the table.`,
        ]
      : []),
    ...(barsIn(columns, rows) > shown
      ? [
          `The chart shows the first ${shown}; all ${formatFigure(rows.totalRows)} rows are in the table.`,
        ]
      : []),
  ];
};

/** How many bars the rows make: one each, unless several have the same category. */
const barsIn = (columns: readonly PlanColumn[], { data, totalRows }: ResultRows): number => {
  const heads = columns.filter(({ role }) => role === "group" || role === "bucket").length;
  return heads > 1 ? new Set(data.map(([category]) => category)).size : totalRows;
};
