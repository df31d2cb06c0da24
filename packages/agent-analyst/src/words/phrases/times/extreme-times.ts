import type { Token } from "../../token.js";
import { any, type Phrase } from "../phrase.js";

const up = "highest|best|strongest|peak|max|maximum|biggest|top|busiest";
const down = "lowest|worst|weakest|min|minimum|smallest|bottom|quietest|slowest";
const units = "day|week|month|quarter|year";

const isBeforeStep = (tokens: readonly Token[], at: number): boolean =>
  new RegExp(`^(${units})s?$`).test(tokens[at + 3]?.word ?? "");

const said = (words: string, plain: Phrase["plain"], fits?: Phrase["fits"]): Phrase => ({
  said: any(words),
  plain,
  hasNames: true,
  ...(fits === undefined ? {} : { fits }),
});

const steps = new Map([
  ["daily", "day"],
  ["weekly", "week"],
  ["monthly", "month"],
  ["quarterly", "quarter"],
  ["yearly", "year"],
]);

/** Both ends of a series in other words: `highest month and lowest month` are the best and the worst one. */
export const extremeTimes: readonly Phrase[] = [
  said(`${up} ${units} and|or ${down} ${units}`, ["best", "and", "worst", 1]),
  ...["and", "and the"].map((joint) =>
    said(`${units} with the ${up}|most ${joint} ${units} with the ${down}|least|fewest`, [
      "best",
      "and",
      "worst",
      0,
      "for",
    ]),
  ),
  said("peak|max|maximum and|or lowest|min|minimum|worst", ["best", "and", "worst"], isBeforeStep),
  ...[...steps].map(([adverb, unit]) =>
    said(`${adverb} high|highs|peak|max|maximum and low|lows|min|minimum of|for|in`, [
      "best",
      "and",
      "worst",
      unit,
      "for",
    ]),
  ),
];
