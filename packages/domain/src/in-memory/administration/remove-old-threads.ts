import type { RemovedThreads } from "../../chat/ports/threads.js";
import type { Milliseconds } from "../../shared/text/branded.js";
import type { Tables, ThreadRecord } from "../tables.js";
import { isLeaseOver, removeThread, turnsOf } from "../thread-turns.js";

const dayMs = 86_400_000;

/** Removes threads that are older than their accounts keep them (J1). */
export const removeOldThreads = (
  tables: Tables,
  threadsMax: number,
  nowMs: Milliseconds,
): RemovedThreads => {
  const old = [...tables.threads].filter(([, thread]) => isOld(tables, thread, nowMs));
  const removed = old.slice(0, threadsMax);
  const turns = removed.flatMap(([key, thread]) =>
    removeThread(tables, key, thread).map((turnId) => ({ accountId: thread.accountId, turnId })),
  );
  return { threads: removed.length, turns };
};

const isOld = (tables: Tables, thread: ThreadRecord, nowMs: Milliseconds): boolean => {
  const { accountId, id, updatedAtMs } = thread;
  const days = [...tables.accounts.values()].find((account) => account.id === accountId)?.settings
    .threadsDays;
  if (days === undefined || updatedAtMs > nowMs - days * dayMs) return false;
  const turns = turnsOf(tables, accountId, id);
  return turns.every((turn) => turn.state !== "claimed" || isLeaseOver(turn, nowMs));
};
