import { addUnits, civilDay, civilParts, type CivilMs } from "./civil-time.js";
import type { FoundTime } from "./time-words.js";
import type { Token } from "../token.js";

/**
 * A fiscal year that begins at this token: `FY2026`, `fiscal year 2026`, `this fiscal year`, `last fiscal
 * year`. A year is called by the calendar year in which it ends; `start` is the month (1 to 12) in which
 * it begins, undefined where the model says nothing.
 */
export const fiscalYearAt = (
  tokens: readonly Token[],
  at: number,
  now: CivilMs,
  start: number | undefined,
): FoundTime | undefined => {
  if (start === undefined) return undefined;
  const word = (offset: number): string => tokens[at + offset]?.word ?? "";
  const skip = /^(in|during|for|of|over)$/.test(word(0)) ? 1 : 0;
  const said = namedYear(word(skip), word(skip + 1), word(skip + 2));
  if (said !== undefined) return found(said.year, start, skip + said.length);
  const back = { this: 0, current: 0, last: 1, previous: 1 }[word(skip)];
  if (back === undefined || !ofBooks.test(word(skip + 1))) return undefined;
  if (word(skip + 2) !== "year") return undefined;
  const { year, month } = civilParts(now);
  const present = month >= start && start > 1 ? year + 1 : year;
  return found(present - back, start, skip + 3);
};

/** What people call a year that does not begin in January, where the model says when its own begins. */
const ofBooks = /^(fiscal|financial|academic|school|business|budget|budgetary|accounting|tax)$/;

const namedYear = (first: string, second: string, third: string) => {
  const [, digits] = /^fy(\d{2}|\d{4})$/.exec(first) ?? [];
  if (digits !== undefined) return { year: fullYear(digits), length: 1 };
  const isYear = (word: string): boolean => /^(\d{2}|(19|20)\d{2})$/.test(word);
  if (first === "fy" && isYear(second)) return { year: fullYear(second), length: 2 };
  const isNamed = ofBooks.test(first) && second === "year" && isYear(third);
  return isNamed ? { year: fullYear(third), length: 3 } : undefined;
};

const fullYear = (digits: string): number => Number(digits) + (digits.length === 2 ? 2000 : 0);

const found = (year: number, start: number, length: number): FoundTime => {
  const from = civilDay(start > 1 ? year - 1 : year, start, 1);
  return {
    range: {
      from,
      to: addUnits("year", from, 1),
      label: `fiscal year ${year}`,
      unit: "year",
      count: 1,
    },
    length,
  };
};
