import { stemOf } from "../stem.js";
import type { Token } from "../token.js";
import { addUnits, civilDay, civilParts, startOf, type CivilMs } from "./civil-time.js";

/** A day that has a name, word by word, and when it is in a year. */
type NamedDay = readonly [name: string, at: (year: number) => CivilMs];

/** Easter Sunday by the Gregorian calendar, as Meeus, Jones and Butcher count it. */
const easter = (year: number): CivilMs => {
  const [moon, century, rest] = [year % 19, Math.floor(year / 100), year % 100];
  const shift = Math.floor((century - Math.floor((century + 8) / 25) + 1) / 3);
  const full = (19 * moon + century - Math.floor(century / 4) - shift + 15) % 30;
  const week = (32 + 2 * (century % 4) + 2 * Math.floor(rest / 4) - full - (rest % 4)) % 7;
  const late = Math.floor((moon + 11 * full + 22 * week) / 451);
  const count = full + week - 7 * late + 114;
  return civilDay(year, Math.floor(count / 31), (count % 31) + 1);
};

/** The fourth Thursday of November. */
const thanksgiving = (year: number): CivilMs => {
  const first = new Date(civilDay(year, 11, 1)).getUTCDay();
  return civilDay(year, 11, 1 + ((4 - first + 7) % 7) + 21);
};

const onDay =
  (month: number, day: number) =>
  (year: number): CivilMs =>
    civilDay(year, month, day);
const fromEaster =
  (days: number) =>
  (year: number): CivilMs =>
    addUnits("day", easter(year), days);

/** The longer names first: `christmas eve` before `christmas`. */
const days: readonly NamedDay[] = [
  ["new year s eve", onDay(12, 31)],
  ["new year s day", onDay(1, 1)],
  ["valentine s day", onDay(2, 14)],
  ["new years eve", onDay(12, 31)],
  ["new years day", onDay(1, 1)],
  ["valentines day", onDay(2, 14)],
  ["christmas eve", onDay(12, 24)],
  ["christmas day", onDay(12, 25)],
  ["boxing day", onDay(12, 26)],
  ["good friday", fromEaster(-2)],
  ["easter sunday", fromEaster(0)],
  ["easter monday", fromEaster(1)],
  ["thanksgiving day", thanksgiving],
  ["black friday", (year) => addUnits("day", thanksgiving(year), 1)],
  ["christmas", onDay(12, 25)],
  ["halloween", onDay(10, 31)],
  ["easter", fromEaster(0)],
  ["thanksgiving", thanksgiving],
];

/** Seasons by whole months of the northern half of the earth: the month that each begins with. */
const seasons = new Map([
  ["spring", 3],
  ["summer", 6],
  ["autumn", 9],
  ["fall", 9],
  ["winter", 12],
]);

const monthOf = (at: CivilMs): string =>
  "january february march april may june july august september october november december".split(
    " ",
  )[civilParts(at).month - 1] ?? "";

/** What leads to a day that has a name; elsewhere it may be a word of a value (`Christmas Appeal`). */
const leading = /^(on|at|since|before|until|till|after|last|this|during)$/;
/** What may follow such a time: nothing, a year, or what begins another part of the question. */
const following =
  /^(19|20)\d\d$|^(vs|versus|against|compared|than|and|or|by|per|to|from|until|so|instead|please|in|on|at|did|do|was|were|is|are)$/;

/** A time with a name, in words of the calendar, and how many tokens said it. */
interface Said {
  readonly words: readonly string[];
  readonly length: number;
}

/**
 * Puts times that have names into dates: `on Halloween`, `since Easter Monday`, `before Christmas`, `this summer vs
 * last summer`. Names stay as they are where the model has one of their words, where somebody has quoted them, and
 * where a word follows that they may be a part of.
 */
export const withNamedTimes = (
  tokens: readonly Token[],
  now: CivilMs,
  isKnown: (word: string) => boolean,
): readonly Token[] => {
  const plain: Token[] = [];
  for (let at = 0; at < tokens.length;) {
    const said = dayAt(tokens, at, now, isKnown) ?? seasonAt(tokens, at, now, isKnown);
    const own = tokens.slice(at, at + (said?.length ?? 1));
    const [first] = own;
    if (said === undefined || first === undefined || own.some(({ isQuoted }) => isQuoted))
      plain.push(...own);
    else {
      const text = own.map((token) => token.text).join(" ");
      for (const word of said.words) plain.push({ ...first, text, word, stem: stemOf(word) });
    }
    at += own.length;
  }
  return plain;
};

const wordAt = (tokens: readonly Token[], at: number): string => tokens[at]?.word ?? "";

const isoOf = (at: CivilMs): string => new Date(at).toISOString().slice(0, 10);

const endsAt = (tokens: readonly Token[], at: number): boolean =>
  at >= tokens.length || following.test(wordAt(tokens, at));

/** So near a day has to be for `before` to mean the coming one. */
const nearDays = 92;

const dayAt = (
  tokens: readonly Token[],
  at: number,
  now: CivilMs,
  isKnown: (word: string) => boolean,
): Said | undefined => {
  const skip = /^(last|this|before|until|till)$/.test(wordAt(tokens, at)) ? 1 : 0;
  const from = at + skip;
  const day = days.find(([name]) =>
    name.split(" ").every((word, offset) => wordAt(tokens, from + offset) === word),
  );
  const lead = wordAt(tokens, from - 1);
  if (day === undefined || !leading.test(lead)) return undefined;
  const names = day[0].split(" ");
  const end = from + names.length;
  if (names.some((word) => word.length > 4 && isKnown(word)) || !endsAt(tokens, end))
    return undefined;
  const said = yearAt(tokens, end);
  const words = said === undefined ? daysWithoutYear(lead, day[1], now) : [isoOf(day[1](said))];
  const isKept = skip === 1 && words.length === 1 && !/^(last|this)$/.test(lead);
  return {
    words: isKept ? [lead, ...words] : words,
    length: end - at + (said === undefined ? 0 : 1),
  };
};

/** The coming one is meant where it is near and something is to happen before it, else the last one. */
const daysWithoutYear = (
  lead: string,
  inYear: (year: number) => CivilMs,
  now: CivilMs,
): readonly string[] => {
  const { year } = civilParts(now);
  const today = startOf("day", now);
  const own = inYear(year);
  const coming = own > today ? own : inYear(year + 1);
  if (/^(before|until|till)$/.test(lead) && coming - today <= nearDays * 86_400_000)
    return ["from", isoOf(today), "to", isoOf(coming - (lead === "before" ? 86_400_000 : 0))];
  return [isoOf(lead === "this" || own <= today ? own : inYear(year - 1))];
};

/** A year in digits at this place. */
const yearAt = (tokens: readonly Token[], at: number): number | undefined => {
  const word = wordAt(tokens, at);
  return /^(?:19|20)\d\d$/.test(word) ? Number(word) : undefined;
};

/** `this summer`, `last winter`, `summer 2025`, `since last spring`. */
const seasonAt = (
  tokens: readonly Token[],
  at: number,
  now: CivilMs,
  isKnown: (word: string) => boolean,
): Said | undefined => {
  const lead = wordAt(tokens, at);
  const isOpen = /^(since|before|after|until|till)$/.test(lead);
  const which = at + (isOpen ? 1 : 0) + (isOpen && wordAt(tokens, at + 1) === "the" ? 1 : 0);
  const isRelative = /^(this|last)$/.test(wordAt(tokens, which));
  const from = isRelative ? which + 1 : which;
  const season = wordAt(tokens, from);
  const month = seasons.get(season);
  if (month === undefined || isKnown(season) || knowsSeasons(isKnown)) return undefined;
  const joint = wordAt(tokens, from + 1) === "of" ? 1 : 0;
  const said = yearAt(tokens, from + 1 + joint);
  const end = said === undefined ? from + 1 : from + 2 + joint;
  if (said === undefined && !(isRelative && endsSeason(tokens, end, season))) return undefined;
  const start =
    said === undefined
      ? relativeStart(wordAt(tokens, which), month, isBothSaid(tokens, season), now)
      : civilDay(said, month, 1);
  return { words: isOpen ? [lead, edgeOf(lead, start)] : monthsFrom(start), length: end - at };
};

/** Where this one and the last one are said, neither is a word of a name, whatever follows. */
const endsSeason = (tokens: readonly Token[], end: number, season: string): boolean =>
  endsAt(tokens, end) || isBothSaid(tokens, season);

/** The whole months of a season, in words. */
const monthsFrom = (start: CivilMs): readonly string[] => {
  const last = addUnits("month", start, 2);
  return ["from", monthOf(start), yearOf(start), "to", monthOf(last), yearOf(last)];
};

/** The day of a season that counts behind this word: its first, or its last. */
const edgeOf = (lead: string, start: CivilMs): string =>
  isoOf(/^(since|before)$/.test(lead) ? start : addUnits("day", addUnits("month", start, 3), -1));

const yearOf = (at: CivilMs): string => String(civilParts(at).year);

/** A model that has seasons or terms of its own means those. */
const knowsSeasons = (isKnown: (word: string) => boolean): boolean =>
  ["season", "seasons", "term", "terms", "semester"].some((word) => isKnown(word));

const isBothSaid = (tokens: readonly Token[], season: string): boolean =>
  ["this", "last"].every((which) =>
    tokens.some(({ word }, at) => word === which && wordAt(tokens, at + 1) === season),
  );

/** This one is that of this year, or still lasts; the last one is over, and a year before this one where both are said. */
const relativeStart = (which: string, month: number, isBoth: boolean, now: CivilMs): CivilMs => {
  const { year, month: present } = civilParts(now);
  const isWinterOfBefore = month === 12 && present < 3;
  const own = civilDay(isWinterOfBefore ? year - 1 : year, month, 1);
  if (which === "this") return own;
  const isOver = addUnits("month", own, 3) <= now;
  return isOver && !isBoth ? own : addUnits("year", own, -1);
};
