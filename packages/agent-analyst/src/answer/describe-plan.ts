import type { Cube } from "@embedded-analytics/domain";
import { formatRange } from "../words/times/time-range.js";
import type { Plan, ValueFilter } from "../reading/logical-form.js";
import { plainText, formatFigure } from "./figures.js";
import { labelOf, measureLabel } from "./labels.js";

/** `Revenue by City, 2025`: the title of a query. */
export const titleOfPlan = (plan: Plan, cube: Cube): string => {
  const measures = plan.measures.map((measure) => measureLabel(cube, measure)).join(" and ");
  const groups = [
    ...(plan.time?.bucket === undefined ? [] : [plan.time.bucket]),
    ...plan.groupBy.map((name) => labelOf(cube, name)),
  ].join(" and ");
  const kind =
    plan.calculation === undefined
      ? ""
      : { growth: "Growth of ", running: "Running total of " }[plan.calculation];
  const share = plan.isShare ? "Share of " : kind;
  const top =
    plan.ranking?.count === undefined
      ? ""
      : plan.ranking.skip === undefined
        ? `, ${plan.ranking.direction === "asc" ? "last" : "first"} ${plan.ranking.count}`
        : `, number ${plan.ranking.skip + 1} from the ${plan.ranking.direction === "asc" ? "bottom" : "top"}`;
  const before = plan.time?.before === undefined ? "" : ` compared with ${plan.time.before.label}`;
  const time = plan.time?.range === undefined ? "" : `, ${plan.time.range.label}${before}`;
  return `${share}${measures}${groups === "" ? "" : ` by ${groups}`}${top}${time}`;
};

/** The rows that count, in words: `City is Berlin, from 1 January 2025 to 31 December 2025`. */
export const scopeOfPlan = (plan: Plan, cube: Cube): string =>
  [
    ...plan.filters.map((filter) => formatFilter(filter, cube)),
    ...plan.conditions.map(({ member, holds }) => `${holds ? "" : "not "}${labelOf(cube, member)}`),
    ...plan.thresholds.map(
      ({ member, operator, number }) =>
        `${labelOf(cube, member)} ${operator} ${formatFigure(number)}`,
    ),
    ...(plan.weekdays === undefined ? [] : [`on ${plan.weekdays.days.map(dayName).join(" or ")}`]),
    ...(plan.absentFrom === undefined
      ? []
      : [`without ${plan.absentFrom.measure.replaceAll("_", " ")}`]),
    ...(plan.time?.range === undefined && plan.snapshot !== undefined
      ? [
          `last ${labelOf(cube, plan.snapshot.dimension)}${plan.time?.bucket === undefined ? "" : ` of each ${plan.time.bucket}`}`,
        ]
      : plan.time?.range === undefined
        ? allTime(cube)
        : [timeName(plan, cube) + formatRange(plan.time.range)]),
  ].join(", ");

const dayName = (day: number): string =>
  ["Monday", "Tuesday", "Wednesday", "Thursday", "Friday", "Saturday", "Sunday"][day - 1] ?? "";

/** Which of several times is meant is said. */
const timeName = ({ time }: Plan, cube: Cube): string => {
  const times = cube.members.filter(
    ({ kind, type, public: isPublic }) => kind === "dimension" && type === "time" && isPublic,
  );
  return times.length < 2 || time === undefined ? "" : `${labelOf(cube, time.dimension)} `;
};

/** Where no time was named, all of it counts, and that is said where there is any. */
const allTime = (cube: Cube): readonly string[] =>
  cube.kind === "view" &&
  cube.members.some(({ kind, type }) => kind === "dimension" && type === "time")
    ? ["all time"]
    : [];

const formatFilter = ({ member, match, values, isNot }: ValueFilter, cube: Cube): string => {
  if (match === "empty") return `${labelOf(cube, member)} is ${isNot ? "not " : ""}empty`;
  const said = values
    .map((value) => (match === "part" ? `“${plainText(value)}”` : plainText(value)))
    .join(" or ");
  const verb =
    match === "part" ? (isNot ? "does not contain" : "contains") : isNot ? "is not" : "is";
  return `${labelOf(cube, member)} ${verb} ${said}`;
};
