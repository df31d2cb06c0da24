import {
  addUnits,
  civilDay,
  civilParts,
  monthNumber,
  startOf,
  type CivilMs,
  type TimeUnit,
} from "./civil-time.js";
import { numberOf } from "../number-word.js";
import {
  bucketRange,
  daysRange,
  existingDay,
  lastUnits,
  toDate,
  yearBefore,
  type TimeRange,
} from "./time-range.js";
import { spokenTime } from "./spoken-times.js";
import type { Token } from "../token.js";

/** A time that was found, and how many tokens it took. */
export interface FoundTime {
  readonly range: TimeRange;
  readonly length: number;
  /** The first and the last period of one that is said by both: `between 2024 and 2025`. */
  readonly ends?: readonly [TimeRange, TimeRange];
  /** How long ago it was, where that was said: `a year ago`. */
  readonly ago?: { readonly unit: TimeUnit; readonly count: number };
}

const units = new Map<string, TimeUnit>(
  (["hour", "day", "week", "month", "quarter", "year"] as const).flatMap((unit) => [
    [unit, unit],
    [`${unit}s`, unit],
  ]),
);

/** `month`, `weeks`: the unit that a word names. */
export const unitOf = (word: string | undefined): TimeUnit | undefined => units.get(word ?? "");

const ordinals = new Map(
  ["first", "second", "third", "fourth"].flatMap((word, at) => [
    [word, at + 1],
    [["1st", "2nd", "3rd", "4th"][at] ?? "", at + 1],
  ]),
);
const former = new Set(["last", "previous", "past", "prior", "preceding"]);
/** So many units that no sum of them leaves the calendar. */
const countMax = 3000;

/** The period that begins at this token, such as `last 3 months`, `Q2 2026`, `5 March`. */
export const periodAt = (
  tokens: readonly Token[],
  at: number,
  now: CivilMs,
): FoundTime | undefined => {
  const word = (offset: number): string | undefined => tokens[at + offset]?.word;
  if (word(0) === "the" || word(0) === "of") {
    const inner = periodAt(tokens, at + 1, now);
    return inner && { ...inner, length: inner.length + 1 };
  }
  // `2025 Q1` is `Q1 2025`.
  if (yearOf(word(0)) !== undefined && /^[qh][1-4]$/.test(word(1) ?? "")) {
    const turned: WordAt = (offset) => word([1, 0][offset] ?? offset);
    return quarterOrHalf(turned, now);
  }
  return (
    spokenTime(word, now) ??
    relative(word, now) ??
    quarterOrHalf(word, now) ??
    namedMonth(word, now) ??
    written(word)
  );
};

type WordAt = (offset: number) => string | undefined;

const relative = (word: WordAt, now: CivilMs): FoundTime | undefined => {
  const first = word(0) ?? "";
  const day = startOf("day", now);
  if (first === "today") return { range: bucketRange("day", day), length: 1 };
  if (first === "tomorrow")
    return { range: bucketRange("day", addUnits("day", day, 1)), length: 1 };
  if (first === "next" || first === "coming") return nextOnes(word, now);
  if (first === "yesterday")
    return { range: bucketRange("day", addUnits("day", day, -1)), length: 1 };
  const short = { ytd: "year", qtd: "quarter", mtd: "month", wtd: "week" }[first] as
    TimeUnit | undefined;
  if (short !== undefined) return { range: toDate(short, now), length: 1 };
  const unit = unitOf(word(0));
  if (unit !== undefined && word(1) === "to" && word(2) === "date") {
    return { range: toDate(unit, now), length: 3 };
  }
  if (first === "this" || first === "current") return thisUnit(word, now);
  if (former.has(first)) return lastOnes(word, now);
  return ago(word, now);
};

const thisUnit = (word: WordAt, now: CivilMs): FoundTime | undefined => {
  // `this May`: the words `may` and `march` alone may be verbs.
  const month = monthNumber(word(1) ?? "");
  if (month !== undefined) return { range: pastMonth(month, now), length: 2 };
  const unit = unitOf(word(1));
  if (unit === undefined) return undefined;
  // `this month last year` is the same month, a year before.
  const isFormer = /^(last|previous|prior)$/.test(word(2) ?? "") && word(3) === "year";
  const same = isFormer && unit !== "year" ? yearBefore(bucketRange(unit, now)) : undefined;
  if (same !== undefined) return { range: same, length: 4 };
  if (word(2) === "so" && word(3) === "far") return { range: toDate(unit, now), length: 4 };
  return { range: bucketRange(unit, now), length: 2 };
};

const lastOnes = (word: WordAt, now: CivilMs): FoundTime | undefined => {
  if (word(1) === "weekend") {
    const saturday = addUnits("day", startOf("week", now), -2);
    const range = daysRange(saturday, addUnits("day", saturday, 1));
    return { range: { ...range, unit: "week", count: 1 }, length: 2 };
  }
  const one = unitOf(word(1));
  if (one === "year" && word(2) === "to" && word(3) === "date") {
    const range = yearBefore(toDate("year", now));
    if (range !== undefined) return { range, length: 4 };
  }
  if (one !== undefined) {
    return { range: bucketRange(one, addUnits(one, startOf(one, now), -1)), length: 2 };
  }
  const month = monthNumber(word(1) ?? "");
  if (month !== undefined && word(0) === "last") {
    return { range: pastMonth(month, now), length: 2 };
  }
  const isFull = word(2) === "full" || word(2) === "complete";
  const unit = unitOf(word(isFull ? 3 : 2));
  const count = numberOf(word(1));
  if (unit === undefined || !isCount(count)) return undefined;
  return { range: lastUnits(unit, count, now), length: isFull ? 4 : 3 };
};

/** `next month`, `next 7 days`: what is planned for then. */
const nextOnes = (word: WordAt, now: CivilMs): FoundTime | undefined => {
  const one = unitOf(word(1));
  if (one !== undefined)
    return { range: bucketRange(one, addUnits(one, startOf(one, now), 1)), length: 2 };
  const unit = unitOf(word(2));
  const count = numberOf(word(1));
  if (unit === undefined || !isCount(count)) return undefined;
  const from = addUnits(unit, startOf(unit, now), 1);
  const label = `next ${count} ${unit}${count === 1 ? "" : "s"}`;
  return { range: { from, to: addUnits(unit, from, count), label, unit, count }, length: 3 };
};

const ago = (word: WordAt, now: CivilMs): FoundTime | undefined => {
  const count = word(0) === "a" ? 1 : numberOf(word(0));
  const unit = unitOf(word(1));
  if (unit === undefined || !isCount(count) || word(2) !== "ago") return undefined;
  const range = bucketRange(unit, addUnits(unit, startOf(unit, now), -count));
  return { range, length: 3, ago: { unit, count } };
};

const isCount = (count: number | undefined): count is number =>
  count !== undefined && Number.isInteger(count) && count > 0 && count <= countMax;

const yearOf = (word: string | undefined): number | undefined =>
  word !== undefined && /^(19|20)\d\d$/.test(word) ? Number(word) : undefined;

/** `Q2`, `h1`, `third quarter`, `first half`: which, and how many words say it. */
const partOfYear = (word: WordAt) => {
  const [, kind, digit] = /^([qh])([1-4])$/.exec(word(0) ?? "") ?? [];
  if (kind !== undefined) return { isHalf: kind === "h", number: Number(digit), used: 1 };
  const number = ordinals.get(word(0) ?? "");
  const isPart = word(1) === "quarter" || word(1) === "half";
  return number === undefined || !isPart
    ? undefined
    : { isHalf: word(1) === "half", number, used: 2 };
};

const quarterOrHalf = (word: WordAt, now: CivilMs): FoundTime | undefined => {
  const part = partOfYear(word);
  if (part === undefined || (part.isHalf && part.number > 2)) return undefined;
  const { isHalf, number, used } = part;
  const { year, length } = yearBehind(word, used, now);
  const inYear = (of: number): CivilMs => civilDay(of, (number - 1) * (isHalf ? 6 : 3) + 1, 1);
  const present = civilParts(now).year;
  // Without a year it is the last one that has begun.
  const start = inYear(year ?? (inYear(present) <= now ? present : present - 1));
  if (!isHalf) return { range: bucketRange("quarter", start), length };
  const label = `H${number} ${civilParts(start).year}`;
  return {
    range: { from: start, to: addUnits("month", start, 6), label, unit: "month", count: 6 },
    length,
  };
};

/** A year that follows, also after `of`, `in`, `this` or `last year`. */
const yearBehind = (
  word: WordAt,
  used: number,
  now: CivilMs,
): { readonly year: number | undefined; readonly length: number } => {
  const skip = ["of", "in"].includes(word(used) ?? "") ? 1 : 0;
  const year = yearOf(word(used + skip));
  if (year !== undefined) return { year, length: used + skip + 1 };
  if (word(used + skip + 1) === "year") {
    const back = { this: 0, last: 1 }[word(used + skip) ?? ""];
    if (back !== undefined) return { year: civilParts(now).year - back, length: used + skip + 2 };
    // `the first half of the year` is that of this one, and `of the year before` none.
    const isOwn = word(used + skip) === "the" && word(used + skip + 2) !== "before";
    if (isOwn && skip > 0) return { year: civilParts(now).year, length: used + skip + 2 };
  }
  return { year: undefined, length: used };
};

const pastMonth = (month: number, now: CivilMs): TimeRange => {
  const { year } = civilParts(now);
  const at = civilDay(year, month, 1);
  return bucketRange("month", at <= now ? at : civilDay(year - 1, month, 1));
};

const namedMonth = (word: WordAt, now: CivilMs): FoundTime | undefined => {
  const first = dayNumber(word(0));
  const ofSkip = first !== undefined && word(1) === "of" ? 1 : 0;
  const month = monthNumber(word(first === undefined ? 0 : 1 + ofSkip) ?? "");
  if (month === undefined) return undefined;
  const second = first === undefined ? dayNumber(word(1)) : undefined;
  const day = first ?? second;
  const used = (day === undefined ? 1 : 2) + ofSkip;
  const { year, length } = yearBehind(word, used, now);
  // `may` and `march` are words as well: alone they need what stands before them (see the callers).
  if (day === undefined) {
    const range =
      year === undefined ? pastMonth(month, now) : bucketRange("month", civilDay(year, month, 1));
    return { range, length };
  }
  const at = existingDay(year ?? civilParts(pastMonth(month, now).from ?? now).year, month, day);
  return at === undefined ? undefined : { range: bucketRange("day", at), length };
};

const dayNumber = (word: string | undefined): number | undefined => {
  const [, digits] = /^(\d{1,2})(?:st|nd|rd|th)?$/.exec(word ?? "") ?? [];
  const day = Number(digits);
  return day >= 1 && day <= 31 ? day : undefined;
};

const written = (word: WordAt): FoundTime | undefined => {
  const first = word(0) ?? "";
  const year = yearOf(first);
  if (year !== undefined) return { range: bucketRange("year", civilDay(year, 1, 1)), length: 1 };
  const iso = /^(\d{4})-(\d{1,2})(?:-(\d{1,2}))?$/.exec(first);
  const german = /^(\d{1,2})\.(\d{1,2})\.(\d{4})$/.exec(first);
  const [y, m, d] = iso
    ? [Number(iso[1]), Number(iso[2]), iso[3] === undefined ? undefined : Number(iso[3])]
    : german
      ? [Number(german[3]), Number(german[2]), Number(german[1])]
      : [];
  if (y === undefined || m === undefined) return undefined;
  const at = existingDay(y, m, d ?? 1);
  if (at === undefined) return undefined;
  return { range: d === undefined ? bucketRange("month", at) : daysRangeOf(at), length: 1 };
};

const daysRangeOf = (at: CivilMs): TimeRange => ({
  ...daysRange(at, at),
  ...bucketRange("day", at),
});
