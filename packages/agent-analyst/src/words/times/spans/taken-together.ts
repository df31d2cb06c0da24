import { stemOf } from "../../stem.js";
import type { Token } from "../../token.js";
import { civilParts, type CivilMs } from "../civil-time.js";
import { periodAt } from "../time-words.js";

const together = /^(together|combined)$/;
const joining = /^(and|plus|to)$/;

/** A time by its name, and where the next word stands. */
interface Period {
  readonly words: readonly Token[];
  readonly unit: string;
  readonly from: CivilMs;
  readonly end: number;
}

/**
 * `September and October together`, `Q1 plus Q2`: times that follow one another and are taken as one are the span from the
 * first to the last. Times that lie apart stay two.
 */
export const timesTogether = (tokens: readonly Token[], now: CivilMs): readonly Token[] => {
  const plain: Token[] = [];
  let isTaken = false;
  for (let at = 0; at < tokens.length;) {
    // `July and August together compared with July and August last year`: so are those that they are compared with.
    const row = rowAt(tokens, at, now, isTaken);
    if (row === undefined) {
      plain.push(...tokens.slice(at, at + 1));
      at++;
      continue;
    }
    // `in September and October together`: the span says from when to when by itself.
    // What is `booked for` them keeps its preposition, which says which of its times it is.
    const isLed = /^(in|for|of|during|over|from)$/.test(plain.at(-1)?.word ?? "");
    if (isLed && !/^(booked|scheduled|planned|arranged|reserved)$/.test(plain.at(-2)?.word ?? ""))
      plain.pop();
    const [first] = row.words;
    const said = (word: string): Token => ({
      text: word,
      word,
      stem: stemOf(word),
      isQuoted: false,
    });
    const [begin, end] = (row.years ?? []).map((year) => said(String(year)));
    const yearOf = (year: Token | undefined): readonly Token[] =>
      year === undefined ? [] : [year];
    if (first !== undefined)
      plain.push(said("from"), ...row.first, ...yearOf(begin), said("to"), ...row.last, ...yearOf(end)); // prettier-ignore
    isTaken = true;
    at = row.end;
  }
  return plain;
};

/** Times in a row that are taken together. */
const rowAt = (
  tokens: readonly Token[],
  at: number,
  now: CivilMs,
  isTaken: boolean,
): Row | undefined => {
  const { periods, isAdded } = periodsFrom(tokens, at, now);
  const [first, last] = [periods[0], periods.at(-1)];
  if (first === undefined || last === undefined || first === last) return undefined;
  const end = endOf(tokens, last.end);
  const row = { words: tokens.slice(at, end), first: first.words, last: last.words, end };
  if (isToCome(tokens, first, now) && first.words.length === 1 && last.words.length === 1)
    return { ...row, years: yearsAhead(first, last, now) };
  return isTaken || isAdded || end > last.end ? row : undefined;
};

/** The first and the last of times that are taken together, all of their words, and where the next word stands. */
interface Row extends Pick<Period, "words" | "end"> {
  readonly first: readonly Token[];
  readonly last: readonly Token[];
  /** The years of both, where they lie ahead and none was said. */
  readonly years?: readonly [number, number];
}

/** Times each of which follows the one before it, and whether `plus` stands between any of them. */
const periodsFrom = (
  tokens: readonly Token[],
  at: number,
  now: CivilMs,
): { readonly periods: readonly Period[]; readonly isAdded: boolean } => {
  const periods: Period[] = [];
  let isAdded = false;
  let place: number | undefined = at;
  while (place !== undefined) {
    const period = namedAt(tokens, place, now);
    const before = periods.at(-1);
    if (period === undefined || (before !== undefined && !follows(before, period))) break;
    periods.push(period);
    const joint = tokens[period.end];
    if (joint?.word === "plus") isAdded = true;
    const isNext = joint?.isBehindComma === true;
    place = joining.test(joint?.word ?? "") ? period.end + 1 : isNext ? period.end : undefined;
  }
  return { periods, isAdded };
};

/** This year, and the next one for what lies behind its end: `December and January`. */
const yearsAhead = (first: Period, last: Period, now: CivilMs): readonly [number, number] => {
  const { year } = civilParts(now);
  return [year, civilParts(last.from).month < civilParts(first.from).month ? year + 1 : year];
};

/** Words of what is planned. */
const ofPlan =
  /^(will|coming|upcoming|due|booked|planned|scheduled|expected|expire|expires|expiring|start|starts|starting|begin|begins|end|ends|ending|come|comes|renew|renews|opening|closing|launching|arriving|departing|renewing|maturing)$/;

/** `titles coming out in November and December`, asked in November: what is to come is planned for both, and neither is held against the other. */
const isToCome = (tokens: readonly Token[], { unit, from }: Period, now: CivilMs): boolean => {
  const [first, today] = [from, now].map(civilParts);
  return (
    unit === "month" &&
    first !== undefined &&
    today !== undefined &&
    first.month >= today.month &&
    tokens.some(({ word }) => ofPlan.test(word)) &&
    !tokens.some(({ word }) => /^(vs|versus|compare|compared|than|was|were|did|had)$/.test(word))
  );
};

/** Behind `together`, `combined` or `taken together`; the same place where none of them stands. */
const endOf = (tokens: readonly Token[], end: number): number => {
  const isTaken = /^(taken|put|added|all)$/.test(tokens[end]?.word ?? "");
  const at = isTaken ? end + 1 : end;
  return together.test(tokens[at]?.word ?? "") ? at + 1 : end;
};

const namedAt = (tokens: readonly Token[], at: number, now: CivilMs): Period | undefined => {
  if (tokens[at]?.isQuoted === true) return undefined;
  const found = periodAt(tokens, at, now);
  const { from, unit, count } = found?.range ?? {};
  const isNamed = /^(month|quarter|year)$/.test(unit ?? "") && count === 1;
  if (found === undefined || from === undefined || unit === undefined || !isNamed) return undefined;
  const end = at + found.length;
  return { words: tokens.slice(at, end), unit, from, end };
};

/** So many months a step has. */
const monthsOf = new Map([
  ["month", 1],
  ["quarter", 3],
  ["year", 12],
]);

/** Whether a time is the next one of its kind, whatever year either is said to be of. */
const follows = (before: Period, next: Period): boolean => {
  if (before.unit !== next.unit) return false;
  const [one, two] = [before.from, next.from].map(civilParts);
  if (one === undefined || two === undefined) return false;
  if (before.unit === "year") return two.year === one.year + 1;
  return (one.month + (monthsOf.get(before.unit) ?? 0) - two.month) % 12 === 0;
};
