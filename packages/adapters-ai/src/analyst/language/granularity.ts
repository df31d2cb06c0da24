import type { TimeUnit } from "./civil-time.js";
import type { TimeRange } from "./time-range.js";
import { unitOf } from "./time-words.js";
import type { Token } from "./token.js";

/** A series over time that a question asks for; `auto` where it leaves the step to us. */
export interface FoundGranularity {
  readonly unit: TimeUnit | "auto" | "weekday";
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
const before = new Set(["by", "per", "each", "every", "which", "what", "a"]);

/** The series of a question, if it asks for one: `by month`, `weekly`, `over time`, `which month`. */
export const findGranularity = (
  tokens: readonly Token[],
  isTaken: (at: number) => boolean,
): FoundGranularity | undefined => {
  const words = tokens.map(({ word }) => word);
  for (let at = 0; at < words.length; at++) {
    const [word = "", next = "", third = ""] = words.slice(at, at + 3);
    if (isTaken(at)) continue;
    const adverb = adverbs.get(word);
    if (adverb !== undefined) return { unit: adverb, at, length: 1 };
    if (before.has(word) && isWeekday(next, third))
      return { unit: "weekday", at, length: third === "week" ? 2 : 2 };
    if (before.has(word) && next === "day" && third === "of" && words[at + 3] === "week")
      return { unit: "weekday", at, length: 4 };
    if (before.has(word) && next === "day" && third === "of" && words[at + 4] === "week")
      return { unit: "weekday", at, length: 5 };
    const unit = before.has(word) && !isTaken(at + 1) ? unitOf(next) : undefined;
    // `a day` is one in `orders a day`; `of a day` and the like say nothing.
    if (unit !== undefined && !(word === "a" && at === 0)) return { unit, at, length: 2 };
    if ((word === "over" || word === "by" || word === "through") && next === "time") {
      return { unit: "auto", at, length: 2 };
    }
    if (word === "month" && next === "by" && third === "month")
      return { unit: "month", at, length: 3 };
    if (trends.has(word)) return { unit: "auto", at, length: 1 };
    if (word === "when") return { unit: "auto", at, length: 1 };
  }
  return undefined;
};

const isWeekday = (word: string, _next: string): boolean =>
  word === "weekday" || word === "weekdays";

/** The step in which a range makes a readable series. */
export const fittingUnit = (range: TimeRange | undefined): TimeUnit => {
  if (range?.from === undefined || range.to === undefined) return "month";
  const days = (range.to - range.from) / 86_400_000;
  if (days <= 2) return "hour";
  if (days <= 45) return "day";
  if (days <= 120) return "week";
  return days <= 1200 ? "month" : "quarter";
};
