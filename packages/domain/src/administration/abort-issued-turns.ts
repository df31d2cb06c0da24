import * as Effect from "effect/Effect";
import type { DeploymentScope } from "../access/deployment-scope.js";
import type { NewAuditEntry } from "../audit/audit-entry.js";
import type { IssuedSelection } from "../sessions/issued-selection.js";
import { lift } from "../shared/port/port.js";
import type { Id } from "../shared/text/id.js";
import { Threads, TurnLogs } from "../chat/services.js";

/** So many writers of turns are signalled at the same time. */
const signalsAtOnce = 16;

/** For so long the log of turns is tried; a writer that it did not reach asks the store. */
const signalMs = 1000;

/**
 * Aborts the running turns of what was revoked, on whichever instance they run (J8). It does not wait
 * for their ends: each writer hears of it by the log, and reads it in the store where the log is away. The entry, if
 * one is given, is written where there was anything to abort (J10). Answers the turns.
 */
export const abortIssuedTurns = (
  accountId: Id,
  selection: IssuedSelection,
  deployments: DeploymentScope,
  entry?: NewAuditEntry,
) =>
  Effect.gen(function* () {
    const threads = lift(yield* Threads);
    const aborted = yield* threads.abortIssued(accountId, selection, deployments, entry);
    const logs = lift(yield* TurnLogs);
    const signals = Effect.forEach(
      aborted,
      ({ id, generation }) => Effect.ignore(logs.abort(accountId, id, generation)),
      { concurrency: signalsAtOnce, discard: true },
    );
    yield* Effect.raceFirst(signals, Effect.sleep(signalMs));
    return aborted;
  });
