import type { AgentEvent } from "@embedded-analytics/domain";
import { heldInClauses, heldWith, type Held, type Hold } from "./clauses.js";
import { isLeftOpen } from "./left-open.js";
import { mayHaveSlips, respelled } from "./respelled.js";
import type { Vocabulary } from "../mentions/vocabulary.js";
import type { Read, Spoken, Understanding, Valued } from "../reading/context/understanding.js";
import type { Rephrased } from "../reading/spans/reading-of-rest.js";
import { dressedIn, isGiven, rephrasings } from "../reading/spans/rephrase.js";
import { allEver } from "../reading/presence/those-there.js";
import { understandingOf } from "../reading/understand.js";
import { signsInFull } from "../words/hurried/signs-in-full.js";
import type { CivilMs } from "../words/times/civil-time.js";

/** What a question is read with, beside its own words. */
interface Asked {
  readonly language: readonly Vocabulary[];
  readonly former: Understanding | undefined;
  readonly spoken: Spoken | undefined;
}

/**
 * Holds a question as it is written, and each way to rephrase it that the written one does not give
 * already. The first that leaves nothing open is taken.
 */
export async function* heldRephrased(
  text: string,
  hold: Hold,
  { language, former, spoken }: Asked,
): AsyncGenerator<AgentEvent, Held> {
  const holding = hold(text, former, spoken);
  const written = yield* heldWith(holding);
  const whole = standing(written.read, written.valued, written.next);
  for (const rephrased of rephrasings(signsInFull(text), language, holding.now)) {
    if (holding.isSpent()) break;
    if (isGiven(rephrased, whole)) continue;
    const { read, valued } = yield* heldWith(
      hold(rephrased.text, former, undefined, languageFor(rephrased, language)),
    );
    const next = rephrasedAs(rephrased, read, valued, holding.now);
    if (next !== undefined) return { read, valued, next, isRephrased: true };
  }
  return !holding.isSpent() && mayHaveSlips(whole !== undefined, written.valued)
    ? ((yield* heldRespelled(text, hold, written, former, spoken)) ?? written)
    : written;
}

/** The words of the cubes that a rephrased question may be about. */
export const languageFor = (
  { vocabulary, isOfAll }: Rephrased,
  language: readonly Vocabulary[],
): readonly Vocabulary[] => (isOfAll === true ? language : [vocabulary]);

/** A question with its slips put right, where that leaves nothing open. */
async function* heldRespelled(
  text: string,
  hold: Hold,
  { read, valued }: Held,
  former: Understanding | undefined,
  spoken: Spoken | undefined,
): AsyncGenerator<AgentEvent, Held | undefined> {
  const right = respelled(text, read, valued);
  if (right === undefined) return undefined;
  const held =
    (yield* heldInClauses(right.text, hold, former)) ??
    (yield* heldWith(hold(right.text, former, spoken)));
  const next = standing(held.read, held.valued, held.next);
  return next && { ...held, next: { ...next, notes: [right.note, ...next.notes] } };
}

/** A question as it is written, where that leaves nothing open. */
export const standing = (
  read: Read,
  valued: readonly Valued[],
  next: Understanding | undefined,
): Understanding | undefined =>
  next?.unaccounted.length === 0 && !isLeftOpen(read, valued, next) ? next : undefined;

/** The rest of a rephrased question as it was understood, with what is asked of it; undefined where anything is left open. */
export const rephrasedAs = (
  rephrased: Rephrased,
  read: Read,
  valued: readonly Valued[],
  now: CivilMs,
): Understanding | undefined => {
  const plain = understandingOf(read, valued, now);
  return isLeftOpen(read, valued, plain)
    ? undefined
    : dressedIn(rephrased, plain && allEver(plain));
};
