import { addUnits, civilParts, formatDay, startOf, type CivilMs } from "./civil-time.js";
import { fiscalYearAt } from "./fiscal.js";
import { bucketRange, existingDay, rangeBefore, type TimeRange } from "./time-range.js";
import { longerAgo } from "./longer-ago.js";
import { periodAt, unitOf, type FoundTime } from "./time-words.js";
import type { Token } from "../token.js";
import { isOfPlans } from "../verbs/lying-ahead.js";

/** A time of a question, and where in it. */
export interface PlacedTime extends FoundTime {
  readonly at: number;
}

/** All times of a question, in order: `since March`, `between 2024 and 2025`, `last quarter`. */
export const findTimes = (
  tokens: readonly Token[],
  now: CivilMs,
  fiscalYearStart?: number,
): readonly PlacedTime[] => {
  const found: PlacedTime[] = [];
  for (let at = 0; at < tokens.length; at++) {
    const time =
      tokens[at]?.isQuoted === true || tokens[at]?.isOfCode === true
        ? undefined
        : (fiscalYearAt(tokens, at, now, fiscalYearStart) ?? timeAt(tokens, at, now));
    if (time === undefined) continue;
    const before = found.at(-1);
    const row = before && joined(before, { ...time, at });
    if (row !== undefined) found.pop();
    found.push(row ?? { ...time, at });
    at += time.length - 1;
  }
  return found;
};

const joining = new Set(["to", "until", "till", "through", "and"]);
const within = new Set(["in", "during", "for", "on", "of", "over", "from", "throughout", "within"]);

const openings = new Set(["since", "after", "before", "until", "till"]);
const subjects = /^(i|we|you|they|he|she|it|who|that|which|there|people|this)$/;
const objects =
  /^(i|we|you|they|he|she|it|be|have|not|also|well|still|get|see|know|need|want|ask|include|contain|leave|come|go)$/;

/** `may I see`, `what you may have`: alone, `may` asks for leave; `may revenue` is that of a month. */
const asksLeave = (tokens: readonly Token[], at: number): boolean =>
  tokens[at]?.word === "may" &&
  (subjects.test(tokens[at - 1]?.word ?? "") || objects.test(tokens[at + 1]?.word ?? ""));

const timeAt = (tokens: readonly Token[], at: number, now: CivilMs): FoundTime | undefined => {
  const word = tokens[at]?.word ?? "";
  if (openings.has(word)) return openTime(word, tokens, at, now);
  const ago = longerAgo(tokens, at, now);
  if (ago !== undefined) return ago;
  const both = spanAt(word, tokens, at, now);
  if (both !== undefined) return both;
  if (within.has(word)) {
    // `in January to October` is all of it.
    const inner = bareSpan(tokens, at + 1, now) ?? periodAt(tokens, at + 1, now);
    return inner && { ...inner, length: inner.length + 1 };
  }
  const time = bareSpan(tokens, at, now) ?? periodAt(tokens, at, now);
  return time?.length === 1 && asksLeave(tokens, at) ? undefined : time;
};

/** `between March and June`, `from March to June`, `from March on`. */
const spanAt = (
  word: string,
  tokens: readonly Token[],
  at: number,
  now: CivilMs,
): FoundTime | undefined => {
  const isClosed = word === "between" || word === "from";
  const both = isClosed ? closedTime(word, tokens, at, now) : undefined;
  return both ?? (word === "from" ? fromOn(tokens, at, now) : undefined);
};

const comparing = /^(compare[sd]?|comparing|comparison)$/;

/**
 * `January to March`, without `from`; where the two are compared, they are two. `compared to last year` behind them
 * compares all of them with another time.
 */
const bareSpan = (tokens: readonly Token[], at: number, now: CivilMs): FoundTime | undefined => {
  // `compare January to March with the same months of last year` compares all of them as well.
  const isWithSame = tokens.some(({ word }, place) => word === "same" && place > at);
  const isCompared = tokens.some(
    ({ word }, place) =>
      comparing.test(word) &&
      !isWithSame &&
      (place < at || !/^(to|with|against)$/.test(tokens[place + 1]?.word ?? "")),
  );
  const span = isCompared ? undefined : closedTime("from", tokens, at - 1, now);
  return span && { ...span, length: span.length - 1 };
};

const openTime = (
  word: string,
  tokens: readonly Token[],
  at: number,
  now: CivilMs,
): FoundTime | undefined => {
  const edge = edgeAt(tokens, at + 1);
  const behind = at + 1 + edge.length;
  const inner =
    periodAt(tokens, behind, now) ?? (edge.isSaid ? ownUnit(tokens, behind, now) : undefined);
  if (inner === undefined) return undefined;
  const { unit } = inner.range;
  const from = edge.isEnd ? inner.range.to : inner.range.from;
  const to = edge.isStart ? inner.range.from : inner.range.to;
  const length = inner.length + 1 + edge.length;
  const open = (range: Pick<TimeRange, "from" | "to" | "label">): FoundTime => ({
    range: { ...range, unit, count: 1 },
    length,
  });
  if (from === undefined || to === undefined) return undefined;
  const today = startOf("day", now);
  switch (word) {
    case "since":
      return open({ from, to: undefined, label: `since ${formatDay(from)}` });
    case "after":
      return open({ from: to, to: undefined, label: `since ${formatDay(to)}` });
    case "before":
      return open(untilThen(from, isOfPlans(tokens), today));
    default:
      // `falls due until the end of the quarter`: what was planned for the past is not meant.
      return open(untilThen(to, isOfPlans(tokens), today));
  }
};

/** All before a day; of what lies ahead what is still to come alone, since what ran out before today is over. */
const untilThen = (
  to: CivilMs,
  isAhead: boolean,
  today: CivilMs,
): Pick<TimeRange, "from" | "to" | "label"> =>
  isAhead && to > today
    ? { from: today, to, label: `today to ${formatDay(to - dayMs)}` }
    : { from: undefined, to, label: `before ${formatDay(to)}` };

/** `from January on`, `from May onwards`: since then. */
const fromOn = (tokens: readonly Token[], at: number, now: CivilMs): FoundTime | undefined => {
  const behind = at + 1 + (periodAt(tokens, at + 1, now)?.length ?? 0);
  const [word = "", next] = [tokens[behind]?.word, tokens[behind + 1]?.word];
  const isOpen =
    /^(onward|onwards|forward)$/.test(word) ||
    (word === "on" && (next === undefined || /^(by|per|in|for|and|at|of|from)$/.test(next)));
  const since = behind > at + 1 && isOpen ? openTime("since", tokens, at, now) : undefined;
  return since && { ...since, length: since.length + 1 };
};

/** `the start of`, `end of` before a time: which of its ends counts. */
const edgeAt = (tokens: readonly Token[], at: number) => {
  const first = tokens[at]?.word === "the" ? at + 1 : at;
  const word = tokens[first]?.word ?? "";
  const isStart = /^(start|beginning)$/.test(word);
  const isEnd = word === "end";
  const isSaid = (isStart || isEnd) && tokens[first + 1]?.word === "of";
  return isSaid
    ? { isSaid, isStart, isEnd, length: first + 2 - at }
    : { isSaid, isStart: false, isEnd: false, length: 0 };
};

/** `the year` in `since the start of the year` is this one. */
const ownUnit = (tokens: readonly Token[], at: number, now: CivilMs): FoundTime | undefined => {
  const first = tokens[at]?.word === "the" ? at + 1 : at;
  const unit = unitOf(tokens[first]?.word);
  return unit && { range: bucketRange(unit, now), length: first + 1 - at };
};

/** `between March and June 2025`, `from 1 to 15 October`, `from 2024 to now`. */
const closedTime = (
  word: string,
  tokens: readonly Token[],
  at: number,
  now: CivilMs,
): FoundTime | undefined => {
  const first = periodAt(tokens, at + 1, now) ?? dayBefore(tokens, at + 1, now);
  const join = at + 1 + (first?.length ?? 0);
  const joined = tokens[join]?.word ?? "";
  if (first === undefined || !joining.has(joined) || (word === "from" && joined === "and"))
    return undefined;
  if (openEnds.has(tokens[join + 1]?.word ?? "")) {
    const to = startOf("day", now) + dayMs;
    return spanOf(first.range, { ...bucketRange("day", now), to, label: "now" }, join + 2 - at);
  }
  const second = periodAt(tokens, join + 1, now);
  if (second === undefined) return undefined;
  const hasYear = (from: number, length: number): boolean =>
    tokens.slice(from, from + length).some((token) => /\d{4}|^(last|this|year)$/.test(token.word));
  const earlier = oneBefore(tokens, [at + 1, first], [join + 1, second]);
  if (earlier !== undefined) return spanOf(earlier, second.range, join + 1 + second.length - at);
  const ends = inOneYear(
    { range: first.range, hasYear: hasYear(at + 1, first.length) },
    { range: second.range, hasYear: hasYear(join + 1, second.length) },
  );
  return spanOf(...ends, join + 1 + second.length - at);
};

/** `from the previous quarter to last quarter`: the one is before the other; undefined of two times that differ anyway. */
const oneBefore = (
  tokens: readonly Token[],
  ...[first, second]: readonly [readonly [number, FoundTime], readonly [number, FoundTime]]
): TimeRange | undefined => {
  const isPrevious = ([from, { length }]: readonly [number, FoundTime]): boolean =>
    tokens.slice(from, from + length).some(({ word }) => /^(previous|prior)$/.test(word));
  const isSame = first[1].range.from === second[1].range.from;
  return isSame && isPrevious(first) !== isPrevious(second)
    ? rangeBefore(second[1].range)
    : undefined;
};

const openEnds = new Set(["now", "date"]);
const dayMs = 86_400_000;

interface End {
  readonly range: TimeRange;
  readonly hasYear: boolean;
}

/** In `from March to June 2025` the first month has its year from the second, or the one before it. */
const inOneYear = (first: End, second: End): readonly [TimeRange, TimeRange] => {
  const [one, two] = [first.range, second.range];
  if (first.hasYear && !second.hasYear) {
    const later = inYearOf(two, one.from);
    return [one, (later.to ?? 0) > (one.from ?? 0) ? later : moved(later, 1)];
  }
  if (first.hasYear) return (one.from ?? 0) <= (two.from ?? 0) ? [one, two] : [two, one];
  const earlier = inYearOf(one, two.from);
  return [(earlier.from ?? 0) < (two.to ?? 0) ? earlier : moved(earlier, -1), two];
};

const inYearOf = (range: TimeRange, at: CivilMs | undefined): TimeRange =>
  range.from === undefined || at === undefined
    ? range
    : moved(range, civilParts(at).year - civilParts(range.from).year);

/** The same bucket so many years later. */
const moved = (range: TimeRange, years: number): TimeRange =>
  years === 0 || range.from === undefined
    ? range
    : bucketRange(range.unit, addUnits("year", range.from, years));

const approximateDays = {
  hour: 1 / 24,
  day: 1,
  week: 7,
  month: 30.44,
  quarter: 91.3,
  year: 365.25,
};

/** From the beginning of one time to the end of another. */
const spanOf = (first: TimeRange, second: TimeRange, length: number): FoundTime | undefined => {
  const { from, unit } = first;
  const { to } = second;
  if (from === undefined || to === undefined || to <= from) return undefined;
  const days = Math.max(1, Math.round((to - from) / dayMs));
  const isTwo = second.unit === unit && second.label !== "now";
  const isSame = isTwo && unit !== "day";
  const count = isSame ? Math.max(1, Math.round(days / approximateDays[unit])) : days;
  const label = `${first.label} to ${second.label}`;
  const range: TimeRange = { from, to, label, unit: isSame ? unit : "day", count };
  return isTwo ? { range, length, ends: [first, second] } : { range, length };
};

/** In `from 1 to 15 October` and `the 1st to the 15th of October` the first day has its month from the second. */
const dayBefore = (tokens: readonly Token[], at: number, now: CivilMs): FoundTime | undefined => {
  if (tokens[at]?.word === "the") {
    const day = dayBefore(tokens, at + 1, now);
    return day && { ...day, length: day.length + 1 };
  }
  const word = tokens[at]?.word ?? "";
  const later = joining.has(tokens[at + 1]?.word ?? "") ? periodAt(tokens, at + 2, now) : undefined;
  if (!/^\d{1,2}(st|nd|rd|th)?$/.test(word) || later?.range.unit !== "day") return undefined;
  const { year, month } = civilParts(later.range.from ?? now);
  const day = existingDay(year, month, Number.parseInt(word, 10));
  return day === undefined ? undefined : { range: bucketRange("day", day), length: 1 };
};

/** `Jan-Mar 2026`, `Q1 to Q3`: two of a kind in a row are all from the one to the other. */
const joined = (left: PlacedTime, right: PlacedTime): PlacedTime | undefined => {
  const { unit } = left.range;
  const [from, to] = [left.range.from, right.range.to];
  const isRow = right.at === left.at + left.length && left.length === 1;
  if (!isRow || unit !== right.range.unit || (unit !== "month" && unit !== "quarter"))
    return undefined;
  if (from === undefined || to === undefined) return undefined;
  const { year } = civilParts(right.range.from ?? from);
  const start = addUnits("year", from, year - civilParts(from).year);
  if (start >= to) return undefined;
  const label = `${left.range.label.replace(/ \d{4}$/, "")} to ${right.range.label}`;
  const months = Math.round((to - start) / 86_400_000 / 30.44);
  const count = unit === "month" ? months : Math.round(months / 3);
  return {
    range: { from: start, to, label, unit, count },
    at: left.at,
    length: left.length + right.length,
  };
};
