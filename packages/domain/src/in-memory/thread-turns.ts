import type { Id } from "../shared/text/id.js";
import { keyIn, type Tables, type ThreadRecord, type TurnRecord } from "./tables.js";

/** In the order in which they ran. */
export const turnsOf = (tables: Tables, accountId: Id, threadId: string): readonly TurnRecord[] =>
  [...tables.turns.values()]
    .filter((turn) => turn.accountId === accountId && turn.threadId === threadId)
    .sort((a, b) => a.sortFrom - b.sortFrom);

/** Whether a turn runs by its state, but has not been heard of for its lease. */
export const isLeaseOver = (turn: TurnRecord, nowMs: number): boolean =>
  turn.state === "claimed" && turn.leaseUntilMs <= nowMs;

/** Removes a thread with its turns; answers their ids. */
export const removeThread = (
  tables: Tables,
  key: string,
  { accountId, id }: ThreadRecord,
): readonly string[] => {
  const turnIds = turnsOf(tables, accountId, id).map((turn) => turn.id);
  for (const turnId of turnIds) tables.turns.delete(keyIn(accountId, turnId));
  for (const [place, feedback] of tables.feedback) {
    if (feedback.accountId === accountId && feedback.threadId === id) tables.feedback.delete(place);
  }
  tables.threads.delete(key);
  return turnIds;
};
