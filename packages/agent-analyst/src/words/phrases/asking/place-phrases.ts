import type { Token } from "../../token.js";
import { any, phrase, type Phrase } from "../phrase.js";

const ranks =
  /^(best|worst|highest|lowest|largest|biggest|smallest|most|least|strongest|weakest|busiest|longest|shortest|fastest|slowest|top)$/;
const ofTime =
  /^(half|quarter|week|month|day|year|time|hour|minute|january|february|march|april|may|june|july|august|september|october|november|december)s?$/;

/** `the second vessel class by sales`: a place among things that are ranked, and no half of a year. */
const isOfThings =
  (length: number) =>
  (tokens: readonly Token[], at: number): boolean => {
    const next = tokens[at + length]?.word ?? "";
    const by = tokens.slice(at + length + 1, at + length + 5);
    return !ranks.test(next) && !ofTime.test(next) && by.some(({ word }) => word === "by");
  };

/** `who's second by sales`. */
const isAsked = (tokens: readonly Token[], at: number): boolean =>
  /^(s|is|was|comes|came|ranks|ranked)$/.test(tokens[at - 1]?.word ?? "");

/** Places behind the first, however they are said: who comes second by costs has the second highest, and is not the second best. */
export const placePhrases: readonly Phrase[] = [
  phrase("in|on|at second|third|fourth|fifth place|position|spot", [1, "highest"]),
  phrase("in|on|at 2|3|4|5 nd|rd|th place|position|spot", [1, 2, "highest"]),
  phrase("second|third|fourth|fifth by|for|in", [0, "highest", 1], isAsked),
  phrase("2|3|4|5 nd|rd|th by|for|in", [0, 1, "highest", 2], isAsked),
  phrase("second|third|fourth|fifth", [0, "highest"], isOfThings(1)),
  phrase("2|3|4|5 nd|rd|th", [0, 1, "highest"], isOfThings(2)),
  {
    said: any("comes|came|ranks|ranked"),
    plain: ["is"],
    fits: (tokens, at) => /^(second|third|fourth|fifth|[2-5])$/.test(tokens[at + 1]?.word ?? ""),
  },
];
