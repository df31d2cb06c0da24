import type { Id } from "../shared/id.js";
import type { Plain } from "../shared/plain.js";
import { isPromiseLike } from "../shared/when-there.js";
import { StoreUnavailable } from "../shared/store-unavailable.js";
import type { TurnId, TurnLogsMethods } from "./turn-logs.js";

/** How many lines are taken from a log at once. */
const linesAtOnce = 64;

/** How far a reader has come when following ends. */
export interface Followed {
  readonly cursor: number;
  /**
   * `ended`: with the log's last line. `quiet`: woken for nothing; it may come back. `gone`: here is
   * nothing more to read, and perhaps never was. `away`: the log cannot be reached.
   */
  readonly why: "ended" | "quiet" | "gone" | "away" | "aborted";
}

/**
 * The lines of a turn from a cursor on, those that are there and then those that come, until the log
 * has ended or the signal aborts. It reads on when the next part is asked for, and holds up nobody.
 */
export async function* followTurn(
  logs: Pick<Plain<TurnLogsMethods>, "read" | "changed">,
  accountId: Id,
  turnId: TurnId,
  signal: AbortSignal,
  from = 0,
): AsyncGenerator<readonly string[], Followed, undefined> {
  let cursor = from;
  let waited = false;
  while (!signal.aborted) {
    const asked = orAway(() => logs.read(accountId, turnId, cursor, linesAtOnce));
    const part = isPromiseLike(asked) ? await asked : asked;
    if (part === "away") return { cursor, why: "away" };
    if (part === undefined) return { cursor, why: "gone" };
    const { lines, ended } = part;
    ({ cursor } = part);
    if (lines.length > 0) yield lines;
    else if (ended) return { cursor, why: "gone" };
    else if (waited) return { cursor, why: "quiet" };
    if (ended) return { cursor, why: "ended" };
    waited = lines.length < linesAtOnce;
    if (!waited) continue;
    const changed = await orAway(() => logs.changed(accountId, turnId, cursor, signal));
    if (changed === "away") return { cursor, why: "away" };
  }
  return { cursor, why: "aborted" };
}

/** What the log answers; an outage is an answer, too. */
const orAway = <Answer>(
  ask: () => Answer | PromiseLike<Answer>,
): Answer | "away" | PromiseLike<Answer | "away"> => {
  try {
    const answer = ask();
    return isPromiseLike(answer) ? answer.then((value) => value, awayOnly) : answer;
  } catch (error) {
    return awayOnly(error);
  }
};

const awayOnly = (error: unknown): "away" => {
  if (error instanceof StoreUnavailable) return "away";
  throw error;
};
