import * as Clock from "effect/Clock";
import * as Effect from "effect/Effect";
import { Threads, TurnHost, TurnLogs } from "./services.js";
import type { PortAdapter } from "../shared/port/port-adapter.js";
import { lift } from "../shared/port/port.js";
import { StoreUnavailable } from "../shared/failure/store-unavailable.js";
import { dropLog } from "./host/drop-log.js";
import { recoverFromLog, recoverFromStore, namesOf } from "./recover-turn.js";
import { renewOverdueLeases } from "./host/renew-overdue-leases.js";
import type { StoredTurn, TakenTurn } from "./ports/thread.js";
import type { ThreadsMethods } from "./ports/threads.js";
import type { TurnLogsMethods } from "./ports/turn-logs.js";
import { interruptedSentence } from "./run/turn-persistence.js";
import { endTurn } from "./run/turn-writer.js";
import type { AccountId, TurnId } from "../shared/text/branded.js";

const turnsAtOnce = 20;
const linesAtOnce = 1000;

/**
 * For so long the logs are waited for, once for all turns that are ended together: what readers saw is
 * in them alone, but threads have to be free, and readers answered, within five seconds of the lease (D8).
 */
const logsAwayMsMax = 1000;
const retryMs = 250;

/**
 * Ends turns whose instance has not been heard of for their lease, over all accounts: their readers
 * get a closing sequence, their threads are free, and what was said is kept (D8). Where the logs
 * cannot be reached, only the finished messages are, and readers find the end in the store. Answers
 * how many. To be called every few seconds.
 */
export const interruptLostTurns = Effect.gen(function* () {
  const host = yield* TurnHost;
  const logs = yield* TurnLogs;
  const threads = yield* Threads;
  const mayWait = yield* patience;
  yield* renewOverdueLeases;
  host.kept.dropOld(yield* Clock.currentTimeMillis, dropLog(logs));
  let count = 0;
  for (;;) {
    const taken = yield* lift(threads).claimExpired(host.options.leaseSeconds, turnsAtOnce);
    const interrupted = taken.map((each) => {
      const onError = (error: unknown): void =>
        host.options.onError(error, { turnId: each.turn.id });
      // One that fails stays taken until its new lease is over, and is tried again then.
      return Effect.promise(() =>
        interrupt({ threads, logs, mayWait, onError }, each).catch(onError),
      );
    });
    // Side by side, since a log that does not answer takes its time for each.
    yield* Effect.all(interrupted, { concurrency: "unbounded", discard: true });
    count += taken.length;
    if (taken.length < turnsAtOnce) return count;
  }
});

/** What waits a moment for the logs, and answers false when that was long enough. */
const patience = Effect.gen(function* () {
  const promised = Effect.runPromiseWith(yield* Effect.context());
  const untilMs = (yield* Clock.currentTimeMillis) + logsAwayMsMax;
  return async (): Promise<boolean> => {
    if ((await promised(Clock.currentTimeMillis)) >= untilMs) return false;
    await promised(Effect.sleep(retryMs));
    return true;
  };
});

interface Interrupting {
  readonly threads: PortAdapter<ThreadsMethods>;
  readonly logs: PortAdapter<TurnLogsMethods>;
  readonly mayWait: () => Promise<boolean>;
  readonly onError: (error: unknown) => void;
}

const interrupt = async (
  { threads, logs, mayWait, onError }: Interrupting,
  { accountId, threadId, agentName, turn }: TakenTurn,
): Promise<void> => {
  const { id, generation } = turn;
  const { opened, log } = await openedLog(logs, accountId, turn, mayWait, onError);
  const names = namesOf(threadId, turn, agentName);
  const stored = log.length === 0 ? await threads.turn(accountId, id, 0, linesAtOnce) : undefined;
  const found =
    log.length === 0
      ? recoverFromStore(names, turn, stored?.lines ?? [])
      : recoverFromLog(names, turn, log);
  const ended = endTurn(found.turn, { event: "lease_expired", error: interruptedSentence });
  const { state, sort, usage } = ended.turn;
  const ending = { state, sort, usage, lines: [...found.kept, ...ended.kept] };
  await threads.end(accountId, id, generation, ending);
  // A log that begins with the end would lie about what was before: an empty one is closed as it is,
  // and its readers turn to the store.
  if (opened) {
    const lines = log.length > 0 ? ended.lines : [];
    const put = (from: number, all: readonly string[]) =>
      logs.append(accountId, id, generation, from, all, true);
    // What is known here of a log that was lost is put down anew: elsewhere, readers wait for its end.
    if ((await put(log.length, lines)) === "missing") await put(0, [...log, ...lines]);
  }
};

/** What is left of a turn's log: nothing, where it cannot be reached for too long. */
const openedLog = async (
  logs: PortAdapter<TurnLogsMethods>,
  accountId: AccountId,
  { id, generation }: StoredTurn,
  mayWait: () => Promise<boolean>,
  onError: (error: unknown) => void,
): Promise<{ readonly opened: boolean; readonly log: readonly string[] }> => {
  for (;;) {
    try {
      // The fence: from here on the lost writer, should it wake up, writes nothing more.
      const opened = await logs.open(accountId, id, generation);
      return { opened, log: await wholeLog(logs, accountId, id) };
    } catch (error) {
      if (!(error instanceof StoreUnavailable)) throw error;
      if (await mayWait()) continue;
      onError(error);
      // Its lines stay without an end, which whoever finds them there asks the store for.
      return { opened: false, log: [] };
    }
  }
};

const wholeLog = async (
  logs: PortAdapter<TurnLogsMethods>,
  accountId: AccountId,
  turnId: TurnId,
): Promise<readonly string[]> => {
  const lines: string[] = [];
  for (;;) {
    const part = await logs.read(accountId, turnId, lines.length, linesAtOnce);
    if (part === undefined || part.lines.length === 0) return lines;
    lines.push(...part.lines);
  }
};
