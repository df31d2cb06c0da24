import { numberOf } from "../number-word.js";
import {
  addUnits,
  civilDay,
  civilParts,
  formatDay,
  monthNumber,
  startOf,
  type CivilMs,
  type TimeUnit,
} from "./civil-time.js";
import { bucketRange, daysRange, existingDay, lastUnits, type TimeRange } from "./time-range.js";

/** A time that was found, and how many words say it. */
interface SpokenTime {
  readonly range: TimeRange;
  readonly length: number;
}

type WordAt = (offset: number) => string | undefined;

const units = /^(day|week|month|quarter|year)s?$/;
const weekdays = "monday tuesday wednesday thursday friday saturday sunday".split(" ");

const unitNamed = (word: string | undefined): TimeUnit | undefined =>
  units.exec(word ?? "")?.[1] as TimeUnit | undefined;

/** A row for each form in which people speak of a time; the first that fits is meant. */
const forms: readonly ((word: WordAt, now: CivilMs) => SpokenTime | undefined)[] = [
  // `the day before yesterday`.
  (word, now) =>
    word(0) === "day" && word(1) === "before" && word(2) === "yesterday"
      ? { range: bucketRange("day", addUnits("day", startOf("day", now), -2)), length: 3 }
      : undefined,
  // `the month before last`.
  (word, now) => {
    const unit = unitNamed(word(0));
    return unit !== undefined && word(1) === "before" && word(2) === "last"
      ? { range: bucketRange(unit, addUnits(unit, startOf(unit, now), -2)), length: 3 }
      : undefined;
  },
  // `last fortnight`, `the past half year`.
  (word, now) => {
    if (!/^(last|past|previous)$/.test(word(0) ?? "")) return undefined;
    if (word(1) === "fortnight") return { range: lastUnits("day", 14, now), length: 2 };
    return word(1) === "half" && word(2) === "year"
      ? { range: lastUnits("month", 6, now), length: 3 }
      : undefined;
  },
  // `trailing 12 months`, `rolling 4 weeks`, `ttm`.
  (word, now) => {
    if (/^(ttm|ltm)$/.test(word(0) ?? "")) return { range: lastUnits("month", 12, now), length: 1 };
    const unit = unitNamed(word(2));
    const count = numberOf(word(1));
    const isSaid = /^(trailing|rolling)$/.test(word(0) ?? "") && unit !== undefined;
    return isSaid && count !== undefined && Number.isInteger(count) && count > 0 && count <= 1000
      ? { range: lastUnits(unit, count, now), length: 3 }
      : undefined;
  },
  // `last Monday` is the one before today.
  (word, now) => {
    const day = weekdays.indexOf(word(1) ?? "");
    if (word(0) !== "last" || day < 0) return undefined;
    const today = startOf("day", now);
    const inWeek = addUnits("day", startOf("week", now), day);
    const at = inWeek < today ? inWeek : addUnits("day", inWeek, -7);
    return { range: bucketRange("day", at), length: 2 };
  },
  // `next Monday` is the one behind today, `this Monday` that of this week.
  (word, now) => {
    const day = weekdays.indexOf(word(1) ?? "");
    const said = word(0) ?? "";
    if (!/^(next|coming|this)$/.test(said) || day < 0) return undefined;
    const inWeek = addUnits("day", startOf("week", now), day);
    const isOver = said !== "this" && inWeek <= startOf("day", now);
    return { range: bucketRange("day", isOver ? addUnits("day", inWeek, 7) : inWeek), length: 2 };
  },
  // `this weekend` is that of this week.
  (word, now) => {
    if (word(0) !== "this" || word(1) !== "weekend") return undefined;
    const saturday = addUnits("day", startOf("week", now), 5);
    const range = daysRange(saturday, addUnits("day", saturday, 1));
    return { range, length: 2 };
  },
  // `next May`.
  (word, now) => {
    const month = word(0) === "next" ? monthNumber(word(1) ?? "") : undefined;
    if (month === undefined) return undefined;
    const { year, month: present } = civilParts(now);
    const at = civilDay(month > present ? year : year + 1, month, 1);
    return { range: bucketRange("month", at), length: 2 };
  },
  // `week 42`, `cw 42 2025`.
  (word, now) => weekByNumber(word, now),
  // `the week of 3 March`.
  (word, now) => weekOfDay(word, now),
];

/** A time as people speak of it that no other form has. */
export const spokenTime = (word: WordAt, now: CivilMs): SpokenTime | undefined => {
  for (const form of forms) {
    const found = form(word, now);
    if (found !== undefined) return found;
  }
  return undefined;
};

/** The Monday of the first week of a year, which has its first Thursday (ISO 8601). */
const firstWeek = (year: number): CivilMs => startOf("week", civilDay(year, 1, 4));

const weekByNumber = (word: WordAt, now: CivilMs): SpokenTime | undefined => {
  const number = Number(/^\d{1,2}$/.exec(word(1) ?? "")?.[0]);
  if (!/^(week|cw|kw)$/.test(word(0) ?? "") || !(number >= 1 && number <= 53)) return undefined;
  const joint = /^(of|in)$/.test(word(2) ?? "") ? 1 : 0;
  const said = yearIn(word(2 + joint));
  const present = civilParts(now).year;
  const inYear = (year: number): CivilMs => addUnits("week", firstWeek(year), number - 1);
  // Without a year it is the last one that has begun.
  const year = said ?? (inYear(present) <= now ? present : present - 1);
  const from = inYear(year);
  // Few years have a 53rd week.
  if (from >= firstWeek(year + 1)) return undefined;
  const range = { ...bucketRange("week", from), label: `week ${number} of ${year}` };
  return { range, length: said === undefined ? 2 : 3 + joint };
};

const yearIn = (word: string | undefined): number | undefined =>
  /^20\d\d$/.test(word ?? "") ? Number(word) : undefined;

const weekOfDay = (word: WordAt, now: CivilMs): SpokenTime | undefined => {
  const isSaid =
    word(0) === "week" && /^(of|from|beginning|commencing|starting)$/.test(word(1) ?? "");
  const skip = word(2) === "the" ? 3 : 2;
  const date = isSaid ? monthAndDay(word(skip), word(skip + 1)) : undefined;
  if (date === undefined) return undefined;
  const said = yearIn(word(skip + 2));
  const inYear = (year: number): CivilMs | undefined => existingDay(year, date.month, date.day);
  const present = civilParts(now).year;
  const own = inYear(said ?? present);
  const isAhead = said === undefined && own !== undefined && own > now;
  const at = isAhead ? inYear(present - 1) : own;
  if (at === undefined) return undefined;
  const range = bucketRange("week", at);
  const label = `week of ${formatDay(range.from ?? at)}`;
  return { range: { ...range, label }, length: skip + (said === undefined ? 2 : 3) };
};

/** `3 March`, `March 3`. */
const monthAndDay = (first = "", second = "") => {
  const [day, name] = /^\d{1,2}$/.test(first) ? [first, second] : [second, first];
  const month = monthNumber(name);
  return month === undefined || !/^\d{1,2}$/.test(day) ? undefined : { month, day: Number(day) };
};
