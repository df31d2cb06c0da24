import type { ClearedPreviews } from "../chat/ports/threads.js";
import type { Milliseconds } from "../shared/text/branded.js";
import type { Tables, ThreadRecord } from "./tables.js";
import { isLeaseOver, removeThread, turnsOf } from "./thread-turns.js";

/** Removes threads of previews that are over, and stops the turns that run in them (J1). */
export const clearPreviews = (
  tables: Tables,
  threadsMax: number,
  nowMs: Milliseconds,
): ClearedPreviews => {
  const ended = [...tables.threads].filter(([, thread]) => isEnded(tables, thread, nowMs));
  const removed = [];
  const aborted = [];
  for (const [key, thread] of ended.slice(0, threadsMax)) {
    const { accountId, id } = thread;
    const running = turnsOf(tables, accountId, id).find(
      (turn) => turn.state === "claimed" && !isLeaseOver(turn, nowMs),
    );
    if (running === undefined) {
      const turnIds = removeThread(tables, key, thread);
      removed.push(...turnIds.map((turnId) => ({ accountId, turnId })));
    } else {
      const { generation } = running;
      running.abortedGeneration = generation;
      aborted.push({ accountId, turnId: running.id, generation });
    }
  }
  return { removed, aborted };
};

const isEnded = (tables: Tables, { owner }: ThreadRecord, nowMs: Milliseconds): boolean => {
  if (owner.kind !== "preview") return false;
  const session = tables.sessions.get(owner.id);
  return session === undefined || session.revoked || (session.previewUntilMs ?? 0) <= nowMs;
};
