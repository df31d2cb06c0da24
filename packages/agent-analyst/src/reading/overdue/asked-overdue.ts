import { numberOf } from "../../words/number-word.js";
import { shortQuestion } from "../../words/spans/short-question.js";

/** `how much at Slough is more than two months overdue`: what is asked, for how long at least, and all else that is said. */
export interface AskedOverdue {
  readonly isAmount: boolean;
  readonly span: { readonly count: number; readonly unit: "day" | "week" | "month" } | undefined;
  readonly rest: string;
}

const span = String.raw`(?<more>more than|over|at least|longer than|>|) ?(?<count>\d{1,3}|[a-z]+) (?<unit>day|week|month)s?`;
const pastDue = "(?:(?:that|which|who) (?:is|are|was|were) )?past (?:its|their|the) due dates?";
const state = `overdue|${pastDue}|past due|in arrears`;
const [before, behind] = [
  new RegExp(String.raw`(?<![\p{L}\p{N}])(?:by )?${span} (?:${state})(?!\p{L})`, "iu"),
  new RegExp(String.raw`(?<![\p{L}\p{N}])(?:${state}) (?:by|for) ${span}(?!\p{L})`, "iu"),
];
const alone = new RegExp(String.raw`(?<![\p{L}\p{N}])(?:${state})(?!\p{L})`, "iu");

/** Who it is, or what it comes to for each of them, is another question. */
const ofOthers =
  /\b(?:who|whose|which|what's|average|mean|longest|oldest|not|never|share|percent|rate|late|was|were)\b|%/i;
const ofMoney =
  /^(?:and )?(?:how much|what (?:amount|sum|money))\b|\b(?:amount|balance|money|total)\b/i;

/** A question for what is overdue; undefined for all else. */
export const askedOverdue = (question: string): AskedOverdue | undefined => {
  const text = shortQuestion(question);
  const match = before.exec(text) ?? behind.exec(text) ?? alone.exec(text);
  if (match === null || ofOthers.test(text)) return undefined;
  const rest = `${text.slice(0, match.index)} ${text.slice(match.index + match[0].length)}`;
  if (alone.test(rest.replace(/\boverdue (?:amount|balance|invoices?|bills?)\b/i, ""))) return undefined; // prettier-ignore
  const { count, unit = "", more } = match.groups ?? {};
  const number = count === undefined ? undefined : countOf(count.toLowerCase());
  if (count !== undefined && (number === undefined || !Number.isInteger(number))) return undefined;
  // `30 days overdue` may be that day alone.
  if (count !== undefined && more === "") return undefined;
  return {
    isAmount: ofMoney.test(text),
    span: number === undefined ? undefined : { count: number, unit: unitOf(unit) },
    rest,
  };
};

const countOf = (word: string): number | undefined => (/^an?$/.test(word) ? 1 : numberOf(word));

const unitOf = (word: string): "day" | "week" | "month" =>
  /^w/i.test(word) ? "week" : /^m/i.test(word) ? "month" : "day";
