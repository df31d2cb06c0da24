import { onAbort } from "../shared/on-abort.js";
import type { TurnLogsMethods } from "../chat/ports/turn-logs.js";
import type { PortAdapter } from "../shared/port/port-adapter.js";
import type { AccountId, Generation, Milliseconds, TurnId } from "../shared/text/branded.js";

interface Log {
  /** Of the writer who has it; undefined until somebody opens it. */
  generation: Generation | undefined;
  readonly lines: string[];
  /** How many of them earlier writers have put. */
  base: number;
  ended: boolean;
  /** All that were aborted: a late abort of an earlier writer stops no later one. */
  readonly abortedGenerations: Set<number>;
  /** When somebody last wanted something of it. */
  usedAtMs: Milliseconds;
  /** Woken at every change. */
  readonly waiting: Set<() => void>;
}

/** A log that nobody wants any more goes after so long: a slow reader is let go earlier (D12). */
const keptForMs = 120_000;
const sweepEveryMs = 10_000;

/** Logs in the memory of one process. `nowMs` tells which of them are wanted no more. */
export const inMemoryTurnLogs = (nowMs: () => number): PortAdapter<TurnLogsMethods> => {
  const { find, make, remove, sweep } = logTable(nowMs);

  return {
    open: (accountId, turnId, generation) => {
      sweep();
      const log = find(accountId, turnId) ?? make(accountId, turnId);
      if (log.ended || (log.generation ?? 0) > generation) return false;
      if (log.generation !== generation) log.base = log.lines.length;
      log.generation = generation;
      log.usedAtMs = nowMs();
      wake(log);
      return true;
    },

    append: (accountId, turnId, generation, from, lines, ends) => {
      const log = find(accountId, turnId);
      if (log?.generation === undefined) return "missing";
      if (log.generation !== generation) return "fenced";
      const count = log.lines.length;
      if (from > count || from < log.base) return "missing";
      if (from + lines.length <= count && (log.ended || !ends)) return "appended";
      if (log.ended) return "ended";
      log.lines.push(...lines.slice(count - from));
      log.ended = ends;
      // A log that goes on is never swept away.
      if (ends) log.usedAtMs = nowMs();
      wake(log);
      return "appended";
    },

    read: (accountId, turnId, cursor, linesMax) => {
      const log = find(accountId, turnId);
      if (log?.generation === undefined) return undefined;
      log.usedAtMs = nowMs();
      const lines = log.lines.slice(cursor, cursor + linesMax);
      const end = cursor + lines.length;
      return { lines, cursor: end, ended: log.ended && end >= log.lines.length };
    },

    drop: (accountId, turnId) => {
      const log = find(accountId, turnId);
      if (log?.ended !== true) return;
      remove(accountId, turnId);
      wake(log);
    },

    changed: (accountId, turnId, cursor, signal) => {
      const log = find(accountId, turnId);
      if (log === undefined) return;
      return until(log, signal, () => log.ended || log.lines.length > cursor);
    },

    abort: (accountId, turnId, generation) => {
      const log = find(accountId, turnId) ?? make(accountId, turnId);
      if (log.ended) return;
      log.abortedGenerations.add(generation);
      wake(log);
    },

    aborted: async (accountId, turnId, generation, signal) => {
      const log = find(accountId, turnId);
      if (log === undefined) return false;
      const isTold = (): boolean => log.abortedGenerations.has(generation) && !log.ended;
      await until(log, signal, () => isTold() || log.ended || log.generation !== generation);
      return isTold();
    },
  };
};

/** All logs, by account and turn; a key of both would be made anew for each line. */
const logTable = (nowMs: () => number) => {
  const accounts = new Map<number, Map<string, Log>>();
  let sweptAtMs = nowMs();

  const find = (accountId: AccountId, turnId: TurnId): Log | undefined =>
    accounts.get(accountId)?.get(turnId);
  const make = (accountId: AccountId, turnId: TurnId): Log => {
    const made: Log = {
      generation: undefined,
      lines: [],
      base: 0,
      ended: false,
      abortedGenerations: new Set(),
      usedAtMs: nowMs(),
      waiting: new Set(),
    };
    const logs = accounts.get(accountId) ?? new Map<string, Log>();
    accounts.set(accountId, logs.set(turnId, made));
    return made;
  };
  const sweep = (): void => {
    const now = nowMs();
    if (now - sweptAtMs < sweepEveryMs) return;
    sweptAtMs = now;
    for (const [accountId, logs] of accounts) {
      for (const [turnId, log] of logs) {
        const isOver = log.ended || log.lines.length === 0;
        if (isOver && now - log.usedAtMs > keptForMs) logs.delete(turnId);
      }
      if (logs.size === 0) accounts.delete(accountId);
    }
  };

  const remove = (accountId: AccountId, turnId: TurnId): void => {
    const logs = accounts.get(accountId);
    logs?.delete(turnId);
    if (logs?.size === 0) accounts.delete(accountId);
  };
  return { find, make, remove, sweep };
};

const wake = (log: Log): void => {
  for (const waiting of log.waiting) waiting();
};

const until = (log: Log, signal: AbortSignal, isSo: () => boolean): Promise<void> =>
  new Promise((resolve) => {
    const look = (): void => {
      if (!isSo() && !signal.aborted) return;
      log.waiting.delete(look);
      leave();
      resolve();
    };
    log.waiting.add(look);
    const leave = onAbort(signal, look);
    look();
  });
