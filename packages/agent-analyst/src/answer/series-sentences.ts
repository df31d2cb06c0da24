import type { Cube } from "@embedded-analytics/domain";
import type { LogicalForm } from "../reading/logical-form.js";
import { isCycle } from "../words/times/steps/cycles.js";
import type { Answered } from "./answered.js";
import { formatCell, numbersIn, type ResultRows } from "./cells.js";
import { formatFigure, signedPercent, sumOf } from "./figures.js";
import { formatMeasured } from "./formats.js";
import { addsUp, measureLabel, stepLabel } from "./labels.js";

/** One figure by steps of time: all of it, its highest and lowest step, and how it went from the first to the last. */
export const seriesSentences = ({ form, cube, statement, rows }: Answered): readonly string[] => {
  const { columns } = statement;
  const [bucket] = columns;
  const at = 1;
  const [measure] = form.measures;
  const label = measure === undefined ? "" : measureLabel(cube, measure);
  const said = numbersIn(rows, at);
  const highest = said.reduce<(typeof said)[number] | undefined>(
    (best, each) => (best === undefined || each.figure > best.figure ? each : best),
    undefined,
  );
  const lowest = said.reduce<(typeof said)[number] | undefined>(
    (best, each) => (best === undefined || each.figure < best.figure ? each : best),
    undefined,
  );
  const total = totalOf(form, cube, rows, at);
  const unit = bucket?.role === "bucket" ? bucket.unit : undefined;
  const step = unit === undefined ? "time" : stepLabel(unit);
  if (highest === undefined || lowest === undefined) return [`${label} by ${step}:`];
  const [first, last] = [said[0], said.at(-1)];
  const isSeries = form.ranking === undefined && !isCycle(unit) && said.length > 1;
  const isGiven = isSeries && first !== undefined && last !== undefined && first.figure !== 0;
  const name = ({ row }: Said): string => formatCell(bucket, row[0]);
  const figure = ({ row }: Said): string => formatMeasured(cube, measure, row[at]);
  const named = (each: Said): string => `${name(each)} with ${figure(each)}`;
  return [
    `${label} by ${step}${total === undefined ? "" : ` comes to ${total} in all`}.`,
    endsSentence(form, rows, {
      highest: named(highest),
      lowest: said.length > 1 ? named(lowest) : undefined,
    }),
    ...(isGiven
      ? [
          `From ${name(first)} to ${name(last)} it went from ${figure(first)} to ${figure(last)} (${signedPercent(last.figure, first.figure)}).`,
        ]
      : []),
  ];
};

type Said = ReturnType<typeof numbersIn>[number];

/** Of rows in the order of their figures that are cut off, the other end is not among those there are. */
const endsSentence = (
  { ranking }: LogicalForm,
  rows: ResultRows,
  { highest, lowest }: { readonly highest: string; readonly lowest: string | undefined },
): string => {
  const isCut = rows.totalRows > rows.data.length && ranking !== undefined;
  if (isCut && ranking.direction === "asc") return `The lowest is ${lowest ?? highest}.`;
  return `The highest is ${highest}${isCut || lowest === undefined ? "" : `, the lowest ${lowest}`}.`;
};

/** Said only where the rows are all there are, and add up. */
export const totalOf = (
  form: LogicalForm,
  cube: Cube,
  rows: ResultRows,
  at: number,
): string | undefined => {
  const [measure] = form.measures;
  if (measure === undefined || !addsUp(cube, measure)) return undefined;
  // Levels of different moments have no sum.
  if (form.snapshot !== undefined && form.time?.bucket !== undefined) return undefined;
  if (rows.totalRows > rows.data.length || form.ranking?.count !== undefined) return undefined;
  const total = rows.data.length < 2 ? undefined : sumOf(rows.data.map((row) => row[at]));
  return total === undefined ? undefined : formatFigure(total);
};
