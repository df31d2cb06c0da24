import type { TimeUnit } from "./civil-time.js";
import type { TimeRange } from "./time-range.js";
import { unitOf } from "./time-words.js";
import type { Token } from "../token.js";

/** A series over time that a question asks for; `auto` where it leaves the step to us. */
export interface FoundGranularity {
  readonly unit: TimeUnit | "auto" | "weekday" | "hour_of_day";
  readonly at: number;
  readonly length: number;
}

const adverbs = new Map<string, TimeUnit>([
  ["hourly", "hour"],
  ["daily", "day"],
  ["weekly", "week"],
  ["monthly", "month"],
  ["quarterly", "quarter"],
  ["yearly", "year"],
  ["annual", "year"],
  ["annually", "year"],
]);
const trends = new Set(
  "trend trends development evolution timeline history historical progression trending develop develops developed evolve evolved".split(
    " ",
  ),
);
const before = new Set(
  "by per each every which what a best worst busiest quietest strongest weakest top slowest highest lowest".split(
    " ",
  ),
);

/**
 * The series of a question, if it asks for one: `by month`, `weekly`, `over time`, `which month`. A step
 * that is named goes before a trend that leaves it open.
 */
export const findGranularity = (
  tokens: readonly Token[],
  isTaken: (at: number) => boolean,
): FoundGranularity | undefined => {
  const found = tokens.flatMap((_, at) => {
    const step = isTaken(at) ? undefined : granularityAt(tokens, at, isTaken);
    return step === undefined ? [] : [{ ...step, at }];
  });
  return found.find(({ unit }) => unit !== "auto") ?? found[0];
};

const granularityAt = (
  tokens: readonly Token[],
  at: number,
  isTaken: (at: number) => boolean,
): Omit<FoundGranularity, "at"> | undefined => {
  const [word = "", next = "", third = "", ...more] = tokens
    .slice(at, at + 5)
    .map((token) => token.word);
  const adverb = adverbs.get(word);
  if (adverb !== undefined) return { unit: adverb, length: 1 };
  if (before.has(word)) {
    if (isWeekday(next)) return { unit: "weekday", length: 2 };
    if (next === "day" && third === "of" && more[0] === "week")
      return { unit: "weekday", length: 4 };
    if (next === "day" && third === "of" && more[1] === "week")
      return { unit: "weekday", length: 5 };
    if (next === "hour" && third === "of" && /^(day|the)$/.test(more[0] ?? ""))
      return { unit: "hour_of_day", length: more[0] === "the" ? 5 : 4 };
    const unit = isTaken(at + 1) ? undefined : unitOf(next);
    // `a day` is one in `orders a day`; `of a day` and the like say nothing.
    if (unit !== undefined && !(word === "a" && at === 0)) return { unit, length: 2 };
  }
  // `by city and month`: what `and` joins is a step as well.
  const joined = word === "and" && !isTaken(at + 1) ? unitOf(next) : undefined;
  const isGrouped = tokens.slice(0, at).some((token) => /^(by|per|each|every)$/.test(token.word));
  if (isGrouped && word === "and" && isWeekday(next)) return { unit: "weekday", length: 2 };
  if (joined !== undefined && isGrouped) return { unit: joined, length: 2 };
  if ((word === "over" || word === "by" || word === "through") && next === "time")
    return { unit: "auto", length: 2 };
  if (word === "month" && next === "by" && third === "month") return { unit: "month", length: 3 };
  if (word === "weekdays") return { unit: "weekday", length: 1 };
  return trends.has(word) || word === "when" ? { unit: "auto", length: 1 } : undefined;
};

const isWeekday = (word: string): boolean => word === "weekday" || word === "weekdays";

/** The step in which a range makes a readable series. */
export const fittingUnit = (range: TimeRange | undefined): TimeUnit => {
  if (range?.from === undefined || range.to === undefined) return "month";
  const days = (range.to - range.from) / 86_400_000;
  if (days <= 2) return "hour";
  if (days <= 45) return "day";
  if (days <= 120) return "week";
  return days <= 1200 ? "month" : "quarter";
};
