import type { Token } from "../token.js";
import { addUnits, civilParts, startOf, type CivilMs } from "./civil-time.js";
import { nowAt, periodOrEdge } from "./edges-of-times.js";
import { bucketRange, existingDay, rangeBefore, type TimeRange } from "./time-range.js";
import { periodAt, type FoundTime } from "./time-words.js";

const joining = new Set(["to", "until", "till", "through", "and"]);

/** Where a span ends; of one that begins now it is still to come: `between now and the end of December`. */
const endAt = (
  tokens: readonly Token[],
  at: number,
  now: CivilMs,
  isAhead: boolean,
): FoundTime | undefined => {
  const time = periodOrEdge(tokens, at, now);
  const isOver = time !== undefined && isAhead && (time.range.to ?? now) <= now;
  return isOver ? { ...time, range: moved(time.range, 1) } : time;
};

/** Where a span begins: at a time, an end of one, a day of a month that is still to be named, or now. */
const beginAt = (tokens: readonly Token[], at: number, now: CivilMs): FoundTime | undefined =>
  periodOrEdge(tokens, at, now) ?? dayBefore(tokens, at, now) ?? nowAt(tokens, at, now);

/** `between March and June 2025`, `from 1 to 15 October`, `from 2024 to now`. */
export const closedTime = (
  word: string,
  tokens: readonly Token[],
  at: number,
  now: CivilMs,
): FoundTime | undefined => {
  const first = beginAt(tokens, at + 1, now);
  const join = at + 1 + (first?.length ?? 0);
  const joined = tokens[join]?.word ?? "";
  if (first === undefined || !joining.has(joined) || (word === "from" && joined === "and"))
    return undefined;
  if (openEnds.has(tokens[join + 1]?.word ?? "")) {
    const to = startOf("day", now) + dayMs;
    return spanOf(first.range, { ...bucketRange("day", now), to, label: "now" }, join + 2 - at);
  }
  const second = endAt(tokens, join + 1, now, tokens[at + 1]?.word === "now");
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
