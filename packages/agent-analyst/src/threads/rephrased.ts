import type { AgentEvent } from "@embedded-analytics/domain";
import { heldWith, type Held, type Hold } from "./clauses.js";
import { isLeftOpen } from "./left-open.js";
import type { Vocabulary } from "../mentions/vocabulary.js";
import type { Read, Spoken, Understanding, Valued } from "../reading/context/understanding.js";
import type { Rephrased } from "../reading/spans/reading-of-rest.js";
import { dressedIn, isGiven, rephrasings } from "../reading/spans/rephrase.js";
import { understandingOf } from "../reading/understand.js";
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
  for (const rephrased of rephrasings(text, language, holding.now)) {
    if (isGiven(rephrased, whole)) continue;
    const { read, valued } = yield* heldWith(
      hold(rephrased.text, former, undefined, [rephrased.vocabulary]),
    );
    const next = rephrasedAs(rephrased, read, valued, holding.now);
    if (next !== undefined) return { read, valued, next, isRephrased: true };
  }
  return written;
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
  return isLeftOpen(read, valued, plain) ? undefined : dressedIn(rephrased, plain);
};
