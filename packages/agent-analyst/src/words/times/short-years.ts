import { stemOf } from "../stem.js";
import type { Token } from "../token.js";
import {
  civilDay,
  civilParts,
  formatDay,
  formatMonth,
  monthNumber,
  type CivilMs,
} from "./civil-time.js";
import { existingDay } from "./time-range.js";

/** So many years back a number behind a month is one of a year: `Aug 26`, and not `Aug 12`. */
const yearsBack = 4;

/** Words behind which a day is meant, and words behind which only a month can be. */
const beforeDays = /^(on|since|after|before|until|till|by)$/;
const beforeMonths = /^(in|during|throughout|of)$/;
/** In hours, a day is looked at. */
const ofHours = /^(hour|hours|hourly)$/;
const joints = /^(to|and|until|till|through|or)$/;

/** The month and the number of two tokens such as `Aug 26`; undefined where no year or another number follows. */
const pairAt = (tokens: readonly Token[], at: number) => {
  const month = tokens[at];
  const of = month === undefined || month.isQuoted ? undefined : monthNumber(month.word);
  const text = tokens[at + 1]?.text ?? "";
  return of === undefined || !/^\d\d?$/.test(text)
    ? undefined
    : { month: of, number: Number(text), isOfDays: isOfDays(tokens, at + 2) };
};

/** `Aug 26 2026`, `Aug 26, 27` and `Aug 26 to 28` are days; `Aug 26 and 27 Sep` would be one of each. */
const isOfDays = (tokens: readonly Token[], behind: number): boolean => {
  const next = tokens[behind];
  const isJoined =
    joints.test(next?.word ?? "") && monthNumber(tokens[behind + 2]?.word ?? "") === undefined;
  return (
    /^(19|20)\d\d$/.test(next?.word ?? "") ||
    isDayNumber(next) ||
    (isJoined && isDayNumber(tokens[behind + 1]))
  );
};

const isDayNumber = (token: Token | undefined): boolean => /^\d{1,2}$/.test(token?.word ?? "");

const isYear = (number: number, isLed: boolean, now: CivilMs): boolean => {
  const { year } = civilParts(now);
  return 2000 + number > year - yearsBack && 2000 + number <= (isLed ? year + 1 : year);
};

/** Whether the number behind each of the months of a question can be one of a year. */
const areYears = (tokens: readonly Token[], now: CivilMs): boolean =>
  !tokens.some(({ word }) => ofHours.test(word)) &&
  tokens.every((_, at) => {
    const pair = pairAt(tokens, at);
    return pair === undefined || (!pair.isOfDays && isYear(pair.number, true, now));
  });

/**
 * `Aug 26` is written for a month of a year and for a day. Where nothing says which, it is the month, as nearly all who ask for
 * figures mean it; `on Aug 26`, `since Aug 26` and `Aug 1 to Aug 26` speak of days. Such a year gets its four digits here.
 */
export const withYearsInFull = (tokens: readonly Token[], now: CivilMs): readonly Token[] => {
  if (!areYears(tokens, now)) return tokens;
  return tokens.map((token, at) => {
    const pair = at === 0 ? undefined : pairAt(tokens, at - 1);
    const before = tokens[at - 2]?.word ?? "";
    if (pair === undefined || beforeDays.test(before)) return token;
    if (!isYear(pair.number, beforeMonths.test(before), now)) return token;
    const word = String(2000 + pair.number);
    return { ...token, word, stem: stemOf(word) };
  });
};

/** What a month with two digits behind it was taken for, where it may as well be something else. */
export const shortYearNotes = (tokens: readonly Token[], now: CivilMs): readonly string[] =>
  tokens.flatMap((token, at): readonly string[] => {
    const pair = pairAt(tokens, at);
    const [before = "", second] = [tokens[at - 1]?.word, tokens[at + 1]];
    if (pair === undefined || second === undefined || isDayNumber(tokens[at - 1])) return [];
    const said = `I take “${token.text} ${second.text}” as`;
    const { month, number, isOfDays: areDays } = pair;
    if (second.word !== second.text)
      return [`${said} ${formatMonth(civilDay(2000 + number, month, 1))}, and as no day.`];
    if (areDays || before === "on" || !areYears(tokens, now)) return [];
    const { year } = civilParts(now);
    const own = existingDay(year, month, number);
    const day = own !== undefined && own > now ? existingDay(year - 1, month, number) : own;
    return day === undefined ? [] : [`${said} ${formatDay(day)}, and as no month of a year.`];
  });
