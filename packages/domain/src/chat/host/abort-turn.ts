import * as Effect from "effect/Effect";
import * as Schedule from "effect/Schedule";
import { Threads, TurnLogs } from "../services.js";
import { lift } from "../../shared/port/port.js";
import type { AbortedTurn } from "../ports/threads.js";
import type { TurnId } from "../ports/turn-logs.js";
import { hasEnded } from "../turn/turn-state.js";
import type { AccountId } from "../../shared/text/branded.js";

/** How long an abort waits for the turn's end, so that the thread is free for who has aborted (D7). */
const waitSeconds = 2;

/** How often an abort is sent again to a log that cannot be reached, and the store asked in its place. */
const askSeconds = 0.5;

/** Any cursor is before this one: waiting behind it is waiting for the end. */
const behindEverything = Number.MAX_SAFE_INTEGER;

/**
 * Tells a running turn to stop, wherever it runs, and waits for its end, for two seconds at most (D7). Its
 * readers get what was said and the closing lines of an aborted turn.
 */
export const abortTurn = (accountId: AccountId, running: AbortedTurn) =>
  Effect.gen(function* () {
    const threads = lift(yield* Threads);
    const { id, generation } = running;
    // What runs the turn hears of it by the log, and reads it in the store should the log lose it.
    yield* Effect.forkChild(passOn(accountId, running), { startImmediately: true });
    if (!(yield* threads.abort(accountId, id, generation))) return;
    yield* Effect.raceFirst(untilEnded(accountId, id), Effect.sleep(waitSeconds * 1000));
  });

/** Sends the abort to the turn's writer by the log; where that is unavailable for a moment, once it is back. */
const passOn = (accountId: AccountId, { id, generation }: AbortedTurn) =>
  Effect.gen(function* () {
    const signalled = lift(yield* TurnLogs).abort(accountId, id, generation);
    yield* Effect.retry(signalled, Schedule.spaced(askSeconds * 1000));
  });

/** Until the store has the turn's end. The log publishes it; without a log the store is asked again. */
const untilEnded = (accountId: AccountId, turnId: TurnId) =>
  Effect.gen(function* () {
    const logs = yield* TurnLogs;
    const threads = lift(yield* Threads);
    for (;;) {
      yield* Effect.promise(async (signal) => {
        const changed = async () => logs.changed(accountId, turnId, behindEverything, signal);
        await changed().catch(() => undefined);
      });
      const kept = threads.turn(accountId, turnId, 0, 0);
      const isOver = Effect.map(kept, (turn) => turn === undefined || hasEnded(turn.state));
      if (yield* Effect.catch(isOver, () => Effect.succeed(false))) return;
      yield* Effect.sleep(askSeconds * 1000);
    }
  });
