import { monthNumber } from "./civil-time.js";
import { existingDay } from "./time-range.js";
import type { Token } from "../token.js";

/** Days that no calendar has, as they were written: `31 february`. In a year that leaps where none is said. */
export const impossibleDates = (tokens: readonly Token[]): readonly string[] =>
  tokens.flatMap(({ word, text }, at): readonly string[] => {
    const month = monthNumber(word);
    if (month === undefined) return [];
    const [before, after] = [tokens[at - 1], tokens[at + 1]];
    const day = dayOf(before?.word) ?? dayOf(after?.word);
    const year = [after, tokens[at + 2]].map((token) => Number(token?.word)).find(isYear) ?? 2024;
    if (day === undefined || existingDay(year, month, day) !== undefined) return [];
    return [dayOf(before?.word) === undefined ? `${text} ${day}` : `${day} ${text}`];
  });

const isYear = (number: number): boolean => number >= 1900 && number < 2100;

const dayOf = (word: string | undefined): number | undefined => {
  const [, digits] = /^(\d{1,2})(?:st|nd|rd|th)?$/.exec(word ?? "") ?? [];
  return digits === undefined ? undefined : Number(digits);
};
