import type { Cell, Cube } from "@embedded-analytics/domain";
import { formatNamed, type TimeRange } from "../words/times/time-range.js";
import type { PlanColumn } from "../plan/columns.js";
import { hasDifference, type FormMeasure } from "../reading/logical-form.js";
import { formatCell, joinedHeads, numbersIn, type ResultRows } from "./cells.js";
import { difference, formatChange, formatFigure, signedPercent, sumOf } from "./figures.js";
import type { Answered } from "./answered.js";
import { eventSentences } from "./event-sentences.js";
import { bothFigures } from "./both-figures.js";
import { changeSentences } from "./change-sentences.js";
import {
  calculatedSentences,
  differenceSentence,
  meanGrowthSentence,
  yesOrNo,
} from "./calculated-sentences.js";
import { formatMeasured } from "./formats.js";
import { firstInEach } from "./first-in-each.js";
import { namedFirst, namedOnes, type RowName } from "./named-ones.js";
import { seriesSentences, totalOf } from "./series-sentences.js";
import { singleRowSentences } from "./single-rows.js";
import { partSentences } from "./part-sentences.js";
import { cutSentence, timelessSentence, withTimesApart } from "./times-apart.js";
import { whetherSentences } from "./whether-sentences.js";
import { stepLabel, addsUp, countsThings, labelOf, measureLabel } from "./labels.js";

/** The answer without its rows. */
export const formatSentences = (answered: Answered): readonly string[] => {
  const { timed, timeless } = withTimesApart(answered);
  return [...cutSentence(timed), ...sentencesOf(timed), ...timelessSentence(answered, timeless)];
};

const sentencesOf = (answered: Answered): readonly string[] => {
  const { columns } = answered.statement;
  const has = (role: PlanColumn["role"]): boolean => columns.some((column) => column.role === role);
  if (answered.form.whether !== undefined) return whetherSentences(answered);
  if (answered.form.ages !== undefined) return ageSentences(answered);
  if (answered.form.single !== undefined) return singleRowSentences(answered);
  if (answered.form.part !== undefined) return partSentences(answered);
  if (answered.form.calculation === "mean_growth") return meanGrowthSentence(answered);
  if (answered.form.measures.some(({ kind }) => kind === "dated")) return eventSentences(answered);
  if (has("growth") || has("running")) return calculatedSentences(answered);
  if (has("present")) return changeSentences(answered);
  if (has("period")) return periodSentences(answered);
  if (has("bucket") && answered.form.groupBy.length === 0) return seriesSentences(answered);
  if (has("group") || has("bucket")) return groupSentences(answered);
  return singleSentence(answered);
};

/** All of them, whose ages stand in the lines below. */
const ageSentences = ({ form, cube, rows }: Answered): readonly string[] => {
  const total = totalOf(form, cube, rows, 1) ?? formatFigure(rows.data[0]?.[1]);
  const [measure] = form.measures;
  return [`${measure === undefined ? "" : measureLabel(cube, measure)}: ${total} in all, by the days or years up to today.`]; // prettier-ignore
};

const singleSentence = (answered: Answered): readonly string[] => {
  const { form, cube, rows } = answered;
  const mean =
    form.calculation === "mean"
      ? `The mean over ${form.groupBy.map((name) => labelOf(cube, name)).join(" and ")} of `
      : "";
  const [row = []] = rows.data;
  const figures = form.measures.map((measure, at) => {
    // Of things that are counted, the title is a plural.
    const verb = countsThings(cube, measure) ? ":" : " is";
    return `${mean}${measureLabel(cube, measure)}${verb} ${formatMeasured(cube, measure, row[at])}`;
  });
  const [left, right] = form.measures;
  const isOfTwo = hasDifference(form) && left !== undefined && right !== undefined;
  return [
    `${yesOrNo(answered)}${figures.join("; ")}.`,
    ...(isOfTwo
      ? differenceSentence(
          answered,
          { title: measureLabel(cube, left), figure: row[0] },
          { title: measureLabel(cube, right), figure: row[1] },
        )
      : []),
  ];
};

const groupSentences = (answered: Answered): readonly string[] => {
  const { form, cube, statement, rows } = answered;
  const { columns } = statement;
  const heads = columns.filter(({ role }) => role === "group" || role === "bucket").length;
  const name = nameOfRow(cube, columns.slice(0, heads));
  if (form.within.length > 0 || form.ranking?.inEachStep === true)
    return [firstInEach(answered, heads)];
  const listed = namedOnes(answered, heads, name);
  if (listed !== undefined) return [listed];
  const share = columns.findIndex(({ role }) => role === "share");
  if (share >= 0) return shareSentences(answered, share, heads, name);
  const total = totalOf(form, cube, rows, heads);
  const count = formatFigure(rows.totalRows);
  return [
    leaderSentence(answered, heads, name),
    ...(form.thresholds.some(({ on }) => on === "each")
      ? [`${count} ${rows.totalRows === 1 ? "has" : "have"} both.`]
      : form.thresholds.some(({ on }) => on === "measure")
        ? [`${count} ${rows.totalRows === 1 ? "meets" : "meet"} the limit.`]
        : []),
    ...(total === undefined ? [] : [`All ${count} together come to ${total}.`]),
    ...(hasDifference(form) ? valuesDifference(answered, heads, name) : []),
  ];
};

/** What the value that was named first has more than the other one. */
const valuesDifference = (answered: Answered, heads: number, name: RowName): readonly string[] => {
  const { form, rows } = answered;
  const filter = form.filters.find(({ member }) => member === form.groupBy[0]);
  const rowOf = (value = ""): readonly Cell[] | undefined =>
    rows.data.find((row) => String(row[0]).toLowerCase().includes(value.toLowerCase()));
  const [first, second] = [rowOf(filter?.values[0]), rowOf(filter?.values[1])];
  return first === second
    ? []
    : differenceSentence(
        answered,
        { title: name(first), figure: first?.[heads] },
        { title: name(second), figure: second?.[heads] },
      );
};

/** A row by its groups; a condition by its name, or that it does not hold. */
const nameOfRow =
  (cube: Cube, heads: readonly PlanColumn[]): RowName =>
  (row) => {
    const texts = heads.map((column, at) => {
      const cell = row?.[at];
      if (column.role !== "group" || typeof cell !== "boolean") return formatCell(column, cell);
      return `${cell ? "" : "not "}${labelOf(cube, column.member)}`;
    });
    return joinedHeads(cube, heads, texts);
  };

/** Who is first, and who follows. */
const leaderSentence = ({ form, cube, rows }: Answered, heads: number, name: RowName): string => {
  const [measure] = form.measures;
  const label = measure === undefined ? "" : measureLabel(cube, measure);
  const figureOf = (row: readonly Cell[] | undefined): string =>
    formatMeasured(cube, measure, row?.[heads]);
  const isByTime = form.time?.bucket !== undefined && form.ranking === undefined;
  const { ranked, none } = namedFirst(isByTime ? byFigure(rows, heads) : rows.data, heads);
  const [first, second] = ranked;
  if (rows.data.length === 1) return `${label}: ${name(first)} has ${figureOf(first)}.`;
  const groups = form.groupBy.map((each) => labelOf(cube, each).toLowerCase()).join(" and ");
  const step = form.time?.bucket === undefined ? "" : `${stepLabel(form.time.bucket)} and `;
  const leads = form.ranking?.direction === "asc" ? "has the least" : "leads";
  const next = second === undefined ? "" : `, followed by ${name(second)} with ${figureOf(second)}`;
  const rest = none === undefined ? "" : `; without ${groups} it is ${figureOf(none)}`;
  return `${label} by ${step}${groups}: ${name(first)} ${leads} with ${figureOf(first)}${next}${rest}.`;
};

const byFigure = (rows: ResultRows, at: number): readonly (readonly Cell[])[] =>
  [...numbersIn(rows, at)].sort((left, right) => right.figure - left.figure).map(({ row }) => row);

const shareSentences = (
  { form, cube, rows }: Answered,
  share: number,
  heads: number,
  name: RowName,
): readonly string[] => {
  const [measure] = form.measures;
  const label = measure === undefined ? "" : measureLabel(cube, measure);
  const say = (row: readonly Cell[]): string =>
    `${name(row)} has ${formatCell({ name: "", role: "share" }, row[share])} of it with ${formatFigure(row[heads])}`;
  const wanted = form.focus?.values.map((value) => value.toLowerCase()) ?? [];
  const isWanted = (row: readonly Cell[]): boolean =>
    wanted.some((value) => String(row[0]).toLowerCase().includes(value));
  const focused = rows.data.filter(isWanted);
  const [first] = rows.data;
  if (form.focus !== undefined && focused.length === 0) {
    return [`${label}: no rows are visible for ${form.focus.values.join(", ")}.`];
  }
  const mentioned = focused.length > 0 ? focused.slice(0, 5) : first === undefined ? [] : [first];
  const leads = focused.length > 0 ? "" : ", the largest part";
  // Of the first of a list, the figures do not make up the whole.
  const of = form.ranking?.count === undefined ? wholeOf(rows, heads) : undefined;
  const total =
    measure !== undefined && addsUp(cube, measure) && of !== undefined ? ` of ${of}` : "";
  return [
    `${label}${total}: ${mentioned.map(say).join("; ")}${leads}.`,
    ...togetherSentence({ form, cube, rows }, share),
  ];
};

/** What the first of a list have of the whole together. */
const togetherSentence = (
  { form, cube, rows }: Pick<Answered, "form" | "cube" | "rows">,
  share: number,
): readonly string[] => {
  const [measure] = form.measures;
  if (form.ranking?.count === undefined || measure === undefined || rows.data.length < 2) return [];
  const sum = addsUp(cube, measure) ? sumOf(rows.data.map((row) => row[share])) : undefined;
  return sum === undefined
    ? []
    : [
        `These ${formatFigure(rows.data.length)} together have ${formatCell({ name: "", role: "share" }, sum)} of it.`,
      ];
};

const wholeOf = (rows: ResultRows, at: number): string | undefined => {
  const sum =
    rows.totalRows === rows.data.length ? sumOf(rows.data.map((row) => row[at])) : undefined;
  return sum === undefined ? undefined : formatFigure(sum);
};

const periodSentences = ({ form, cube, statement, rows }: Answered): readonly string[] => {
  const { time } = form;
  if (time?.range === undefined || time.before === undefined) return [];
  const [present, former] = [time.range, time.before];
  if (statement.columns[1]?.role === "bucket") {
    const unit = statement.columns[1].unit;
    return form.measures.map((measure, index) => {
      const ofPeriod = (label: string): string => {
        const cells = rows.data.flatMap((row) => (row[0] === label ? [row[index + 2]] : []));
        const sum =
          addsUp(cube, measure) && rows.totalRows === rows.data.length ? sumOf(cells) : undefined;
        return sum === undefined ? label : `${label} with ${formatFigure(sum)} in all`;
      };
      return `${measureLabel(cube, measure)} by ${unit}: ${ofPeriod(present.label)} and ${ofPeriod(former.label)}.`;
    });
  }
  const row = (label: string): readonly Cell[] | undefined =>
    rows.data.find(([head]) => head === label);
  return form.measures.map((measure, index) => {
    const [now, then] = bothFigures(
      cube,
      measure,
      row(present.label)?.[index + 1],
      row(former.label)?.[index + 1],
    );
    const label = measureLabel(cube, measure);
    // The dates stand in the line above; of one figure they are said once more.
    const named = (range: TimeRange): string =>
      form.measures.length === 1 ? formatNamed(range) : range.label;
    const both = `${label}: ${formatIn(cube, measure, now)} for ${named(present)}, ${formatIn(cube, measure, then)} for ${named(former)}`;
    if (typeof now !== "number" || typeof then !== "number") return `${both}.`;
    const percent = then === 0 ? "" : ` (${signedPercent(now, then)})`;
    // A level of two months, such as a balance, adds up to nothing.
    const isSum = time.isJoined === true && form.snapshot === undefined && addsUp(cube, measure);
    const sum = isSum ? sumOf([now, then]) : undefined;
    const together = sum === undefined ? "" : ` Together that is ${formatIn(cube, measure, sum)}.`;
    return `${both}.${together} That is a change of ${changeIn(cube, measure, difference(now, then))}${percent}.`;
  });
};

/** A change with its sign; that of a share in points, since its percent say how large it is beside itself. */
const changeIn = (cube: Cube, measure: FormMeasure, change: number): string =>
  formatMeasured(cube, measure, 0.5).endsWith("%")
    ? `${formatChange(Number((change * 100).toFixed(2)))} percentage points`
    : formatChange(change);

const formatIn = (cube: Cube, measure: FormMeasure, cell: Cell | undefined): string =>
  cell === null || cell === undefined ? "no visible rows" : formatMeasured(cube, measure, cell);
