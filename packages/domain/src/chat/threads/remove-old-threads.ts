import * as Effect from "effect/Effect";
import { lift } from "../../shared/port/port.js";
import { dropLog } from "../host/drop-log.js";
import { Threads, TurnLogs } from "../services.js";

/** So many threads are removed by one statement, which reads all threads of the accounts it is about. */
const threadsAtOnce = 500;

/**
 * Removes threads that are older than their accounts keep them (`retention`), with all that was said in them, in
 * the store and in the logs of the turns (J1); meant to be called now and then. Answers how many.
 */
export const removeOldThreads = Effect.gen(function* () {
  const threads = lift(yield* Threads);
  const drop = dropLog(yield* TurnLogs);
  let count = 0;
  for (;;) {
    const removed = yield* threads.removeOld(threadsAtOnce);
    count += removed.threads;
    for (const turn of removed.turns) drop(turn);
    if (removed.threads < threadsAtOnce) return count;
  }
});
