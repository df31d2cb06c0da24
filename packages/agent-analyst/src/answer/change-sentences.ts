import type { Cell } from "@embedded-analytics/domain";
import { formatNamed } from "../words/times/time-range.js";
import type { Answered } from "./answered.js";
import { formatCell } from "./cells.js";
import { formatChange, formatFigure, formatPercent } from "./figures.js";
import { labelOf, measureLabel } from "./labels.js";

/** Who changed the most, of groups in two times. */
export const changeSentences = (answered: Answered): readonly string[] => {
  const { form, cube, statement, rows } = answered;
  const heads = form.groupBy.length;
  const [first] = rows.data;
  const [measure] = form.measures;
  const label = measure === undefined ? "" : measureLabel(cube, measure);
  const { range, before } = form.time ?? {};
  if (first === undefined || range === undefined || before === undefined) return [];
  const name = statement.columns
    .slice(0, heads)
    .map((column, at) => formatCell(column, first[at]))
    .join(", ");
  const [now, then, change, percent] = first.slice(heads);
  const by = form.groupBy.map((each) => labelOf(cube, each).toLowerCase()).join(" and ");
  const isLoss = form.ranking?.direction === "asc";
  const verb = verbOf(form, change);
  const more =
    typeof percent === "number" ? `, ${percent > 0 ? "+" : ""}${formatPercent(percent)}` : "";
  return [
    `${label} by ${by}, ${formatNamed(range)} compared with ${formatNamed(before)}:`,
    ...(typeof change === "number" ? changedAtAll(answered, change, isLoss) : []),
    `${name} ${verb}, from ${formatFigure(then)} to ${formatFigure(now)} (${typeof change === "number" ? formatChange(roundLike(change)) : formatFigure(change)}${more}).`,
  ];
};

/** What is said of the first one: of those that are ranked by what they have now, that it leads. */
const verbOf = ({ ranking }: Answered["form"], change: Cell | undefined): string => {
  const isLoss = ranking?.direction === "asc";
  if (ranking?.ofPresent === true) return isLoss ? "has the least" : "leads";
  if (!isLoss) return "has the strongest change";
  return typeof change === "number" && change < 0 ? "fell the most" : "has the weakest change";
};

/** How many have such a change, where those alone are asked for; and that none has one, where the first one has not. */
const changedAtAll = (
  { form, rows }: Answered,
  change: number,
  isLoss: boolean,
): readonly string[] => {
  const verb = isLoss ? "fell" : "rose";
  if (form.changed !== undefined) return [`${formatFigure(rows.totalRows)} ${verb}.`];
  const isRanked =
    form.ranking !== undefined &&
    form.ranking.inPercent !== true &&
    form.ranking.ofPresent !== true;
  return isRanked && (isLoss ? change >= 0 : change <= 0) ? [`None ${verb}.`] : [];
};

const roundLike = (change: number): number => Number(change.toFixed(4));
