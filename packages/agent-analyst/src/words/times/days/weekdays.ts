import type { Token } from "../../token.js";

const days = "monday tuesday wednesday thursday friday saturday sunday".split(" ");

/** `monday`, `fridays`. */
export const isWeekday = (word: string): boolean => days.includes(word.replace(/s$/, ""));

/** Days of the week that a question limits itself to; 1 is Monday. */
export interface FoundWeekdays {
  readonly meaning: readonly number[];
  readonly at: number;
  readonly length: number;
}

/** Finds days of the week that a question limits itself to: `on Mondays`, `at weekends`. */
export const findWeekdays = (tokens: readonly Token[]): readonly FoundWeekdays[] =>
  tokens.flatMap(({ word, isQuoted }, at) => {
    const before = tokens[at - 1]?.word ?? "";
    const leads = /^(on|at|only|for|during|of|and|vs|versus|than|against)$/.test(before);
    if (isQuoted || !leads) return [];
    const number = days.indexOf(word.replace(/s$/, "")) + 1;
    // `last Monday` is a day; `on Mondays` are all of them.
    if (number > 0) return [{ meaning: [number], at: at - 1, length: 2 }];
    if (/^weekends?$/.test(word)) return [{ meaning: [6, 7], at: at - 1, length: 2 }];
    return word === "weekdays" ? [{ meaning: [1, 2, 3, 4, 5], at: at - 1, length: 2 }] : [];
  });
