import * as Clock from "effect/Clock";
import * as Effect from "effect/Effect";
import { Threads, TurnHost, TurnLogs } from "../services.js";
import { lift } from "../../shared/port/port.js";
import type { ClaimedTurn } from "../claim/claimed-turn.js";
import type { HeldLease } from "../host/held-lease.js";
import { turnBudgetSpent } from "../turn/turn-budget.js";
import { interruptedSentence } from "./turn-persistence.js";
import type { TurnExecution } from "./turn-execution.js";
import type { Seconds } from "../../shared/text/branded.js";

// What may end a turn from outside. Each is a fiber beside the run, and goes with it.

/** The pause before an instance that cannot subscribe to the log tries again. */
const retrySeconds = 1;

/** How soon a lease is asked for again that could not be prolonged. */
const outagePauseMs = 1000;

/** Ends the turn if the store has an abort of it (T31); an outage of the store ends nothing. */
const endIfStopped = ({ accountId, turnId, generation }: ClaimedTurn, run: TurnExecution) =>
  Effect.gen(function* () {
    const threads = lift(yield* Threads);
    const asked = threads.isAborted(accountId, turnId, generation);
    if (yield* Effect.catchCause(asked, () => Effect.succeed(false))) run.end({ event: "aborted" });
  });

/** Ends the turn when it is aborted (D7): the log publishes that at once; where it is unavailable, the store has it. */
export const endWhenAborted = (claimed: ClaimedTurn, run: TurnExecution) =>
  Effect.gen(function* () {
    const logs = yield* TurnLogs;
    const { accountId, turnId, generation } = claimed;
    const signalled = Effect.tryPromise(async (signal) =>
      logs.aborted(accountId, turnId, generation, signal),
    );
    // A subscription that failed is tried again: an abort is kept until then.
    const pause = Effect.andThen(endIfStopped(claimed, run), Effect.sleep(retrySeconds * 1000));
    const isAborted = yield* Effect.retry(
      Effect.tapError(signalled, () => pause),
      { times: Infinity },
    );
    if (isAborted) run.end({ event: "aborted" });
  });

/** Its time is over (D13). */
export const endWhenTooLong = ({ settings }: ClaimedTurn, run: TurnExecution) =>
  Effect.map(Effect.sleep(settings.budget.seconds * 1000), () => {
    run.end({ event: "failed", error: turnBudgetSpent.sentence });
  });

/**
 * Prolongs the lease for as long as the turn runs. Another owner's turn is left to them; a turn whose
 * lease was over when it could not be prolonged ends as interrupted, since any instance may take it (D8).
 * Each time it asks for an abort, too, of which the log may have lost the word (T31).
 */
export const holdLease = (claimed: ClaimedTurn, run: TurnExecution, leaseSeconds: Seconds) =>
  Effect.gen(function* () {
    const { leases } = yield* TurnHost;
    const { accountId, turnId, generation } = claimed;
    const heldMs = yield* Clock.currentTimeMillis;
    const lease: HeldLease = { accountId, turnId, generation, heldMs };
    leases.add(lease);
    const forget = Effect.sync(() => leases.delete(lease));
    yield* Effect.ensuring(keepRenewing(claimed, run, lease, leaseSeconds), forget);
  });

const keepRenewing = (
  claimed: ClaimedTurn,
  run: TurnExecution,
  lease: HeldLease,
  leaseSeconds: Seconds,
) =>
  Effect.gen(function* () {
    const { accountId, turnId, generation } = claimed;
    const threads = lift(yield* Threads);
    const renewEveryMs = (leaseSeconds * 1000) / 3;
    let pauseMs = renewEveryMs;
    for (;;) {
      yield* Effect.sleep(pauseMs);
      const askedMs = yield* Clock.currentTimeMillis;
      const isOurs = yield* Effect.catchCause(
        threads.renew(accountId, turnId, generation, leaseSeconds),
        () => Effect.succeed("unknown" as const),
      );
      if (isOurs === false) {
        run.fence();
        return;
      }
      // An outage is asked through: the lease goes on running.
      pauseMs = isOurs === true ? renewEveryMs : Math.min(renewEveryMs, outagePauseMs);
      if (isOurs === true) {
        lease.heldMs = Math.max(lease.heldMs, askedMs);
        // Beside it: the lease must not wait for a slow answer.
        yield* Effect.forkChild(endIfStopped(claimed, run));
      } else if (askedMs - lease.heldMs >= leaseSeconds * 1000) {
        // By when it was asked for, not answered: an answer that a freeze of this process has made
        // fail says nothing of the store, so that it is asked once more.
        run.end({ event: "lease_expired", error: interruptedSentence });
        return;
      }
    }
  });
