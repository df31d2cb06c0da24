import type { PortAdapter, TurnLogsMethods } from "@embedded-analytics/domain";
import type { Connections } from "./connections.js";
import { TurnSubscriptions } from "./turn-subscriptions.js";
import type { TurnLogReplica } from "./turn-log-replica.js";
import { turnKeys, type TurnKeys } from "./keys.js";
import { scriptsOn } from "./scripts.js";

/** What can be set; everything has a default. */
export interface TurnLogsOptions {
  /** Stands before every key; `ea:` unless said otherwise. */
  readonly prefix?: string | undefined;
}

/** A log outlives its last line by so long: a turn is bounded in time, and readers in patience. */
const runningTtlSeconds = 3600;
const endedTtlSeconds = 300;

/** The logs of turns on Redis, with one mirror for all readers of a turn in this process. */
export const redisTurnLogs = (
  connections: Connections,
  { prefix = "ea:" }: TurnLogsOptions = {},
): PortAdapter<TurnLogsMethods> & { close(): void } => {
  const scripts = scriptsOn(connections.commands);
  const subscriptions = new TurnSubscriptions(connections, scripts, () => performance.now());
  const keysOf = (accountId: number, turnId: string): TurnKeys =>
    turnKeys(prefix, accountId, turnId);

  /** At once where the mirror is there. */
  const onMirror = <Answer>(
    keys: TurnKeys,
    use: (replica: TurnLogReplica) => Answer | Promise<Answer>,
  ): Answer | Promise<Answer> => {
    const replica = subscriptions.follow(keys);
    return replica instanceof Promise ? replica.then(use) : use(replica);
  };

  return {
    open: async (accountId, turnId, generation) => {
      const keys = keysOf(accountId, turnId);
      const opened = await scripts.open(keys, generation, runningTtlSeconds);
      const replica = subscriptions.find(keys);
      if (opened) subscriptions.write(keys, generation);
      // Who takes a turn over goes on behind its last line, and news of that may be under way.
      await replica?.pull();
      return opened;
    },

    append: async (accountId, turnId, generation, from, lines, ends) => {
      const keys = keysOf(accountId, turnId);
      const ttlSeconds = ends ? endedTtlSeconds : runningTtlSeconds;
      const outcome = await scripts.append(keys, generation, from, lines, ends, ttlSeconds);
      if (outcome === "appended") subscriptions.find(keys)?.accept(from, lines, ends);
      return outcome;
    },

    read: (accountId, turnId, cursor, linesMax) =>
      onMirror(keysOf(accountId, turnId), (replica) => {
        if (replica.generation === undefined && replica.lines.length === 0) return undefined;
        const lines = replica.lines.slice(cursor, cursor + linesMax);
        const end = cursor + lines.length;
        return { lines, cursor: end, ended: replica.ended && end >= replica.lines.length };
      }),

    drop: async (accountId, turnId) => {
      const keys = keysOf(accountId, turnId);
      if (await scripts.drop(keys)) subscriptions.drop(keys);
    },

    changed: (accountId, turnId, cursor, signal) =>
      onMirror(keysOf(accountId, turnId), (replica) =>
        replica.generation === undefined
          ? undefined
          : replica.until(signal, () => replica.ended || replica.lines.length > cursor),
      ),

    abort: async (accountId, turnId, generation) => {
      await scripts.abort(keysOf(accountId, turnId), generation, runningTtlSeconds);
    },

    aborted: async (accountId, turnId, generation, signal) => {
      const replica = await subscriptions.follow(keysOf(accountId, turnId));
      const isTold = (): boolean => replica.isAborted(generation) && !replica.ended;
      const isOver = (): boolean => replica.ended || replica.generation !== generation;
      await replica.until(signal, () => isTold() || isOver());
      return isTold();
    },

    close: () => {
      subscriptions.close();
    },
  };
};
