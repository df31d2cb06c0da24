import type { Token } from "../../token.js";
import { any, type Phrase } from "../phrase.js";

const units = ["day", "week", "month", "quarter", "year"];

const timed = (words: string, plain: Phrase["plain"], fits?: Phrase["fits"]): Phrase => ({
  said: any(words),
  plain,
  hasNames: true,
  ...(fits === undefined ? {} : { fits }),
});

/** Whether a series in that step is asked for besides. */
const isSeriesIn =
  (unit: string) =>
  (tokens: readonly Token[]): boolean =>
    tokens.some(
      ({ word }, at) =>
        word === (unit === "day" ? "daily" : `${unit}ly`) ||
        (word === unit && /^(by|per|each|every)$/.test(tokens[at - 1]?.word ?? "")),
    );

const grows = /^(growth|grow|grew|grown|change|changes|changed)$/;

/** Series and what changes in them, in other words. */
export const seriesPhrases: readonly Phrase[] = [
  // `ytd vs pytd`, `this year so far vs last year same period`.
  timed("pytd|lytd", ["last", "year", "to", "date"]),
  timed("last year same period|time|months|days", ["the", "same", "period", "last", "year"]),
  // `how did claims add up month by month`, `running claims by month`.
  ...units.map((unit) =>
    timed(`add|adds|added|adding up ${unit} by ${unit}`, ["cumulative", "by", unit]),
  ),
  // `cumulative claims over the months`.
  ...units.map((unit) => timed(`over|across|through the ${unit}s`, ["by", unit])),
];

/** `growth against the previous month, by month`: from each month to the next, and not of this month alone. */
export const growthOfSteps: readonly Phrase[] = units.flatMap((unit) =>
  [
    "vs|versus|over|against|on the previous|prior|last",
    "compared with|to the previous|prior|last",
    `vs|versus|over|against|on|from the ${unit} before`,
    `compared with|to the ${unit} before`,
  ].map((words) =>
    timed(
      words.includes(unit) ? words : `${words} ${unit}`,
      [unit, "over", unit],
      (tokens) => isSeriesIn(unit)(tokens) && tokens.some(({ word }) => grows.test(word)),
    ),
  ),
);
