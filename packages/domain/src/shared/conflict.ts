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

/** A pause that grows from 5 ms and is random, so that rivals do not meet again. */
const pause = Schedule.exponential("5 millis", 1.5).pipe(Schedule.jittered);

/**
 * Decides and writes again, from the load on, for as long as rivals were faster; then gives up as
 * if the store could not be reached, since the caller may just try again. `times` is the most further tries.
 */
export const retryConflicts = <A, E extends { readonly _tag: string }, R>(
  attempt: Effect.Effect<A, E | Conflict, R>,
  times: number = retriesMax,
): Effect.Effect<A, Exclude<E, Conflict> | Failure<"store_unavailable">, R> =>
  attempt.pipe(
    Effect.retry({
      while: (cause) => cause._tag === "Conflict",
      times,
      schedule: pause,
    }),
    Effect.catchIf(isConflict, () => Effect.fail(contended())),
  ) as Effect.Effect<A, Exclude<E, Conflict> | Failure<"store_unavailable">, R>;

const isConflict = (cause: { readonly _tag: string }): cause is Conflict =>
  cause._tag === "Conflict";

const contended = (): Failure<"store_unavailable"> =>
  new Failure("store_unavailable", "Too many changes at once to the same things. Try again.");
