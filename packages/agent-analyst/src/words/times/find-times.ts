import { addUnits, civilParts, formatDay, startOf, type CivilMs } from "./civil-time.js";
import { fiscalYearAt } from "./fiscal.js";
import { bucketRange, existingDay, type TimeRange } from "./time-range.js";
import { periodAt, type FoundTime } from "./time-words.js";
import type { Token } from "../token.js";

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
      tokens[at]?.isQuoted === true
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

const timeAt = (tokens: readonly Token[], at: number, now: CivilMs): FoundTime | undefined => {
  const word = tokens[at]?.word ?? "";
  if (
    word === "since" ||
    word === "after" ||
    word === "before" ||
    word === "until" ||
    word === "till"
  ) {
    return openTime(word, tokens, at, now);
  }
  if (word === "between" || word === "from") {
    const both = closedTime(word, tokens, at, now);
    if (both !== undefined) return both;
  }
  if (within.has(word)) {
    const inner = periodAt(tokens, at + 1, now);
    return inner && { ...inner, length: inner.length + 1 };
  }
  const time = periodAt(tokens, at, now);
  // Alone, `may` asks for leave and `march` walks.
  const isVerb = time?.length === 1 && (word === "may" || word === "march" || word === "mar");
  return isVerb ? undefined : time;
};

const openTime = (
  word: string,
  tokens: readonly Token[],
  at: number,
  now: CivilMs,
): FoundTime | undefined => {
  const inner = periodAt(tokens, at + 1, now);
  if (inner === undefined) return undefined;
  const { from, to, unit } = inner.range;
  const length = inner.length + 1;
  const open = (range: Pick<TimeRange, "from" | "to" | "label">): FoundTime => ({
    range: { ...range, unit, count: 1 },
    length,
  });
  if (from === undefined || to === undefined) return undefined;
  switch (word) {
    case "since":
      return open({ from, to: undefined, label: `since ${formatDay(from)}` });
    case "after":
      return open({ from: to, to: undefined, label: `since ${formatDay(to)}` });
    case "before":
      return open({ from: undefined, to: from, label: `before ${formatDay(from)}` });
    default:
      return open({ from: undefined, to, label: `before ${formatDay(to)}` });
  }
};

const closedTime = (
  word: string,
  tokens: readonly Token[],
  at: number,
  now: CivilMs,
): FoundTime | undefined => {
  const first = periodAt(tokens, at + 1, now) ?? dayBefore(tokens, at + 1, now);
  const join = at + 1 + (first?.length ?? 0);
  const joined = tokens[join]?.word ?? "";
  if (first === undefined || !joining.has(joined) || (word === "from" && joined === "and")) {
    return undefined;
  }
  const isNow = ["now", "date"].includes(tokens[join + 1]?.word ?? "");
  const second = isNow ? undefined : periodAt(tokens, join + 1, now);
  const to = isNow ? startOf("day", now) + 86_400_000 : second?.range.to;
  const { from, unit } = first.range;
  if (from === undefined || to === undefined || to <= from) return undefined;
  const label = `${first.range.label} to ${second?.range.label ?? "now"}`;
  const length = join + 1 + (second?.length ?? 1) - at;
  const days = Math.max(1, Math.round((to - from) / 86_400_000));
  const isSame = unit === second?.range.unit && unit !== "day";
  const approximate = { hour: 1 / 24, day: 1, week: 7, month: 30.44, quarter: 91.3, year: 365.25 }[
    unit
  ];
  const count = isSame ? Math.max(1, Math.round(days / approximate)) : days;
  const range: TimeRange = { from, to, label, unit: isSame ? unit : "day", count };
  const isTwo = second !== undefined && second.range.unit === unit;
  return isTwo ? { range, length, ends: [first.range, second.range] } : { range, length };
};

/** In `from 1 to 15 October` the first day has its month from the second. */
const dayBefore = (tokens: readonly Token[], at: number, now: CivilMs): FoundTime | undefined => {
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
