import type { Token } from "../../words/token.js";
import type { Naming, Vocabulary } from "../vocabulary-types.js";
import { oppositeTime } from "../names/opposite-times.js";

/** Words between a verb and what it says of things. */
const between = /^(still|yet|not|neither|nor|now|currently|already|both|and|or)$/;
const being = /^(is|are|was|were|be|been|remain|remains|remained|go|went|gone)$/;
/** Words that ask for an amount, which has no state. */
const ofAmount = /^(much|amount|total|sum|value|money|worth|balance|owed|owe)$/;
/** Things that are money themselves, of which an amount is meant. */
const ofMoney =
  /^(fees|fines|taxes|dues|charges|costs|wages|premiums|commissions|contributions|expenses|salaries|debts|euros|dollars|pounds)$/;
const counting = /^(how|which|what|number|count|list|show|any)$/;

const isAmountAsked = (tokens: readonly Token[]): boolean =>
  tokens.some(
    ({ word }, at) =>
      ofAmount.test(word) || (ofMoney.test(word) && tokens[at - 1]?.word === "many"),
  );

/** `bills that are still unpaid`. */
export const isSaidOf = (tokens: readonly Token[], at: number): boolean => {
  let before = at - 1;
  while (between.test(tokens[before]?.word ?? "")) before--;
  return being.test(tokens[before]?.word ?? "") && !isAmountAsked(tokens.slice(0, at));
};

/** `unpaid bills`. */
export const isAttribute = (tokens: readonly Token[], at: number): boolean => {
  const { word = "" } = tokens[at + 1] ?? {};
  return /^\p{L}{3,}[^s]s$/u.test(word) && !ofMoney.test(word);
};

/**
 * `claims settled in 2025`: behind things in the plural, and before a time, a participle says when that was done to them, whatever
 * became of them since.
 */
export const isDoneThen = (tokens: readonly Token[], at = -1): boolean =>
  /(ed|id|ld|nt|wn)$/.test(tokens[at]?.word ?? "") &&
  isAttribute(tokens, at - 2) &&
  /^(in|on|during|since|between|last|this|before|after)$/.test(tokens[at + 1]?.word ?? "") &&
  !isAmountAsked(tokens.slice(at - 1, at));

/** `neither blocked nor paid`, `not yet paid`: what has not been done is no amount of it. */
const isDenied = (tokens: readonly Token[], at: number): boolean => {
  const before = tokens[at - 1]?.word === "yet" ? at - 2 : at - 1;
  return /^(not|nor|neither|never)$/.test(tokens[before]?.word ?? "");
};

/** What is left to be paid has an amount by which those are found that have any of it. */
const ofDebts = /^(owed|owing|outstanding|unpaid|due|left|open)$/;

/** Words between which and its noun an adjective stands: `the overdue invoices`. */
const leading = /^(many|the|our|all|any|have|has|an?|and|or|with|of|which)$/;

/** `how many overdue invoices`, `how many of those were accepted`: things, of which no amount is one. */
const isManyAsked = (tokens: readonly Token[], at: number): boolean =>
  tokens.some(({ word }, place) => word === "many" && tokens[place - 1]?.word === "how") &&
  !isAmountAsked(tokens.slice(0, at));

/**
 * `how many invoices are still unpaid`, where a figure is called `Unpaid amount` and a time `Paid`: what is said of things
 * tells which of them count, and asks for no amount. The time whose state is meant; none where a value may say it, such as
 * `overdue` beside an `Overdue amount`.
 */
export const stateOfThings = (
  tokens: readonly Token[],
  [at, ...more]: readonly number[],
  full: readonly Naming[],
  vocabulary: Vocabulary,
): readonly Naming[] | undefined => {
  const token = at === undefined ? undefined : tokens[at];
  if (at === undefined || token === undefined || more.length > 0) return undefined;
  const times = full.filter(({ member }) => member.type === "time");
  const amounts = full.filter(
    ({ member }) => member.kind === "measure" && member.aggregate !== "count",
  );
  if (amounts.length === 0 || amounts.length + times.length < full.length) return undefined;
  if (isDenied(tokens, at)) return oppositeTime({ ...token, word: `un${token.word}` }, vocabulary);
  return times.length > 0 ? doneThen(tokens, at, times) : stateIn(tokens, at, token, vocabulary);
};

/** The times of a verb that says when it was done, or that it was. */
const doneThen = (
  tokens: readonly Token[],
  at: number,
  times: readonly Naming[],
): readonly Naming[] | undefined =>
  isDoneThen(tokens, at) || (isSaidOf(tokens, at) && counting.test(tokens[0]?.word ?? ""))
    ? times
    : undefined;

/** The time whose state a word says; none where things are counted, of which a value may say it. */
const stateIn = (
  tokens: readonly Token[],
  at: number,
  token: Token,
  vocabulary: Vocabulary,
): readonly Naming[] | undefined => {
  // `how many walkers departs`: a plural is what is counted, and no state of it.
  const isMany = isManyAsked(tokens, at) && !ofDebts.test(token.word) && !/[^s]s$/.test(token.word);
  // `overdue sponsor instalments, and how many`: what they are called has two words.
  const isState =
    isSaidOf(tokens, at) || isAttribute(tokens, at) || (isMany && isAttribute(tokens, at + 1));
  // `customers in Berlin returned boots`: there it is their verb.
  const isOfValue = isMany && (isSaidOf(tokens, at) || leading.test(tokens[at - 1]?.word ?? ""));
  return isState ? (oppositeTime(token, vocabulary) ?? (isOfValue ? [] : undefined)) : undefined;
};
