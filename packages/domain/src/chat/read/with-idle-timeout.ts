import type { ReadLog } from "./follow-turn.js";
import type { Seconds } from "../../shared/text/branded.js";

/** What makes the readers of a log impatient. */
export interface Impatience {
  readonly log: ReadLog;
  /** Waits so long, or until the signal aborts. */
  readonly pause: (seconds: Seconds, signal: AbortSignal) => Promise<void>;
  /** Whoever waits is woken when nothing has changed for so long, at the latest for twice as long. */
  readonly silenceSeconds: () => number;
  /** Whether waiting is of no use at all. */
  readonly isOver: () => boolean;
}

/** A log at which nobody waits for ever: a wait may end without a change. */
export interface ImpatientLog extends ReadLog {
  /** Wakes whoever waits, and stops the clock; to be called at the end of each reading. */
  leave(): void;
}

/** Without a reason an abort makes an error with its stack, which costs more than a line. */
const reason = "Nobody waits any more.";

/**
 * That log, for one reading. Its clock runs on while there are changes, since a clock for each wait
 * would cost more than the line that is waited for.
 */
export const withIdleTimeout = (
  { log, pause, silenceSeconds, isOver }: Impatience,
  signal: AbortSignal,
): ImpatientLog => {
  const reading = new AbortController();
  let enough = new AbortController();
  let waits = 0;
  let isWatched = false;
  const leave = (): void => {
    signal.removeEventListener("abort", leave);
    reading.abort(reason);
    enough.abort(reason);
  };
  signal.addEventListener("abort", leave);
  if (signal.aborted) leave();
  const watch = async (): Promise<void> => {
    let before: number;
    do {
      before = waits;
      await pause(silenceSeconds(), reading.signal);
    } while (waits !== before && !reading.signal.aborted);
    isWatched = false;
    enough.abort(reason);
  };
  return {
    leave,
    read: (...asked) => log.read(...asked),
    changed: (accountId, turnId, cursor) => {
      if (isOver()) return;
      waits += 1;
      if (!isWatched && !reading.signal.aborted) {
        isWatched = true;
        enough = new AbortController();
        void watch();
      }
      return log.changed(accountId, turnId, cursor, enough.signal);
    },
  };
};
