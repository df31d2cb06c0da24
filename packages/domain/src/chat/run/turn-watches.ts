import * as Clock from "effect/Clock";
import * as Effect from "effect/Effect";
import { Threads, TurnHost, TurnLogs } from "../services.js";
import { lift } from "../../shared/port/port.js";
import type { ClaimedTurn } from "../claim/claimed-turn.js";
import type { HeldLease } from "../host/held-lease.js";
import { turnBudgetSpent } from "../turn/turn-budget.js";
import { interruptedSentence } from "./turn-persistence.js";
import type { TurnExecution } from "./turn-execution.js";

// What may end a turn from outside. Each is a fiber beside the run, and goes with it.

/** How long whoever cannot hear the log waits before it listens again. */
const deafSeconds = 1;

/** How soon a lease is asked for again that could not be prolonged. */
const outagePauseMs = 1000;

/** Ends the turn if the store was told that it shall stop (T31); an outage there tells nothing. */
const endIfStopped = ({ accountId, turnId, generation }: ClaimedTurn, run: TurnExecution) =>
  Effect.gen(function* () {
    const threads = lift(yield* Threads);
    const asked = threads.isAborted(accountId, turnId, generation);
    if (yield* Effect.catchCause(asked, () => Effect.succeed(false))) run.end({ event: "aborted" });
  });

/** Somebody has told the turn to stop (D7): the log says so at once; where it is away, the store. */
export const endWhenAborted = (claimed: ClaimedTurn, run: TurnExecution) =>
  Effect.gen(function* () {
    const logs = yield* TurnLogs;
    const { accountId, turnId, generation } = claimed;
    const signalled = Effect.tryPromise(async (signal) =>
      logs.aborted(accountId, turnId, generation, signal),
    );
    // Whoever cannot hear listens again: an abort holds until then.
    const deaf = Effect.andThen(endIfStopped(claimed, run), Effect.sleep(deafSeconds * 1000));
    const isAborted = yield* Effect.retry(
      Effect.tapError(signalled, () => deaf),
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
 * lease was over when it could not be prolonged ends as interrupted, since anybody may take it (D8).
 * Each time it asks for an abort, too, of which the log may have lost the word (T31).
 */
export const holdLease = (claimed: ClaimedTurn, run: TurnExecution, leaseSeconds: number) =>
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
  leaseSeconds: number,
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
