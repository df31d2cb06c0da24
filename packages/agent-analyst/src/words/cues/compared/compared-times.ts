import type { CivilMs } from "../../times/civil-time.js";
import type { PlacedTime } from "../../times/find-times.js";
import {
  lastUnits,
  rangeBefore,
  toDate,
  unitsBefore,
  yearBefore,
  type TimeRange,
} from "../../times/time-range.js";
import { withLastOfName } from "./last-of-name.js";
import type { ComparisonCue } from "../comparison.js";
import type { Utterance } from "../utterance.js";
import type { Cue } from "../cue.js";
import { openNote, sameDays, soFar, soFarAgainst } from "./running-times.js";
import { afterComing } from "./after-coming.js";
import { againstItself, againstYearAround, isWithinOther } from "./against-other.js";
import { againstMean, againstNow, grownSince } from "./times-since.js";
import type { Times } from "./times.js";

/** Puts the times of a question together; `sole` is what an earlier question already spoke of. */
export const timesOf = (
  { tokens, times: placed, comparison: cues }: Pick<Utterance, "tokens" | "times" | "comparison">,
  sole: TimeRange | undefined,
  now: CivilMs,
): Times => {
  const has = (meaning: ComparisonCue): boolean =>
    cues.some((cue) => cue.meaning === meaning || isFormerNow(cue, meaning));
  // `same period last year` is one cue, and its year no time of its own.
  const own = withLastOfName(tokens, placed, sole).filter(
    ({ at }) => !cues.some((cue) => cue.length > 1 && at > cue.at && at < cue.at + cue.length),
  );
  // A time that is said twice is one; `this May vs last May` is resolved below.
  const isSame = (left: PlacedTime, right: PlacedTime): boolean =>
    left.range.from === right.range.from && left.range.to === right.range.to;
  const wordsOf = ({ at, length }: PlacedTime): string =>
    tokens.slice(at, at + length).map(({ word }) => word).join(" "); // prettier-ignore
  // `due in May vs paid in May` compares two figures of one May, and not that May with another.
  const isTwice = (left: PlacedTime, right: PlacedTime): boolean =>
    isSame(left, right) &&
    (cues.length === 0 || (left.at >= 0 && wordsOf(left) === wordsOf(right)));
  const times = own.filter(
    (time, index) => index === own.findIndex((other) => other === time || isTwice(other, time)),
  );
  return (
    agoOf(times, cues, sole) ??
    (cues.length === 0 ? afterComing(tokens, times, sole, now) : undefined) ??
    sameOfLastYear(tokens, times, cues, sole) ??
    againstMean(tokens, times, cues, now) ??
    againstNow(tokens, times, cues, now) ??
    grownSince(tokens, times.length === 1 ? times[0] : undefined, cues, now) ??
    doneFor(tokens, times, cues) ??
    twoTimes(times, cues, has, now) ??
    againstOne(times[0], cues, sole, now) ??
    oneTime(times[0]?.range, has, sole, now)
  );
};

/** `and a year ago?`, where a time was spoken of: the same one, so long before. */
const agoOf = (
  [time, ...others]: readonly PlacedTime[],
  cues: readonly Cue<ComparisonCue>[],
  sole: TimeRange | undefined,
): Times | undefined => {
  const isAlone = others.length === 0 && cues.length === 0;
  const range =
    isAlone && time?.ago !== undefined && sole !== undefined
      ? unitsBefore(sole, time.ago)
      : undefined;
  return range && { range, before: undefined, assumed: undefined };
};

/**
 * `same for last year`, `and last year?` after April to June: those months of last year, and not all of it. Which was taken
 * is said.
 */
const sameOfLastYear = (
  tokens: Utterance["tokens"],
  [time, ...others]: readonly PlacedTime[],
  cues: readonly Cue<ComparisonCue>[],
  sole: TimeRange | undefined,
): Times | undefined => {
  const said = tokens.map(({ word }) => word).join(" ");
  const isAsked =
    /^(?:and |but |now |then |do |show )*(?:the )?same\b.* (?:last|previous|prior) year$/.test(
      said,
    ) ||
    /^(?:and|what about|how about|and what about) (?:for |in )?(?:last|previous|prior) year$/.test(
      said,
    );
  const isAlone = isAsked && time !== undefined && others.length === 0 && cues.length === 0;
  const range = isAlone && sole !== undefined && isWithinYear(sole) ? yearBefore(sole) : undefined;
  return (
    range && {
      range,
      before: undefined,
      assumed: `I take the same time of last year: ${range.label}.`,
    }
  );
};

const isWithinYear = ({ from, to, unit }: TimeRange): boolean =>
  from !== undefined && to !== undefined && unit !== "year" && to - from < 360 * 86_400_000;

/** `this time last year` is a year before whatever time is spoken of; of none, it is today a year ago. */
const isFormerNow = (cue: Cue<ComparisonCue>, meaning: ComparisonCue): boolean =>
  cue.meaning === "former_now" && meaning === "former_year";

/** `made in September for October`: two times of one thing, of which the second is no other one to compare with. */
const doneFor = (
  tokens: Utterance["tokens"],
  [first, second]: readonly PlacedTime[],
  cues: readonly Cue<ComparisonCue>[],
): Times | undefined =>
  first !== undefined &&
  second !== undefined &&
  cues.length === 0 &&
  tokens[second.at]?.word === "for" &&
  /^(in|on|during)$/.test(tokens[first.at]?.word ?? "") &&
  second.at === first.at + first.length
    ? { range: first.range, before: undefined, assumed: undefined }
    : undefined;

/** Two times that were named, or the ends of a span where its ends are compared. */
const twoTimes = (
  times: readonly PlacedTime[],
  cues: readonly Cue<ComparisonCue>[],
  has: (meaning: ComparisonCue) => boolean,
  now: CivilMs,
): Times | undefined => {
  const [first, second] = times;
  const ends = first?.ends;
  // With `the same months last year`, all of the span is compared.
  const isWithFormer = has("former_year") || has("former");
  if (
    first !== undefined &&
    second === undefined &&
    ends !== undefined &&
    !isWithFormer &&
    (has("growth") || cues.some((cue) => isOfEnds(cue, first)))
  )
    return ordered(ends[0], ends[1], times, cues, now);
  if (first === undefined || second === undefined) return undefined;
  return (
    againstYearAround(first, second, cues) ?? ordered(first.range, second.range, times, cues, now)
  );
};

/** Whether what is set against each other are times: `Leeds versus York from July to September` sets two places. */
const isOfEnds = ({ meaning, at, length }: Cue<ComparisonCue>, time: PlacedTime): boolean =>
  meaning === "versus" && (at > time.at || at + length >= time.at || at === 0);

/** `compared with last year`: the time behind the word is the one that is compared with. */
const againstOne = (
  time: PlacedTime | undefined,
  cues: readonly Cue<ComparisonCue>[],
  sole: TimeRange | undefined,
  now: CivilMs,
): Times | undefined => {
  // `compare last year against the year before` names what it is compared with itself.
  const isNamed = cues.some(({ meaning }) => meaning === "former" || meaning === "former_year");
  const isAgainst =
    time !== undefined &&
    !(isNamed && cues[0]?.at === 0) &&
    cues.some(
      (cue) => cue.meaning === "versus" && cue.at < time.at && time.at - cue.at - cue.length <= 0,
    );
  if (!isAgainst) return undefined;
  // `vs last month`, said of figures of this year: no year is compared with a month of its own, so this month is.
  if (sole === undefined || isWithinOther(time.range, sole)) return soFarAgainst(time.range, now);
  const before = alike(sole, time.range);
  return (
    againstItself(sole, time.range) ??
    sameDays(sole, time.range, now, false) ?? {
      range: sole,
      before,
      assumed: before && openNote(sole, before, now),
    }
  );
};

const oneTime = (
  first: TimeRange | undefined,
  has: (meaning: ComparisonCue) => boolean,
  sole: TimeRange | undefined,
  now: CivilMs,
): Times => {
  const shift = has("former_year") ? lastYears : has("former") ? rangeBefore : undefined;
  // `and the month before`, said of a time that was spoken of, takes its place.
  if (first === undefined && sole !== undefined && shift && !has("versus") && !has("growth"))
    return { range: shift(sole), before: undefined, assumed: undefined };
  if (shift === undefined && !has("growth"))
    return { range: first, before: undefined, assumed: undefined };
  const asked = first ?? sole;
  if (asked === undefined && has("former_now")) return yearSoFar(now);
  return against(
    asked === undefined ? lastYear(now) : soFar(asked, now),
    shift ?? rangeBefore,
    asked,
  );
};

const lastYears = (range: TimeRange): TimeRange | undefined => yearBefore(range);

/** What there was of this year by now, and what there was of the last one by then. */
const yearSoFar = (now: CivilMs): Times => {
  const range = toDate("year", now);
  return {
    range,
    before: yearBefore(range),
    assumed: "You named no time, so I compare this year so far with the same days of last year.",
  };
};

/** `Q2 2026 compared with last year` is compared with a quarter, not with a year. */
const alike = (sole: TimeRange, former: TimeRange): TimeRange | undefined =>
  former.unit === "year" && sole.unit !== "year" ? yearBefore(sole) : former;

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
        : range === said
          ? undefined
          : `${said.label} is not over yet: I compare what there is of it with ${before.label}.`;
  return { range, before, assumed };
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
  if (cues.length === 0 && gap > 1)
    return { range: intersection(first, second), before: undefined, assumed: undefined };
  const [range, before] = inOrder(first, second, cues);
  const isSame = cues.some(
    ({ meaning }) => meaning === "same_of" || (meaning === "growth" && soFar(range, now) !== range),
  );
  const isJoined = cues.length === 0 && range.from !== undefined && range.from === before.to;
  const joined = isJoined ? { isJoined } : {};
  const assumed = openNote(range, before, now);
  return sameDays(range, before, now, isSame) ?? { range, before, assumed, ...joined };
};

/** The later time and the earlier one; `this May` and `last May` are a year apart. */
const inOrder = (
  first: TimeRange,
  second: TimeRange,
  cues: readonly Cue<ComparisonCue>[],
): readonly [TimeRange, TimeRange] => {
  const isOne = first.from === second.from && first.to === second.to && cues.length > 0;
  const earlier = isOne ? yearBefore(second) : undefined;
  if (earlier !== undefined) return [first, earlier];
  return (first.from ?? 0) >= (second.from ?? 0) ? [first, second] : [second, first];
};

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
