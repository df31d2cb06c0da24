import { addUnits, startOf, type CivilMs } from "../times/civil-time.js";
import type { PlacedTime } from "../times/find-times.js";
import {
  bucketRange,
  lastUnits,
  rangeBefore,
  yearBefore,
  type TimeRange,
} from "../times/time-range.js";
import type { Token } from "../token.js";
import type { Cue } from "./cue.js";

/** The times of a question: one, or two that are compared. */
export interface Times {
  readonly range: TimeRange | undefined;
  readonly before: TimeRange | undefined;
  /** What was not said, in a sentence. */
  readonly assumed: string | undefined;
}

/** What is said of a comparison beside the times themselves. */
export type ComparisonCue = "versus" | "former" | "former_year" | "growth";

const versus = new Set("vs versus against compared compare comparing comparison than".split(" "));
const growth = new Set(
  "grow change changes changed increase increased decrease decreased decline declined rise rose fall fell fallen drop dropped shrink shrank gain gained lose lost improve improved".split(
    " ",
  ),
);

/** `vs`, `the one before`, `year over year`, `grew`. */
export const findComparisonCues = (tokens: readonly Token[]): readonly Cue<ComparisonCue>[] => {
  const found: Cue<ComparisonCue>[] = [];
  const words = tokens.map(({ word }) => word);
  const is = (at: number, ...phrase: readonly string[]): boolean =>
    phrase.every((word, offset) => words[at + offset] === word);
  for (let at = 0; at < words.length; at++) {
    const word = words[at] ?? "";
    const put = (meaning: ComparisonCue, length: number): void => {
      found.push({ meaning, at, length });
      at += length - 1;
    };
    if (word === "yoy" || is(at, "same", "period", "last", "year"))
      put("former_year", word === "yoy" ? 1 : 4);
    else if (is(at, "year", "over", "year") || is(at, "year", "on", "year")) put("former_year", 3);
    else if (is(at, "the", "one", "before")) put("former", 3);
    else if (
      is(at, "period", "before") ||
      is(at, "previous", "period") ||
      is(at, "prior", "period")
    )
      put("former", 2);
    else if (
      is(at, "the", "year", "before") ||
      is(at, "a", "year", "earlier") ||
      is(at, "a", "year", "before")
    )
      put("former_year", 3);
    else if (/^(month|quarter|week|day|before)$/.test(word) && is(at + 1, "before"))
      put("former", 2);
    else if (/^(month|quarter|week|day)$/.test(word) && is(at + 1, "over", word)) put("former", 3);
    else if (word === "previous" && is(at + 1, "one")) put("former", 2);
    else if (versus.has(word)) put("versus", /^(to|with)$/.test(words[at + 1] ?? "") ? 2 : 1);
    else if (growth.has(tokens[at]?.stem ?? "") || growth.has(word)) put("growth", 1);
  }
  return found;
};

/** Puts the times of a question together; `sole` is what an earlier question already spoke of. */
export const timesOf = (
  placed: readonly PlacedTime[],
  cues: readonly Cue<ComparisonCue>[],
  sole: TimeRange | undefined,
  now: CivilMs,
): Times => {
  const has = (meaning: ComparisonCue): boolean => cues.some((cue) => cue.meaning === meaning);
  // `same period last year` is one cue, and its year no time of its own.
  const times = placed.filter(
    ({ at }) => !cues.some((cue) => cue.length > 1 && at > cue.at && at < cue.at + cue.length),
  );
  const [first, second] = times.map(({ range }) => range);
  const ends = times[0]?.ends;
  if (second === undefined && ends !== undefined && (has("growth") || has("versus")))
    return ordered(ends[0], ends[1], times, cues, now);
  if (first !== undefined && second !== undefined) return ordered(first, second, times, cues, now);
  const time = times[0];
  const isAgainst =
    time !== undefined &&
    cues.some(
      (cue) => cue.meaning === "versus" && cue.at < time.at && time.at - cue.at - cue.length <= 1,
    );
  if (first !== undefined && isAgainst) {
    if (sole !== undefined) return { range: sole, before: alike(sole, first), assumed: undefined };
    return soFarAgainst(first, now);
  }
  // `and the month before`, said of a time that was spoken of, takes its place.
  if (first === undefined && sole !== undefined && !has("versus") && !has("growth")) {
    const former = has("former_year") ? yearBefore(sole) : has("former") ? rangeBefore(sole) : sole;
    if (former !== sole) return { range: former, before: undefined, assumed: undefined };
  }
  const asked = first ?? sole;
  const range = asked === undefined ? lastYear(now) : soFar(asked, now);
  if (has("former_year")) return against(range, yearBefore, asked);
  if (has("former")) return against(range, rangeBefore, asked);
  if (has("growth")) return against(range, rangeBefore, asked);
  return { range: first, before: undefined, assumed: undefined };
};

/** `Q2 2026 compared with last year` is compared with a quarter, not with a year. */
const alike = (sole: TimeRange, former: TimeRange): TimeRange | undefined =>
  former.unit === "year" && sole.unit !== "year" ? yearBefore(sole) : former;

/** Of a time that is not over only what there is of it can be compared. */
const soFar = (range: TimeRange, now: CivilMs): TimeRange => {
  const tomorrow = addUnits("day", startOf("day", now), 1);
  const isOpen =
    range.from !== undefined &&
    range.from < tomorrow &&
    range.to !== undefined &&
    range.to > tomorrow;
  return isOpen ? { ...range, to: tomorrow, label: `${range.label} so far` } : range;
};

/** Twelve full months: what growth is asked of when nobody says. */
const lastYear = (now: CivilMs): TimeRange => lastUnits("month", 12, now);

const against = (
  range: TimeRange,
  former: (range: TimeRange) => TimeRange | undefined,
  said: TimeRange | undefined,
): Times => {
  const before = former(range);
  const assumed =
    said === undefined
      ? "You named no time, so I compare the last 12 full months with the 12 before."
      : before === undefined
        ? "That time has no end or no beginning, so there is nothing to compare it with."
        : undefined;
  return { range, before, assumed };
};

/** `compared with last year`: what there is of this one, and the same part of that one. */
const soFarAgainst = (former: TimeRange, now: CivilMs): Times => {
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

const ordered = (
  first: TimeRange,
  second: TimeRange,
  times: readonly PlacedTime[],
  cues: readonly Cue<ComparisonCue>[],
  now: CivilMs,
): Times => {
  // `revenue in March 2025 by … since …` says both of one time; apart from `vs` and `and`, the first counts.
  const [one, two] = times;
  const gap = (two?.at ?? 0) - ((one?.at ?? 0) + (one?.length ?? 0));
  const isPair = cues.length > 0 || gap <= 1;
  if (!isPair) return { range: intersection(first, second), before: undefined, assumed: undefined };
  const [range, before] =
    (first.from ?? 0) >= (second.from ?? 0) ? [first, second] : [second, first];
  if (range.label.endsWith("so far") && range.from !== undefined && range.to !== undefined) {
    const span = yearBefore(range);
    const isYear = before.unit === "year" && span !== undefined && contains(before, span);
    if (isYear)
      return {
        range,
        before: span,
        assumed: `I compare ${range.label} with the same days of ${before.label}.`,
      };
  }
  const isOpen = soFar(range, now) !== range && range.count === before.count;
  const assumed = isOpen
    ? `${range.label} is not over yet: I compare what there is of it with all of ${before.label}, and leave the rest out.`
    : undefined;
  return { range, before, assumed };
};

const contains = (outer: TimeRange, inner: TimeRange): boolean =>
  (outer.from ?? -Infinity) <= (inner.from ?? -Infinity) &&
  (outer.to ?? Infinity) >= (inner.to ?? Infinity);

const intersection = (left: TimeRange, right: TimeRange): TimeRange => {
  const from = Math.max(left.from ?? -Infinity, right.from ?? -Infinity);
  const to = Math.min(left.to ?? Infinity, right.to ?? Infinity);
  if (!(from < to)) return left;
  return {
    ...right,
    from: Number.isFinite(from) ? from : undefined,
    to: Number.isFinite(to) ? to : undefined,
    label: `${left.label}, ${right.label}`,
  };
};
