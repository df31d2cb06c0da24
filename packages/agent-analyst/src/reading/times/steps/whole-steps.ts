import type { Cube } from "@embedded-analytics/domain";
import {
  addUnits,
  formatDay,
  startOf,
  type CivilMs,
  type TimeUnit,
} from "../../../words/times/civil-time.js";
import { yearBefore, type TimeRange } from "../../../words/times/time-range.js";
import type { Denominator, FormMeasure, FormTime } from "../../logical-form.js";
import { isPlannedTime } from "../coming/planned-time.js";

/**
 * The time of an average per step, without a step that is not over: one day of November is no month, by which a sum would be
 * divided, and neither are months to come, of which plans have rows already. What is left out is said.
 */
export const wholeSteps = (
  measures: readonly FormMeasure[],
  time: FormTime | undefined,
  { members }: Cube,
  now: CivilMs,
  notes: string[],
): FormTime | undefined => {
  const by = dividingStep(measures);
  if (by === undefined) return time;
  const { unit } = by;
  const end = endOfWhole(unit, now);
  const note = `I count whole ${unit}s only, until ${formatDay(addUnits("day", end, -1))}.`;
  const said = unit === "day" ? [] : [note];
  if (time?.range === undefined) {
    const dimension = time?.dimension ?? by.member;
    const planned = members.find(({ name }) => name === dimension);
    if (planned === undefined || !isPlannedTime(planned)) return time;
    notes.push(...said);
    const range = { from: undefined, to: end, label: "until now", unit, count: 1 };
    return { dimension, before: undefined, bucket: undefined, ...time, range };
  }
  const range = cutAt(time.range, end);
  if (range === undefined) return time;
  notes.push(...said);
  return { ...time, range, before: cutAlike(time.range, range, time.before) };
};

/** The step by whose number a figure is divided, with the column of its time. */
const dividingStep = (
  measures: readonly FormMeasure[],
): (Denominator & { kind: "unit" }) | undefined => {
  for (const measure of measures)
    if (measure.kind === "per" && measure.by.kind === "unit") return measure.by;
  return undefined;
};

/** Where the last whole step ends; today counts as a day. */
const endOfWhole = (unit: TimeUnit, now: CivilMs): CivilMs =>
  unit === "day" || unit === "hour" ? addUnits("day", startOf("day", now), 1) : startOf(unit, now);

/** A time that has begun before that end and lasts beyond it. */
const cutAt = (range: TimeRange, end: CivilMs): TimeRange | undefined =>
  range.from !== undefined && range.from < end && range.to !== undefined && range.to > end
    ? { ...range, to: end }
    : undefined;

/** What it is compared with, as long as it is now, where that is the same time of the year before. */
const cutAlike = (
  said: TimeRange,
  range: TimeRange,
  before: TimeRange | undefined,
): TimeRange | undefined => {
  const former = yearBefore(range);
  const isOfYearBefore = before?.from === yearBefore(said)?.from;
  return before === undefined || former?.to === undefined || !isOfYearBefore
    ? before
    : { ...before, to: Math.min(before.to ?? Infinity, former.to) };
};
