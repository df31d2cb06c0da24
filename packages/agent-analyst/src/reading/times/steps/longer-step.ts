import type { Cube } from "@embedded-analytics/domain";
import { isMoney } from "../../../mentions/money/earned.js";
import type { Utterance } from "../../../words/cues/utterance.js";
import type { LogicalForm } from "../../logical-form.js";
import { isOfHours } from "../../ratios/per-hour.js";

const days: Readonly<Record<string, number>> = { week: 7, month: 28, quarter: 90, year: 365 };

/** `Q2 of each year`: a time that is shorter than the steps is meant in each of them, and is one alone here. */
const isOfLongerStep = ({ tokens, granularity, times }: Utterance): boolean => {
  const [time] = times;
  const { from, to } = time?.range ?? {};
  if (granularity === undefined || from === undefined || to === undefined) return false;
  const step = days[granularity.unit] ?? 0;
  const isEach = tokens
    .slice(granularity.at - 1, granularity.at + granularity.length)
    .some(({ word }) => /^(each|every)$/.test(word));
  return isEach && (to - from) / 86_400_000 < step;
};

/** A column of days, by how it is called: it holds no hours. */
const ofDays = /(?:^|_)(?:on|date|day)$/;

/**
 * Whether hours of the day are no answer: days have none, so that all would be at 00:00, and what comes in `per hour` is not what
 * came in at one o'clock.
 */
const isNoHour = (
  { tokens, granularity }: Utterance,
  { time, measures: [figure] }: Pick<LogicalForm, "time" | "measures">,
  { members }: Cube,
): boolean => {
  if (granularity === undefined || !/^hour/.test(time?.bucket ?? "")) return false;
  const member = members.find(({ name }) => figure?.kind === "measure" && name === figure.member);
  const isPer = tokens[granularity.at]?.word === "per" && granularity.length === 2;
  return ofDays.test(time?.dimension ?? "") || (isPer && member !== undefined && isMoney(member));
};

/** Whether a form has the steps that were asked for, in a series or as what a figure is divided by. */
export const hasStep = (
  utterance: Utterance,
  { time, measures }: LogicalForm,
  cube: Cube,
): boolean =>
  !isOfLongerStep(utterance) &&
  !isNoHour(utterance, { time, measures }, cube) &&
  (time?.bucket !== undefined ||
    measures.some(
      (measure) =>
        isOfHours(cube, measure) ||
        (measure.kind === "per" && measure.by.kind === "unit") ||
        (measure.kind === "median" && measure.each !== undefined),
    ));
