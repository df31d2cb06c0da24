import type { ReadLog } from "./follow-turn.js";
import type { Seconds } from "../../shared/text/branded.js";

/** When the readers of a log stop waiting. */
export interface IdleTimeout {
  readonly log: ReadLog;
  /** Waits so long, or until the signal aborts. */
  readonly pause: (seconds: Seconds, signal: AbortSignal) => Promise<void>;
  /** A wait ends when nothing has changed for so long, at the latest after twice as long. */
  readonly idleSeconds: () => number;
  /** Whether waiting is of no use at all. */
  readonly isOver: () => boolean;
}

/** A log whose waits end after a time, also without a change. */
export interface LogWithIdleTimeout extends ReadLog {
  /** Ends a wait, and stops the clock; to be called at the end of each reading. */
  close(): void;
}

/** Without a reason an abort makes an error with its stack, which costs more than a line. */
const reason = "Nobody waits any more.";

/**
 * That log, for one reading. Its clock runs on while there are changes, since a clock for each wait
 * would cost more than the line that is waited for.
 */
export const withIdleTimeout = (
  { log, pause, idleSeconds, isOver }: IdleTimeout,
  signal: AbortSignal,
): LogWithIdleTimeout => {
  const reading = new AbortController();
  let enough = new AbortController();
  let waits = 0;
  let isWatched = false;
  const close = (): void => {
    signal.removeEventListener("abort", close);
    reading.abort(reason);
    enough.abort(reason);
  };
  signal.addEventListener("abort", close);
  if (signal.aborted) close();
  const watch = async (): Promise<void> => {
    let before: number;
    do {
      before = waits;
      await pause(idleSeconds(), reading.signal);
    } while (waits !== before && !reading.signal.aborted);
    isWatched = false;
    enough.abort(reason);
  };
  return {
    close,
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
