import type { Plain } from "../shared/plain.js";
import type { TurnLogsMethods } from "../chat/turn-logs.js";

interface Log {
  generation: number;
  readonly lines: string[];
  ended: boolean;
  abortedGeneration: number | undefined;
  /** The last append, to know it again when it is repeated. */
  last: { readonly generation: number; readonly from: number } | undefined;
  /** Woken at every change. */
  readonly waiting: Set<() => void>;
}

/** Logs in the memory of one process. */
export const inMemoryTurnLogs = (): Plain<TurnLogsMethods> => {
  const logs = new Map<string, Log>();
  const keyOf = (accountId: number, turnId: string): string => JSON.stringify([accountId, turnId]);
  const find = (accountId: number, turnId: string): Log | undefined =>
    logs.get(keyOf(accountId, turnId));

  return {
    open: (accountId, turnId, generation) => {
      const log = find(accountId, turnId);
      if (log === undefined) {
        logs.set(keyOf(accountId, turnId), {
          generation,
          lines: [],
          ended: false,
          abortedGeneration: undefined,
          last: undefined,
          waiting: new Set(),
        });
        return true;
      }
      if (log.ended || log.generation > generation) return false;
      log.generation = generation;
      wake(log);
      return true;
    },

    append: (accountId, turnId, generation, from, lines, ends) => {
      const log = find(accountId, turnId);
      if (log === undefined || log.generation !== generation) return "fenced";
      const { last } = log;
      const isRepeated = last?.generation === generation && last.from === from;
      if (isRepeated && log.lines.length === from + lines.length) return "appended";
      if (log.ended) return "ended";
      if (log.lines.length !== from) return "fenced";
      log.last = { generation, from };
      log.lines.push(...lines);
      log.ended = ends;
      wake(log);
      return "appended";
    },

    read: (accountId, turnId, cursor, linesMax) => {
      const log = find(accountId, turnId);
      if (log === undefined) return undefined;
      const lines = log.lines.slice(cursor, cursor + linesMax);
      const end = cursor + lines.length;
      return { lines, cursor: end, ended: log.ended && end === log.lines.length };
    },

    changed: async (accountId, turnId, cursor, signal) => {
      const log = find(accountId, turnId);
      if (log !== undefined) await until(log, signal, () => log.ended || log.lines.length > cursor);
    },

    abort: (accountId, turnId) => {
      const log = find(accountId, turnId);
      if (log === undefined || log.ended) return false;
      log.abortedGeneration = log.generation;
      wake(log);
      return true;
    },

    aborted: async (accountId, turnId, generation, signal) => {
      const log = find(accountId, turnId);
      if (log === undefined) return false;
      const isTold = (): boolean => log.abortedGeneration === generation;
      await until(log, signal, () => isTold() || log.ended || log.generation !== generation);
      return isTold();
    },
  };
};

const wake = (log: Log): void => {
  for (const waiting of [...log.waiting]) waiting();
};

const until = (log: Log, signal: AbortSignal, isSo: () => boolean): Promise<void> =>
  new Promise((resolve) => {
    const look = (): void => {
      if (!isSo() && !signal.aborted) return;
      log.waiting.delete(look);
      signal.removeEventListener("abort", look);
      resolve();
    };
    log.waiting.add(look);
    signal.addEventListener("abort", look);
    look();
  });
