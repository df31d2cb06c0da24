import { addUnits, civilParts, startOf, type CivilMs } from "../../times/civil-time.js";
import { bucketRange, rangeBefore, yearBefore, type TimeRange } from "../../times/time-range.js";
import type { Times } from "./times.js";

/** Of a time that is not over only what there is of it can be compared. */
export const soFar = (range: TimeRange, now: CivilMs): TimeRange => {
  const tomorrow = addUnits("day", startOf("day", now), 1);
  const isOpen =
    range.from !== undefined &&
    range.from < tomorrow &&
    range.to !== undefined &&
    range.to > tomorrow;
  return isOpen ? { ...range, to: tomorrow, label: `${range.label} so far` } : range;
};

/** `compared with last year`: what there is of this one, and the same part of that one. */
export const soFarAgainst = (former: TimeRange, now: CivilMs): Times => {
  if (former.count !== 1 || former.from === undefined || former.to === undefined) {
    return { range: rangeAfter(former), before: former, assumed: undefined };
  }
  const present = bucketRange(former.unit, now);
  if (present.from === former.from) {
    return { range: present, before: rangeBefore(present), assumed: undefined };
  }
  const tomorrow = addUnits("day", startOf("day", now), 1);
  const elapsed = tomorrow - (present.from ?? now);
  const to = Math.min(former.to, former.from + elapsed);
  return {
    range: { ...present, to: tomorrow, label: `${present.label} so far` },
    before: { ...former, to, label: `${former.label}, same days` },
    assumed: `I compare ${present.label} so far with the same days of ${former.label}.`,
  };
};

const rangeAfter = (range: TimeRange): TimeRange | undefined => {
  if (range.from === undefined || range.to === undefined) return undefined;
  const to = addUnits(range.unit, range.to, range.count);
  return { ...range, from: range.to, to, label: `the ${range.count} ${range.unit}s after` };
};

/** What there is of a year, or a part of it, is compared with the same days of another one. */
export const sameDays = (
  said: TimeRange,
  before: TimeRange,
  now: CivilMs,
  isSame: boolean,
): Times | undefined => {
  const partial = samePartOf(said, before);
  if (partial !== undefined) return partial;
  const isPart = isSame || said.label.endsWith("so far") || said.unit !== "year";
  const range = isPart ? soFar(said, now) : said;
  const isOfYear = isPart && before.unit === "year" && before.count === 1;
  const years = isOfYear ? yearOf(range) - yearOf(before) : 0;
  const span = years > 0 ? yearBefore(range, years) : undefined;
  if (span === undefined || !contains(before, span)) return undefined;
  const assumed = `I compare ${range.label} with the same days of ${before.label}.`;
  return { range, before: span, assumed };
};

/** `this month so far vs last month`: as many days of that one. */
const samePartOf = (range: TimeRange, before: TimeRange): Times | undefined => {
  const { from, to } = range;
  const isPart = range.label.endsWith("so far") && before.count === 1;
  if (!isPart || from === undefined || to === undefined || before.from === undefined)
    return undefined;
  const end = Math.min(before.to ?? Infinity, before.from + (to - from));
  if (before.unit === "year" || before.to === undefined || end === before.to) return undefined;
  return {
    range,
    before: { ...before, to: end, label: `${before.label}, same days` },
    assumed: `I compare ${range.label} with as many days of ${before.label}.`,
  };
};

const yearOf = ({ from }: TimeRange): number => civilParts(from ?? 0).year;

export const openNote = (range: TimeRange, before: TimeRange, now: CivilMs): string | undefined =>
  soFar(range, now) !== range && range.count === before.count
    ? `${range.label} is not over yet: I compare what there is of it with all of ${before.label}, and leave the rest out.`
    : undefined;

const contains = (outer: TimeRange, inner: TimeRange): boolean =>
  (outer.from ?? -Infinity) <= (inner.from ?? -Infinity) &&
  (outer.to ?? Infinity) >= (inner.to ?? Infinity);
