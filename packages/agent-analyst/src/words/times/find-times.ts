import { addUnits, civilParts, formatDay, startOf, type CivilMs } from "./civil-time.js";
import { fiscalYearAt } from "./fiscal.js";
import { closedTime } from "./closed-times.js";
import { edgeAt, ownUnit } from "./edges-of-times.js";
import type { TimeRange } from "./time-range.js";
import { longerAgo } from "./longer-ago.js";
import { periodAt, type FoundTime } from "./time-words.js";
import type { Token } from "../token.js";
import { isOfPlans } from "../verbs/lying-ahead.js";

/** A time of a question, and where in it. */
export interface PlacedTime extends FoundTime {
  readonly at: number;
}

/** All times of a question, in order: `since March`, `between 2024 and 2025`, `last quarter`. */
export const findTimes = (
  tokens: readonly Token[],
  now: CivilMs,
  fiscalYearStart?: number,
): readonly PlacedTime[] => {
  const found: PlacedTime[] = [];
  for (let at = 0; at < tokens.length; at++) {
    const time =
      tokens[at]?.isQuoted === true || tokens[at]?.isOfCode === true
        ? undefined
        : (fiscalYearAt(tokens, at, now, fiscalYearStart) ?? timeAt(tokens, at, now));
    if (time === undefined) continue;
    const before = found.at(-1);
    const row = before && joined(before, { ...time, at });
    if (row !== undefined) found.pop();
    found.push(row ?? { ...time, at });
    at += time.length - 1;
  }
  return found;
};

const within = new Set(["in", "during", "for", "on", "of", "over", "from", "throughout", "within"]);

const dayMs = 86_400_000;
const openings = new Set(["since", "after", "before", "until", "till"]);
const subjects = /^(i|we|you|they|he|she|it|who|that|which|there|people|this)$/;
const objects =
  /^(i|we|you|they|he|she|it|be|have|not|also|well|still|get|see|know|need|want|ask|include|contain|leave|come|go)$/;

/** `may I see`, `what you may have`: alone, `may` asks for leave; `may revenue` is that of a month. */
const asksLeave = (tokens: readonly Token[], at: number): boolean =>
  tokens[at]?.word === "may" &&
  (subjects.test(tokens[at - 1]?.word ?? "") || objects.test(tokens[at + 1]?.word ?? ""));

const timeAt = (tokens: readonly Token[], at: number, now: CivilMs): FoundTime | undefined => {
  const word = tokens[at]?.word ?? "";
  if (openings.has(word)) return openTime(word, tokens, at, now);
  const ago = longerAgo(tokens, at, now);
  if (ago !== undefined) return ago;
  const both = spanAt(word, tokens, at, now);
  if (both !== undefined) return both;
  if (within.has(word)) {
    // `in January to October` is all of it.
    const inner = bareSpan(tokens, at + 1, now) ?? periodAt(tokens, at + 1, now);
    return inner && { ...inner, length: inner.length + 1 };
  }
  const time = bareSpan(tokens, at, now) ?? periodAt(tokens, at, now);
  return time?.length === 1 && asksLeave(tokens, at) ? undefined : time;
};

/** `between March and June`, `from March to June`, `from March on`. */
const spanAt = (
  word: string,
  tokens: readonly Token[],
  at: number,
  now: CivilMs,
): FoundTime | undefined => {
  const isClosed = word === "between" || word === "from";
  const both = isClosed ? closedTime(word, tokens, at, now) : undefined;
  return both ?? (word === "from" ? fromOn(tokens, at, now) : undefined);
};

const comparing = /^(compare[sd]?|comparing|comparison)$/;

/**
 * `January to March`, without `from`; where the two are compared, they are two. `compared to last year` behind them
 * compares all of them with another time.
 */
const bareSpan = (tokens: readonly Token[], at: number, now: CivilMs): FoundTime | undefined => {
  // `compare January to March with the same months of last year` compares all of them as well.
  const isWithSame = tokens.some(({ word }, place) => word === "same" && place > at);
  const isCompared = tokens.some(
    ({ word }, place) =>
      comparing.test(word) &&
      !isWithSame &&
      (place < at || !/^(to|with|against)$/.test(tokens[place + 1]?.word ?? "")),
  );
  const span = isCompared ? undefined : closedTime("from", tokens, at - 1, now);
  return span && { ...span, length: span.length - 1 };
};

const openTime = (
  word: string,
  tokens: readonly Token[],
  at: number,
  now: CivilMs,
): FoundTime | undefined => {
  const edge = edgeAt(tokens, at + 1);
  const behind = at + 1 + edge.length;
  const inner =
    periodAt(tokens, behind, now) ?? (edge.isSaid ? ownUnit(tokens, behind, now) : undefined);
  if (inner === undefined) return undefined;
  const { unit } = inner.range;
  const from = edge.isEnd ? inner.range.to : inner.range.from;
  const to = edge.isStart ? inner.range.from : inner.range.to;
  const length = inner.length + 1 + edge.length;
  const open = (range: Pick<TimeRange, "from" | "to" | "label">): FoundTime => ({
    range: { ...range, unit, count: 1 },
    length,
  });
  if (from === undefined || to === undefined) return undefined;
  const today = startOf("day", now);
  switch (word) {
    case "since":
      return open({ from, to: doneBy(tokens, today), label: `since ${formatDay(from)}` });
    case "after":
      return open({ from: to, to: undefined, label: `since ${formatDay(to)}` });
    case "before":
      return open(untilThen(from, isOfPlans(tokens), today));
    default:
      // `falls due until the end of the quarter`: what was planned for the past is not meant.
      return open(untilThen(to, isOfPlans(tokens), today));
  }
};

/** What has been done since then was done by today: `packages that have ended since May` end in no time to come. */
const doneBy = (tokens: readonly Token[], today: CivilMs): CivilMs | undefined =>
  tokens.some(
    ({ word }, at) =>
      /^(have|has)$/.test(word) &&
      tokens
        .slice(at + 1, at + 4)
        .some((next) => /^(\p{L}{2,}ed|left|gone|been)$/u.test(next.word)),
  )
    ? today + dayMs
    : undefined;

/** All before a day; of what lies ahead what is still to come alone, since what ran out before today is over. */
const untilThen = (
  to: CivilMs,
  isAhead: boolean,
  today: CivilMs,
): Pick<TimeRange, "from" | "to" | "label"> =>
  isAhead && to > today
    ? { from: today, to, label: `today to ${formatDay(to - dayMs)}` }
    : { from: undefined, to, label: `before ${formatDay(to)}` };

/** `from January on`, `from May onwards`: since then. */
const fromOn = (tokens: readonly Token[], at: number, now: CivilMs): FoundTime | undefined => {
  const behind = at + 1 + (periodAt(tokens, at + 1, now)?.length ?? 0);
  const [word = "", next] = [tokens[behind]?.word, tokens[behind + 1]?.word];
  const isOpen =
    /^(onward|onwards|forward)$/.test(word) ||
    (word === "on" && (next === undefined || /^(by|per|in|for|and|at|of|from)$/.test(next)));
  const since = behind > at + 1 && isOpen ? openTime("since", tokens, at, now) : undefined;
  return since && { ...since, length: since.length + 1 };
};

/** `Jan-Mar 2026`, `Q1 to Q3`: two of a kind in a row are all from the one to the other. */
const joined = (left: PlacedTime, right: PlacedTime): PlacedTime | undefined => {
  const { unit } = left.range;
  const [from, to] = [left.range.from, right.range.to];
  const isRow = right.at === left.at + left.length && left.length === 1;
  if (!isRow || unit !== right.range.unit || (unit !== "month" && unit !== "quarter"))
    return undefined;
  if (from === undefined || to === undefined) return undefined;
  const { year } = civilParts(right.range.from ?? from);
  const start = addUnits("year", from, year - civilParts(from).year);
  if (start >= to) return undefined;
  const label = `${left.range.label.replace(/ \d{4}$/, "")} to ${right.range.label}`;
  const months = Math.round((to - start) / 86_400_000 / 30.44);
  const count = unit === "month" ? months : Math.round(months / 3);
  return {
    range: { from: start, to, label, unit, count },
    at: left.at,
    length: left.length + right.length,
  };
};
