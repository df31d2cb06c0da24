import type { Token } from "../../token.js";
import type { FoundGranularity } from "../steps/granularity.js";
import { findWeekdays, type FoundWeekdays } from "./weekdays.js";

const weekend = /^weekends?$/;
const working = /^(weekdays?|workdays?)$/;

/** What a question says of days of the week. */
export interface DaysOfWeek {
  /** Those that it limits itself to. */
  readonly weekdays: readonly FoundWeekdays[];
  /** The step in which it asks for a figure of each; one or none. */
  readonly steps: readonly FoundGranularity[];
}

/** Finds the days of the week that a question limits itself to, or sets against each other. */
export const findDaysOfWeek = (tokens: readonly Token[]): DaysOfWeek => {
  const parts = findPartsOfWeek(tokens);
  if (parts !== undefined) return { weekdays: [], steps: [parts] };
  const weekdays = findWeekdays(tokens);
  const step = stepOfDays(tokens, weekdays);
  return { weekdays, steps: step === undefined ? [] : [step] };
};

/** Words that set both sides against each other, with those that may stand among them. */
const between =
  /^(vs|versus|or|and|than|compared|against|to|with|on|at|in|during|the|more|less|fewer|better|worse)$/;

/** Words that belong to the first side. */
const leading = /^(on|at|in|during|by|between|of|the|more|less|better)$/;

/**
 * `sales on weekends vs weekdays`: a figure for each part of the week, as all days together are no limit. `by weekend`
 * asks for both of them, too.
 */
const findPartsOfWeek = (tokens: readonly Token[]): FoundGranularity | undefined => {
  const words = tokens.map(({ word, isQuoted }) => (isQuoted ? "" : word));
  const first = words.findIndex((word) => weekend.test(word) || working.test(word));
  const other = weekend.test(words[first] ?? "") ? working : weekend;
  const last = words.findIndex((word, at) => at > first && other.test(word));
  if (first < 0 || last < first + 2) return undefined;
  if (!words.slice(first + 1, last).every((word) => between.test(word))) return undefined;
  let from = first;
  while (leading.test(words[from - 1] ?? "")) from -= 1;
  return { unit: "part_of_week", at: from, length: last - from + 1 };
};

/** `on Mondays vs Fridays`: days that are set against each other have a figure each. */
const stepOfDays = (
  tokens: readonly Token[],
  weekdays: readonly FoundWeekdays[],
): FoundGranularity | undefined => {
  const [first, second] = weekdays;
  if (first === undefined || second === undefined) return undefined;
  const [end, until] = [first.at + first.length, second.at + second.length];
  const isAgainst = tokens
    .slice(end, until)
    .some(({ word }) => /^(vs|versus|than|compared|against)$/.test(word));
  return isAgainst ? { unit: "weekday", at: end, length: until - end } : undefined;
};
