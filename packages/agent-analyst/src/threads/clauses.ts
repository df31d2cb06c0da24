import type { AgentEvent } from "@embedded-analytics/domain";
import { listsOfThose } from "./lists-of-those.js";
import { hasSoughtWords } from "./look-ups/steps.js";
import { homeOfCounted, othersToLookIn, tiedWith } from "./look-up-values.js";
import type {
  Candidate,
  Read,
  Spoken,
  Understanding,
  Valued,
} from "../reading/context/understanding.js";
import {
  clausesOf,
  firstOf,
  secondOf,
  withoutGroup,
  type Clauses,
} from "../reading/clauses/clauses-of.js";
import { joinedClauses } from "../reading/clauses/joined-clauses.js";
import { isOfEnd, whoHas } from "../reading/clauses/whose-end.js";
import { isExplained, understandingOf } from "../reading/understand.js";
import { signsInFull } from "../words/hurried/signs-in-full.js";
import type { CivilMs } from "../words/times/civil-time.js";

/** So many cubes are asked for the values that a question may name. */
export const cubesMax = 2;

/** A question that is to be held against the model, and how its values are looked up. */
export interface Holding {
  readonly read: Read;
  readonly look: (read: Read, candidate: Candidate) => AsyncGenerator<AgentEvent, Valued>;
  /** Whether no more values are looked up, so that no other way to read it is tried. */
  readonly isSpent: () => boolean;
  readonly now: CivilMs;
}

/** Begins to hold a text against the model, after what was spoken of before it. */
export type Hold = (
  text: string,
  former: Understanding | undefined,
  spoken?: Spoken,
  language?: Read["language"],
) => Holding;

/** A question with the values of the data that it names. */
export interface Held {
  /** Whether it was rephrased, and leaves nothing open. */
  readonly isRephrased?: boolean;
  readonly read: Read;
  readonly valued: readonly Valued[];
  readonly next: Understanding | undefined;
}

/** Looks up what may be values of a question, and understands it. */
export async function* heldWith({ read, look, now }: Holding): AsyncGenerator<AgentEvent, Held> {
  const valued: Valued[] = [];
  for (const candidate of read.candidates.slice(0, cubesMax)) {
    const needsValues = hasSoughtWords(candidate);
    if (candidate.score < (read.candidates[0]?.score ?? 0) - 1.5) break;
    if (needsValues && valued.some(isExplained)) break;
    valued.push(yield* look(read, candidate));
  }
  yield* lookFurther(read, valued, (candidate) => look(read, candidate));
  return { read, valued, next: understandingOf(read, valued, now) };
}

/** Looks into more cubes: one that fits as well as the one that was found, or any that has the values. */
async function* lookFurther(
  read: Read,
  valued: Valued[],
  look: (candidate: Candidate) => AsyncGenerator<AgentEvent, Valued>,
): AsyncGenerator<AgentEvent, void> {
  for (const candidate of tiedWith(read, valued)) valued.push(yield* look(candidate));
  for (const candidate of homeOfCounted(read, valued)) valued.push(yield* look(candidate));
  for (const candidate of listsOfThose(read, valued)) valued.push(yield* look(candidate));
  for (const candidate of othersToLookIn(read, valued)) {
    const other = yield* look(candidate);
    if (!isExplained(other)) continue;
    valued.push(other);
    return;
  }
}

/** Whether two clauses name the same times, so that the second is no time to compare the first with. */
const areOfOneTime = (left: Read, right: Read): boolean => {
  const timesOf = ({ utterance: { times } }: Read): string =>
    JSON.stringify(times.map(({ range: { from, to } }) => [from, to]));
  return left.utterance.times.length === 1 && timesOf(left) === timesOf(right);
};

/** A question of two clauses, each held by itself, the second one after the first; undefined where it is none. */
export async function* heldInClauses(
  text: string,
  hold: Hold,
  former: Understanding | undefined,
): AsyncGenerator<AgentEvent, Held | undefined> {
  const clauses = clausesOf(signsInFull(text));
  if (clauses === undefined) return undefined;
  const before = hold(firstOf(clauses), former);
  if (!mayJoin(clauses, before.read, () => hold(clauses.second, undefined).read)) return undefined;
  const first = yield* heldWith(before);
  if (first.next === undefined || first.next.unaccounted.length > 0) return undefined;
  if (clauses.kind === "who") return yield* heldWithWho(clauses, first, hold);
  const second = yield* heldWith(hold(secondOf(clauses), first.next));
  const next = second.next && !isBeyondData(second.read) ? joinedClauses(clauses.kind, first.next, second.next) : undefined; // prettier-ignore
  if (next !== undefined) return { ...first, next: { ...next, isWhole: true } };
  if (clauses.kind === "worth")
    return { ...first, next: leftOpen(first.next, withoutGroup(clauses.second)) };
  if (second.next === undefined || isBeyondData(second.read)) return undefined;
  // Read as one, what is said of some would be said of all.
  return clauses.kind === "those" && second.next.unaccounted.length === 0
    ? { ...first, next: leftOpen(first.next, clauses.second) }
    : undefined;
}

/** A first clause of which the second one asks for what the model does not tell. */
const leftOpen = (first: Understanding, second: string): Understanding => ({
  ...first,
  unaccounted: [second.replace(/[?.!\s]+$/, "")],
});

/** Whose the end of a figure is, asked as one question. */
async function* heldWithWho(
  { first: said, second }: Clauses,
  first: Held,
  hold: Hold,
): AsyncGenerator<AgentEvent, Held> {
  const who = yield* heldWith(hold(whoHas(said), undefined));
  if (who.next !== undefined && isOfEnd(who.next)) return { ...who, isRephrased: true };
  return { ...first, next: first.next && leftOpen(first.next, second) };
}

/** What is to come, and why something is so, is refused of the whole question. */
const isBeyondData = ({ utterance }: Read): boolean =>
  utterance.beyondData !== undefined || utterance.isToCome || utterance.impossibleDates.length > 0;

const mayJoin = ({ kind }: Clauses, first: Read, second: () => Read): boolean =>
  kind !== "beside" || areOfOneTime(first, second());

/** An earlier question, as it was understood. */
export interface Recalled {
  readonly read: Read;
  readonly understood: Understanding | undefined;
}

/** An earlier question of two clauses, understood anew without a call of tools. */
export const recalledInClauses = (
  text: string,
  former: Understanding | undefined,
  recall: (text: string, former: Understanding | undefined) => Recalled,
): Recalled | undefined => {
  const clauses = clausesOf(signsInFull(text));
  if (clauses === undefined) return undefined;
  const first = recall(firstOf(clauses), former);
  if (!mayJoin(clauses, first.read, () => recall(clauses.second, undefined).read)) return undefined;
  if (first.understood === undefined) return undefined;
  if (clauses.kind === "who") {
    const who = recall(whoHas(clauses.first), undefined);
    return { ...who, understood: who.understood && isOfEnd(who.understood) ? who.understood : undefined }; // prettier-ignore
  }
  const { read, understood: second } = recall(secondOf(clauses), first.understood);
  if (second === undefined || isBeyondData(read)) return undefined;
  const understood = joinedClauses(clauses.kind, first.understood, second);
  // What was refused leaves nothing behind.
  const isRefused =
    clauses.kind === "worth" || (clauses.kind === "those" && second.unaccounted.length === 0);
  return understood === undefined && !isRefused ? undefined : { ...first, understood };
};
