import { monthNumber } from "../../times/civil-time.js";
import type { Token } from "../../token.js";
import { any, type Phrase } from "../phrase.js";

const light = (said: string, plain: Phrase["plain"], fits?: Phrase["fits"]): Phrase => ({
  said: any(said),
  plain,
  hasNames: true,
  ...(fits === undefined ? {} : { fits }),
});

const isMonthAt = (tokens: readonly Token[], at: number): boolean =>
  monthNumber(tokens[at]?.word ?? "") !== undefined;

const isHow = (tokens: readonly Token[]): boolean => tokens[0]?.word === "how";

const numbers = "two|three|four|five|six|seven|eight|nine|ten|\\d{1,2}";

/** Verbs of what is to come and how it went, and times in other words, that ask for nothing more. */
export const expectedPhrases: readonly Phrase[] = [
  // `how many arrivals are we expecting in the next 14 days`.
  light("are|re we expecting", []),
  light("do we expect", []),
  // `how did the stock move month by month`.
  ...["month by month", "week by week", "by month|week|quarter"].map((steps): Phrase =>
    light(
      `move|moved|develop|developed|evolve|evolved ${steps}`,
      steps.split(" ").map((_, at) => at + 1),
      isHow,
    ),
  ),
  // `cancellation rate for everything booked in 2025`.
  light("for everything|anything \\p{L}{3,}ed", [2]),
  // `therapists who joined in 2025 or later`.
  light("in|from \\d{4} or later|after|onwards", ["since", 1]),
  // `since July, up to the end of October`.
  light("since .+ up to", ["from", 1, "to"], (tokens, at) => isMonthAt(tokens, at + 1)),
  light("since .+ \\d{4} up to", ["from", 1, 2, "to"], (tokens, at) => isMonthAt(tokens, at + 1)),
  // `three best selling products`.
  light(`${numbers} best|top selling|sold`, ["top", 0, 2]),
];
