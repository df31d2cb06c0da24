import * as Clock from "effect/Clock";
import * as Effect from "effect/Effect";
import * as Schedule from "effect/Schedule";
import { Threads, TurnLogs } from "../services.js";
import { effectful } from "../shared/port.js";
import type { ClaimedTurn } from "./claimed-turn.js";
import { turnBudgetSpent } from "./turn-budget.js";
import { interruptedSentence } from "./turn-record.js";
import type { TurnRun } from "./turn-run.js";

// What may end a turn from outside. Each is a fiber beside the run, and goes with it.

/** Somebody has told the turn to stop (D7). */
export const endWhenAborted = ({ accountId, turnId, generation }: ClaimedTurn, run: TurnRun) =>
  Effect.gen(function* () {
    const logs = yield* TurnLogs;
    // Whoever cannot hear asks again: an abort holds until then.
    const told = yield* Effect.retry(
      Effect.tryPromise(async (signal) => logs.aborted(accountId, turnId, generation, signal)),
      Schedule.spaced("1 second"),
    );
    if (told) run.end({ state: "aborted" });
  });

/** Its time is over (D13). */
export const endWhenTooLong = ({ settings }: ClaimedTurn, run: TurnRun) =>
  Effect.map(Effect.sleep(settings.budget.seconds * 1000), () => {
    run.end({ state: "failed", error: turnBudgetSpent.sentence });
  });

/**
 * Prolongs the lease for as long as the turn runs. Another owner's turn is left to them; a turn whose
 * lease could not be prolonged until it was over ends as interrupted, since anybody may take it (D8).
 */
export const holdLease = (
  { accountId, turnId, generation }: ClaimedTurn,
  run: TurnRun,
  leaseSeconds: number,
) =>
  Effect.gen(function* () {
    const threads = effectful(yield* Threads);
    let heldMs = yield* Clock.currentTimeMillis;
    for (;;) {
      yield* Effect.sleep((leaseSeconds * 1000) / 3);
      const askedMs = yield* Clock.currentTimeMillis;
      const isOurs = yield* Effect.catchCause(
        threads.renew(accountId, turnId, generation, leaseSeconds),
        () => Effect.succeed("unknown" as const),
      );
      if (isOurs === false) {
        run.fence();
        return;
      }
      if (isOurs === true) heldMs = askedMs;
      else if ((yield* Clock.currentTimeMillis) - heldMs >= leaseSeconds * 1000) {
        run.end({ state: "interrupted", error: interruptedSentence });
        return;
      }
    }
  });
