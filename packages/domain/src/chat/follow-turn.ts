import type { Id } from "../shared/id.js";
import type { Plain } from "../shared/plain.js";
import type { TurnId, TurnLogsMethods } from "./turn-logs.js";

/** How many lines are taken from a log at once: what a reader may hold that it has not sent. */
const linesAtOnce = 64;

/** How far a reader has come when following ends. */
export interface Followed {
  readonly cursor: number;
  /** False: the log is not here (any more), or the signal has aborted. */
  readonly ended: boolean;
}

/**
 * The lines of a turn from a cursor on, those that are there and then those that come, until the log
 * has ended or the signal aborts. A reader that is slow is only behind: it holds nothing but the part
 * that it is sending, and holds up nobody.
 */
export async function* followTurn(
  logs: Plain<TurnLogsMethods>,
  accountId: Id,
  turnId: TurnId,
  signal: AbortSignal,
  from = 0,
): AsyncGenerator<readonly string[], Followed, undefined> {
  let cursor = from;
  while (!signal.aborted) {
    const part = await logs.read(accountId, turnId, cursor, linesAtOnce);
    if (part === undefined) return { cursor, ended: false };
    ({ cursor } = part);
    if (part.lines.length > 0) yield part.lines;
    if (part.ended) return { cursor, ended: true };
    if (part.lines.length < linesAtOnce) await logs.changed(accountId, turnId, cursor, signal);
  }
  return { cursor, ended: false };
}
