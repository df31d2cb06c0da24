import type { Cube } from "@embedded-analytics/domain";
import { formatDay } from "../words/times/civil-time.js";
import { formatNamed, formatRange } from "../words/times/time-range.js";
import type { DatedState, LogicalForm, PartOfWhole } from "../reading/logical-form.js";
import { filterWords } from "./rows-meant/filter-words.js";
import { titleOfSingle } from "./single-rows.js";
import { formatFigure, formatPercent } from "./figures.js";
import {
  labelOf,
  lengthLabel,
  measureLabel,
  sentenceCase,
  stepLabel,
  thingLabel,
} from "./labels.js";

/** `Revenue by City, 2025`: the title of a query. */
export const titleOfForm = (form: LogicalForm, cube: Cube): string => {
  if (form.single !== undefined) return titleOfSingle(form, form.single, cube);
  const labels = form.measures.map((measure) => measureLabel(cube, measure));
  const measures = [labels.slice(0, -1).join(", "), ...labels.slice(-1)]
    .filter((part) => part !== "")
    .join(" and ");
  const named = (names: readonly string[]): string =>
    names.map((name) => labelOf(cube, name)).join(" and ");
  const ranked = form.groupBy.filter((name) => !form.within.includes(name));
  const groups = [
    ...stepWords(form),
    ...(ranked.length === 0 ? [] : [named(ranked)]),
    ...(form.ages === undefined ? [] : [`age since ${labelOf(cube, form.ages.member)}`]),
  ].join(" and ");
  const each = eachWords(form, named);
  const top = rankWords(form);
  const before = form.time?.before === undefined ? "" : ` compared with ${form.time.before.label}`;
  const time = form.time?.range === undefined ? "" : `, ${form.time.range.label}${before}`;
  return `${kindWords(form)}${measures}${partWords(form, cube)}${groups === "" ? "" : ` by ${groups}`}${each}${top}${time}`;
};

/** The step of a series; in the first of each step it stands behind what is ranked. */
const stepWords = ({ time, ranking }: LogicalForm): readonly string[] =>
  time?.bucket === undefined || ranking?.inEachStep === true ? [] : [stepLabel(time.bucket)];

/** `in each Country`, `in each month`: what the first are of. */
const eachWords = (
  { within, ranking, time }: LogicalForm,
  named: (names: readonly string[]) => string,
): string => {
  const each = [
    ...(within.length === 0 ? [] : [named(within)]),
    ...(ranking?.inEachStep === true && time?.bucket !== undefined ? [stepLabel(time.bucket)] : []),
  ];
  return each.length === 0 ? "" : ` in each ${each.join(" and ")}`;
};

const kindWords = ({ calculation, isShare, part }: LogicalForm): string => {
  if (isShare || (part !== undefined && part.isBeside !== true)) return "Share of ";
  return calculation === undefined
    ? ""
    : {
        growth: "Growth of ",
        mean_growth: "Mean growth of ",
        running: "Running total of ",
        mean: "Mean of ",
      }[calculation];
};

const partWords = ({ part }: LogicalForm, cube: Cube): string =>
  part === undefined
    ? ""
    : `${part.isBeside === true ? ", and" : ""} of which ${[...conditionsOf(part, cube), ...(part.absentFrom === undefined ? [] : [formatAbsence(part.absentFrom)])].join(", ")}`;

const rankWords = ({ ranking }: LogicalForm): string => {
  if (ranking?.count === undefined) return "";
  if (ranking.isBothEnds === true) return `, first and last ${ranking.count}`;
  const isAscending = ranking.direction === "asc";
  return ranking.skip === undefined
    ? `, ${isAscending ? "last" : "first"} ${ranking.count}`
    : `, number ${ranking.skip + 1} from the ${isAscending ? "bottom" : "top"}`;
};

/**
 * How a question was read, in one line of words: what is counted, by what, how many of the first, and the rows
 * that count. It opens each answer, so that a wrong reading can be seen.
 */
export const formatReading = (form: LogicalForm, cube: Cube): string => {
  const { asks, time } = form;
  const asked = asks === undefined ? "" : ` ${asks.operator} ${formatFigure(asks.number)}?`;
  const before =
    time?.range === undefined || time.before === undefined
      ? []
      : [`compared with ${formatNamed(time.before)}`];
  const what = titleOfForm({ ...form, time: time && { ...time, range: undefined } }, cube);
  return [`${what}${asked}`, ...scopePartsOf(form, cube), ...before].join(" · ");
};

/** The rows that count, in words: `City is Berlin, from 1 January 2025 to 31 December 2025`. */
export const scopeOfForm = (form: LogicalForm, cube: Cube): string =>
  scopePartsOf(form, cube).join(", ");

const scopePartsOf = (form: LogicalForm, cube: Cube): readonly string[] => [
  ...conditionsOf(form, cube),
  ...(form.shareLimit === undefined
    ? []
    : [`share ${form.shareLimit.operator} ${formatPercent(100 * form.shareLimit.number)}`]),
  ...(form.lengths ?? []).map(
    ({ span, operator, number }) =>
      `${sentenceCase(lengthLabel(cube, span))} ${operator} ${formatFigure(number)}`,
  ),
  ...(form.weekdays === undefined ? [] : [`on ${form.weekdays.days.map(dayName).join(" or ")}`]),
  ...(form.absentFrom === undefined ? [] : [formatAbsence(form.absentFrom)]),
  ...(form.time?.range === undefined && form.snapshot !== undefined
    ? [
        `last ${labelOf(cube, form.snapshot.dimension)}${form.time?.bucket === undefined ? "" : ` of each ${form.time.bucket}`}`,
      ]
    : form.time?.range === undefined
      ? allTime(form, cube)
      : [timeName(form, cube) + formatRange(form.time.range)]),
  ...changeParts(form, cube),
];

/** Which changes count, how they are ranked, and the times that rows meet beside the one that is asked about. */
const changeParts = (form: LogicalForm, cube: Cube): readonly string[] => [
  ...(form.changed === undefined
    ? []
    : [`only those that ${form.changed === "up" ? "rose" : "fell"}`]),
  ...(form.ranking?.inPercent === true ? ["ranked by the change in percent"] : []),
  ...(form.ownTimes ?? []).map(({ dimension, range, isNot, of }) =>
    of !== undefined
      ? `${thingLabel(cube, of)} ${isNot === true ? "with no" : "also with"} ${labelOf(cube, dimension)} ${formatRange(range)}`
      : range.from === undefined && range.to === undefined
        ? `${labelOf(cube, dimension)} is ${isNot === true ? "" : "not "}empty`
        : `${isNot === true ? "not " : ""}${labelOf(cube, dimension)} ${formatRange(range)}`,
  ),
];

const formatAbsence = ({
  other,
  measure = `rows in ${other}`,
  time,
  isPresent,
  limit,
  filters = [],
  also,
}: NonNullable<LogicalForm["absentFrom"]>): string =>
  `${isPresent === true ? "with" : "without"} ${measure.replaceAll("_", " ")}${limit === undefined ? "" : ` ${limit.operator} ${formatFigure(limit.number)}`}${filters
    .filter(({ values }) => values.length > 0)
    .map(({ values }) => ` of ${values.join(" or ")}`)
    .join(
      "",
    )}${time === undefined ? "" : ` ${formatRange(time.range)}`}${also === undefined ? "" : ` and ${formatAbsence(also)}`}`;

/** What rows must hold. */
export const conditionsOf = (
  { filters, conditions, thresholds, states = [], leaders }: PartOfWhole,
  cube: Cube,
): readonly string[] => [
  ...(leaders === undefined ? [] : [leadersLabel(leaders, cube)]),
  ...filters.map((filter) => filterWords(filter, (name) => labelOf(cube, name))),
  ...conditions.map(({ member, holds }) => `${holds ? "" : "not "}${labelOf(cube, member)}`),
  ...thresholds.map(({ on, member, operator, number, said, unit, key, isDifferent }) =>
    on === "each"
      ? "both of them"
      : `${isDifferent === true ? "number of different " : ""}${labelOf(cube, member)}${key === undefined ? "" : ` of each ${thingLabel(cube, key)}`} ${operator} ${said === undefined ? formatFigure(number) : unit === undefined ? formatPercent(said) : `${formatFigure(said)} ${unit}`}`,
  ),
  ...states.map((state) => formatState(state, cube)),
];

/** `the first 3 of Category by Revenue`. */
const leadersLabel = (
  { member, by, count, direction, of }: NonNullable<LogicalForm["leaders"]>,
  cube: Cube,
): string =>
  of !== undefined
    ? `the ${count ?? 1} of ${labelOf(cube, member)} before`
    : `the ${direction === "asc" ? "last" : "first"} ${count ?? 1} of ${labelOf(cube, member)} by ${measureLabel(cube, by)}`;

const formatState = ({ kind, due, done, day, days = 0 }: DatedState, cube: Cube): string => {
  const [planned, actual] = [labelOf(cube, due), labelOf(cube, done)];
  return {
    late: `${actual} after ${planned}`,
    early: `${actual} before ${planned}`,
    on_time: `${actual} not after ${planned}`,
    not_within: `${actual} not within ${days} days of ${planned}`,
    within: `${actual} within ${days} days of ${planned}`,
    overdue: `${actual} empty and ${planned} before ${formatDay(day)}`,
  }[kind];
};

const dayName = (day: number): string =>
  ["Monday", "Tuesday", "Wednesday", "Thursday", "Friday", "Saturday", "Sunday"][day - 1] ?? "";

/** Which of several times is meant is said. */
const timeName = ({ time, measures }: LogicalForm, cube: Cube): string => {
  const times = cube.members.filter(
    ({ kind, type, public: isPublic }) => kind === "dimension" && type === "time" && isPublic,
  );
  const isOwn = measures.some(({ kind }) => kind === "dated");
  return times.length < 2 || time === undefined || isOwn ? "" : `${labelOf(cube, time.dimension)} `;
};

/** Where no time was named, all of it counts, and that is said where there is any; of a series, also by which time. */
const allTime = (form: LogicalForm, cube: Cube): readonly string[] => {
  const named = form.time?.bucket === undefined ? "" : timeName(form, cube).trim();
  const isTold =
    cube.kind === "view" &&
    cube.members.some(({ kind, type }) => kind === "dimension" && type === "time");
  return isTold || named !== "" ? [`all time${named === "" ? "" : ` by ${named}`}`] : [];
};
