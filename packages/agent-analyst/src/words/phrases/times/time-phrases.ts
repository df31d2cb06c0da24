import { monthNumber } from "../../times/civil-time.js";
import { periodAt } from "../../times/time-words.js";
import type { Token } from "../../token.js";
import { any, type Phrase } from "../phrase.js";
import { busyTimes } from "./busy-times.js";
import { expectedPhrases } from "./expected-phrases.js";
import { extremeTimes } from "./extreme-times.js";
import { seriesPhrases } from "./series-phrases.js";
import { plannedPhrases } from "./planned-phrases.js";
import { todayPhrases } from "./today-phrases.js";

const isTimeAt = (tokens: readonly Token[], at: number): boolean =>
  periodAt(tokens, at, 0) !== undefined;

/** A phrase of times, whose words may be names of a model as well. */
const timed = (said: string, plain: Phrase["plain"], fits?: Phrase["fits"]): Phrase => ({
  said: any(said),
  plain,
  hasNames: true,
  ...(fits === undefined ? {} : { fits }),
});

const isOfBooks = /^(fiscal|financial|academic|school|business|budget|tax|accounting|model)$/;

/** Whether a time stands before a place, with nothing but a comma between them. */
const isBehindTime = (tokens: readonly Token[], at: number): boolean =>
  [1, 2, 3, 4].some((size) => {
    const time = at < size ? undefined : periodAt(tokens, at - size, 0);
    return time !== undefined && time.length >= size;
  });

/** `this week so far`, which is the week to date. */
const isOfUnit = (tokens: readonly Token[], at: number): boolean =>
  /^(this|current)$/.test(tokens[at - 2]?.word ?? "");

const isMonthName = ({ word }: Token): boolean => monthNumber(word) !== undefined;

/** Other words for times and steps of time. */
export const timePhrases: readonly Phrase[] = [
  // `total income up to each month` adds up what came before it.
  timed("up to each|every", ["cumulative", "each"]),
  // `so far this year` is the year to date, and `2026 so far` all that there is of it, also where a port is called `Far port`.
  timed("so far this year|quarter|month|week", [3, "to", "date"]),
  timed("so far", [], (tokens, at) => !isOfUnit(tokens, at) && !tokens.some(isMonthName)),
  ...expectedPhrases,
  ...todayPhrases,
  ...plannedPhrases,
  ...busyTimes,
  ...extremeTimes,
  ...seriesPhrases,
  // `loans in Q3 2026, and how many in Q3 2025`: the same of both times.
  ...[
    "how many|much",
    "how many did we have|get|see|do",
    "how much did we get|have|make|take",
    "what was|is it|that",
    "what about",
    "how about",
    "how was|is it|that",
    "how did it|we go|do|look",
    "what did it look like",
    "what were they",
    "how were they|things",
  ].flatMap((asked) => {
    const behind = asked.split(" ").length + 1;
    return [0, 1].map((prepositions) =>
      timed(
        prepositions === 0 ? `and ${asked}` : `and ${asked} in|during|for|on`,
        ["and"],
        (tokens, at) => isTimeAt(tokens, at + behind + prepositions) && isBehindTime(tokens, at),
      ),
    );
  }),
  // `what share of them has been cancelled since`: by now.
  timed(
    "since",
    [],
    (tokens, at) =>
      at === tokens.length - 1 && tokens.slice(0, at).some(({ word }) => /^(has|have)$/.test(word)),
  ),
  // `revenue to date this year`.
  timed("to date this year|quarter|month|week", [3, "to", "date"]),
  // `up to May`, and not `up to 5 orders`.
  timed("up to|until|till", ["until"], (tokens, at) => isTimeAt(tokens, at + 2)),
  // `over the course of 2026`.
  timed("over|in|during|for the course of", ["in"], (tokens, at) => isTimeAt(tokens, at + 4)),
  // `in the month of May`, `the year 2025`.
  ...["the month of", "month of"].map((said) =>
    timed(
      said,
      [],
      (tokens, at) =>
        !/^(same|each|every|which|what|per|by|last|first|best|worst|the)$/.test(
          tokens[at - 1]?.word ?? "",
        ) && monthNumber(tokens[at + said.split(" ").length]?.word ?? "") !== undefined,
    ),
  ),
  ...["the year", "year"].map((said) =>
    timed(said, [], (tokens, at) => {
      const behind = at + said.split(" ").length;
      return (
        /^(19|20)\d\d$/.test(tokens[behind]?.word ?? "") &&
        !isOfBooks.test(tokens[at - 1]?.word ?? "") &&
        /^(in|during|for|of|the|since|until|throughout)$/.test(
          tokens[at - (said === "year" ? 1 : 0)]?.word ?? "",
        )
      );
    }),
  ),
  // `the same two months of last year` are as many as were named.
  timed("same two|three|four|five|six|2|3|4|5|6 days|weeks|months|quarters", ["same", 2]),
  timed("peak hour|day|weekday|week|month|quarter", ["busiest", 1]),
  timed("time of day", ["hour", "of", "day"], (tokens, at) =>
    /^(what|which|by|per|each)$/.test(tokens[at - 1]?.word ?? ""),
  ),
  // `on a monthly basis`.
  timed("on an? daily|weekly|monthly|quarterly|yearly|annual basis", [2]),
  // `week by week`, `day after day`.
  timed(
    "day|week|month|quarter|year by|after day|week|month|quarter|year",
    ["by", 0],
    (tokens, at) => tokens[at]?.word === tokens[at + 2]?.word,
  ),
];
