import type * as Duration from "effect/Duration";
import * as Effect from "effect/Effect";
import * as Schedule from "effect/Schedule";
import { Failure } from "./failure/failure.js";

/** Somebody else changed what a decision rests on; it has to be made anew. */
export interface Conflict {
  readonly _tag: "Conflict";
}

/** Fails with a `Conflict`, to be met by `retryConflicts`. */
export const conflict: Effect.Effect<never, Conflict> = Effect.fail({ _tag: "Conflict" });

const retriesMax = 9;

/**
 * For changes that all meet in one row, such as those of an account: instances write them one by one, and many
 * instances need more time than the rivals over one user. The pauses come to 3 seconds.
 */
export const patientRetriesMax = 14;

/**
 * For a declaration, which takes longer to decide than what administrators do one after the other meanwhile, on other
 * instances or while a command applies it beside them: each try has a chance of its own. The pauses come to about 9 seconds.
 */
export const operatorRetriesMax = 44;

/** A pause that grows from 5 ms and is random, so that rivals do not meet again. */
const growing = Schedule.exponential("5 millis", 1.5).pipe(Schedule.jittered);
/** The same, which grows no more once there were many: what is to be met is a moment between two changes. */
export const boundedPauses: Schedule.Schedule<Duration.Duration> = Schedule.min([
  growing,
  Schedule.spaced("250 millis"),
]);

/**
 * Decides and writes again, from the load on, for as long as rivals were faster; then gives up as
 * if the store could not be reached, since the caller may just try again. `times` is the most further tries, and `pauses`
 * stand before them.
 */
export const retryConflicts = <A, E extends { readonly _tag: string }, R>(
  attempt: Effect.Effect<A, E | Conflict, R>,
  times: number = retriesMax,
  pauses: Schedule.Schedule<Duration.Duration> = growing,
): Effect.Effect<A, Exclude<E, Conflict> | Failure<"store_unavailable">, R> =>
  attempt.pipe(
    Effect.retry({
      while: (cause) => cause._tag === "Conflict",
      times,
      schedule: pauses,
    }),
    Effect.catchIf(isConflict, () => Effect.fail(contended())),
  ) as Effect.Effect<A, Exclude<E, Conflict> | Failure<"store_unavailable">, R>;

const isConflict = (cause: { readonly _tag: string }): cause is Conflict =>
  cause._tag === "Conflict";

const contended = (): Failure<"store_unavailable"> =>
  new Failure("store_unavailable", "Too many changes at once to the same things. Try again.");
