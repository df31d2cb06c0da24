import type { TimeUnit } from "../civil-time.js";
import type { BucketUnit } from "./cycles.js";
import type { TimeRange } from "../time-range.js";
import { unitOf } from "../time-words.js";
import type { Token } from "../../token.js";

/** A series over time that a question asks for; `auto` where it leaves the step to us. */
export interface FoundGranularity {
  readonly unit: BucketUnit | "auto";
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
/** Whether a word says a step of time by itself: `monthly`. */
export const isStepAdverb = (word: string): boolean => adverbs.has(word);

const days: Partial<Record<TimeUnit, number>> = {
  day: 1,
  week: 7,
  month: 31,
  quarter: 92,
  year: 366,
};

/** `annual reviews held in 2026`: of one such step there is no series, so that the word says of what kind they are, if anything. */
export const isSoleStep = (
  tokens: readonly Token[],
  at: number,
  [time, ...others]: readonly { readonly range: TimeRange }[],
): boolean => {
  const unit = adverbs.get(tokens[at]?.word ?? "");
  const { from, to } = time?.range ?? {};
  const longest = (unit === undefined ? 0 : (days[unit] ?? 0)) * 86_400_000;
  return from !== undefined && to !== undefined && others.length === 0 && to - from <= longest;
};

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

/** `Natural History` is a name, and no course of anything. */
const isOfName = (tokens: readonly Token[], at: number): boolean =>
  trends.has(tokens[at]?.word ?? "") &&
  [at - 1, at].every((place) => place >= 0 && /^\p{Lu}\p{Ll}/u.test(tokens[place]?.text ?? "")) &&
  at > 1;

/**
 * The series of a question, if it asks for one: `by month`, `weekly`, `over time`, `which month`. A step
 * that is named goes before a trend that leaves it open.
 */
export const findGranularity = (
  tokens: readonly Token[],
  isTaken: (at: number) => boolean,
): FoundGranularity | undefined => {
  const found = stepsSaid(tokens, isTaken);
  return found.find(({ unit }) => unit !== "auto") ?? found[0];
};

/** All steps that are said, such as both of `average daily revenue by month`. */
export const stepsSaid = (
  tokens: readonly Token[],
  isTaken: (at: number) => boolean,
): readonly FoundGranularity[] =>
  tokens.flatMap((_, at) => {
    if (isOfName(tokens, at)) return [];
    const step = isTaken(at) ? undefined : granularityAt(tokens, at, isTaken);
    return step === undefined ? [] : [{ ...step, at }];
  });

type Step = Omit<FoundGranularity, "at">;
/** The words from one place on, and what stands around them. */
interface Place {
  readonly words: readonly string[];
  readonly isFirst: boolean;
  /** Whether a time has used up the next word. */
  readonly isNextTaken: boolean;
  /** The words before it, the nearest last. */
  readonly wordsBefore: readonly string[];
  /** Whether anything before it is grouped. */
  readonly isGrouped: boolean;
  /** Whether a rank is asked before it: `top 3 workers by hours` are ranked by a figure in hours. */
  readonly isRanked: boolean;
  /** Whether something else is asked before it: `what did they say when they left` asks for no times. */
  readonly isAsked: boolean;
}

/** A row for each form; the first that fits is meant. */
const forms: readonly ((place: Place) => Step | undefined)[] = [
  // `only yearly` are those that are called so, such as memberships.
  ({ words: [word = ""], wordsBefore }) =>
    wordsBefore.length > 1 && wordsBefore.at(-1) === "only"
      ? undefined
      : stepOf(adverbs.get(word), 1),
  ({ words: [word = "", next = ""] }) =>
    before.has(word) && isWeekday(next) ? { unit: "weekday", length: 2 } : undefined,
  // `by day of week`, `by day of the week`.
  ({ words: [word = "", ...rest] }) => {
    const [, article = ""] = /^day of (the )?week\b/.exec(rest.join(" ")) ?? [];
    return before.has(word) && /^day of (the )?week\b/.test(rest.join(" "))
      ? { unit: "weekday", length: article === "" ? 4 : 5 }
      : undefined;
  },
  // `month with the most visits` is the month that has them.
  ({ words: [word = "", ...rest] }) =>
    /^with (the )?(most|highest|largest|biggest|least|fewest|lowest|smallest|best|worst)\b/.test(
      rest.join(" "),
    )
      ? stepOf(unitOf(word), 1)
      : undefined,
  ({ words: [word = "", ...rest] }) => {
    const [, article] = /^hour of (day|the)\b/.exec(rest.join(" ")) ?? [];
    return before.has(word) && article !== undefined
      ? { unit: "hour_of_day", length: article === "the" ? 5 : 4 }
      : undefined;
  },
  // `best revenue month`: what ranks stands before the figure.
  ({ words: [word = ""], wordsBefore }) =>
    isRankedAfter(wordsBefore) && !word.endsWith("s") ? stepOf(unitOf(word), 1) : undefined,
  // `a day` is one in `orders a day`; at the beginning it says nothing.
  ({ words: [word = "", next], isFirst, isNextTaken, isRanked }) =>
    before.has(word) &&
    !isNextTaken &&
    !(word === "a" && isFirst) &&
    !(word === "by" && isRanked && /^(hours|minutes|days|weeks|months)$/.test(next ?? ""))
      ? stepOf(unitOf(next), 2)
      : undefined,
  // `by city and month`: what `and` joins is a step as well.
  ({ words: [word, next = ""], isGrouped, isNextTaken }) => {
    if (word !== "and" || !isGrouped) return undefined;
    if (isWeekday(next)) return { unit: "weekday", length: 2 };
    return isNextTaken ? undefined : stepOf(unitOf(next), 2);
  },
  ({ words: [word = "", next] }) =>
    /^(over|by|through)$/.test(word) && next === "time" ? { unit: "auto", length: 2 } : undefined,
  ({ words: [word, next, third] }) =>
    word === "month" && next === "by" && third === "month"
      ? { unit: "month", length: 3 }
      : undefined,
  ({ words: [word] }) => (word === "weekdays" ? { unit: "weekday", length: 1 } : undefined),
  ({ words: [word = ""], isAsked }) =>
    trends.has(word) || (word === "when" && !isAsked) ? { unit: "auto", length: 1 } : undefined,
];

const ranking = /^(best|worst|highest|lowest|strongest|weakest|top|biggest|largest|smallest)$/;
const parting =
  /^(in|of|by|per|each|every|and|or|the|a|an|for|from|to|last|this|next|past|previous|current|same|\d.*)$/;

/** Whether a rank and a figure of one or two words stand before a step. */
const isRankedAfter = (words: readonly string[]): boolean => {
  const at = words.findLastIndex((word) => ranking.test(word));
  const between = words.slice(at + 1);
  return at >= 0 && between.length > 0 && !between.some((word) => parting.test(word));
};

const stepOf = (unit: TimeUnit | undefined, length: number): Step | undefined =>
  unit && { unit, length };

const granularityAt = (
  tokens: readonly Token[],
  at: number,
  isTaken: (at: number) => boolean,
): Step | undefined => {
  const place: Place = {
    words: tokens.slice(at, at + 5).map((token) => token.word),
    wordsBefore: tokens.slice(Math.max(0, at - 3), at).map((token) => token.word),
    isFirst: at === 0,
    isNextTaken: isTaken(at + 1),
    isGrouped: tokens.slice(0, at).some((token) => /^(by|per|each|every)$/.test(token.word)),
    isRanked: tokens.slice(0, at).some((token) => /^(top|bottom|best|worst)$/.test(token.word)),
    isAsked: tokens.slice(0, at).some((token) => /^(what|which|how|who)$/.test(token.word)),
  };
  for (const form of forms) {
    const step = form(place);
    if (step !== undefined) return step;
  }
  return undefined;
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
