import type { Cell } from "@embedded-analytics/domain";
import { formatCell } from "./cells.js";
import { difference } from "./figures.js";
import { formatMeasured } from "./formats.js";
import { measureLabel } from "./labels.js";
import type { Answered } from "./answered.js";

/** A series from row to row: how it went, and where growth was strongest and weakest. */
export const calculatedSentences = ({
  form,
  cube,
  statement,
  rows,
}: Answered): readonly string[] => {
  const { columns } = statement;
  const at = columns.findIndex(({ role }) => role === "growth" || role === "running");
  const bucket = columns.find(({ role }) => role === "bucket");
  const [measure] = form.measures;
  const label = measure === undefined ? "" : measureLabel(cube, measure);
  const heads = columns.flatMap((column, index) =>
    column.role === "bucket" || column.role === "group" ? [index] : [],
  );
  const name = (row: readonly Cell[]): string =>
    heads.map((index) => formatCell(columns[index], row[index])).join(", ");
  const step = bucket?.role === "bucket" ? bucket.unit : "time";
  const shown = rows.data.filter((row) => typeof row[at] === "number");
  const [first = []] = shown;
  const last = shown.at(-1) ?? [];
  if (columns[at]?.role === "running")
    return [
      `The running total of ${label} by ${step} goes from ${formatMeasured(cube, measure, first[at])} (${name(first)}) to ${formatMeasured(cube, measure, last[at])} (${name(last)}).`,
    ];
  const sorted = [...shown].sort((left, right) => Number(right[at]) - Number(left[at]));
  const [best = []] = sorted;
  const worst = sorted.at(-1) ?? [];
  return [
    `${label}, change from ${step} to ${step}: strongest in ${name(best)} with ${formatCell(columns[at], best[at])}, weakest in ${name(worst)} with ${formatCell(columns[at], worst[at])}.`,
  ];
};

/** By how much a figure grew on average from step to step. */
export const meanGrowthSentence = ({ form, cube, rows }: Answered): readonly string[] => {
  const [measure] = form.measures;
  const [growth, change] = rows.data[0] ?? [];
  const label = measure === undefined ? "" : measureLabel(cube, measure);
  const step = form.time?.bucket ?? "step";
  const sign = Number(change) > 0 ? "+" : "";
  return [
    `${label} changed by ${formatCell({ name: "", role: "growth" }, growth)} a ${step} on average, which is the mean of the changes in percent; the mean change is ${sign}${formatMeasured(cube, measure, typeof change === "number" ? Number(change.toFixed(4)) : change)}.`,
  ];
};

/** `Yes:` or `No:` where a figure was asked about. */
export const yesOrNo = ({ form, cube, rows }: Answered): string => {
  const figure = rows.data[0]?.[0];
  const [measure] = form.measures;
  if (form.asks === undefined || typeof figure !== "number") return "";
  const member =
    measure?.kind === "measure"
      ? cube.members.find(({ name }) => name === measure.member)
      : undefined;
  const isShare = member?.format === "percent" && form.asks.number > 1;
  const limit = isShare ? form.asks.number / 100 : form.asks.number;
  const holds = {
    ">": figure > limit,
    ">=": figure >= limit,
    "<": figure < limit,
    "<=": figure <= limit,
    "=": figure === limit,
  }[form.asks.operator];
  return holds ? "Yes: " : "No: ";
};

/** `Berlin minus Hamburg is 12`; none where one of both has no figure. */
export const differenceSentence = (
  { form, cube }: Pick<Answered, "form" | "cube">,
  left: { readonly title: string; readonly figure: Cell | undefined },
  right: { readonly title: string; readonly figure: Cell | undefined },
): readonly string[] => {
  const [first, second] = [numberOf(left.figure), numberOf(right.figure)];
  return first === undefined || second === undefined
    ? []
    : [
        `${left.title} minus ${right.title} is ${formatMeasured(cube, form.measures[0], difference(first, second))}.`,
      ];
};

const numberOf = (cell: Cell | undefined): number | undefined => {
  const figure = typeof cell === "string" && /^-?\d+(\.\d+)?$/.test(cell) ? Number(cell) : cell;
  return typeof figure === "number" ? figure : undefined;
};
