import * as Effect from "effect/Effect";
import { lift } from "../../shared/port/port.js";
import { dropLog } from "../host/drop-log.js";
import { Threads, TurnLogs } from "../services.js";

/** So many threads are looked at by one statement, and so many statements are run by one call. */
const threadsAtOnce = 100;
const roundsMax = 100;

/**
 * Removes what was said in previews that have ended, in the store and in the logs of the turns (J1); meant to be
 * called again and again. A turn that runs is aborted, and its thread goes with a later call. Answers how
 * many turns were removed.
 */
export const clearPreviews = Effect.gen(function* () {
  const threads = lift(yield* Threads);
  const logs = yield* TurnLogs;
  const drop = dropLog(logs);
  let count = 0;
  for (let round = 0; round < roundsMax; round++) {
    const { removed, aborted } = yield* threads.clearPreviews(threadsAtOnce);
    count += removed.length;
    for (const turn of removed) drop(turn);
    // A writer that the log does not reach reads in the store that it shall stop.
    yield* Effect.forEach(
      aborted,
      ({ accountId, turnId, generation }) =>
        Effect.ignore(lift(logs).abort(accountId, turnId, generation)),
      { discard: true },
    );
    if (removed.length === 0) break;
  }
  return count;
});
