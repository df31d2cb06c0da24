import * as Effect from "effect/Effect";
import { Threads, TurnHost, TurnLogs } from "../services.js";
import type { Plain } from "../shared/plain.js";
import { effectful } from "../shared/port.js";
import { recoverFromLog, recoverFromStore, namesOf } from "./recover-turn.js";
import type { TakenTurn } from "./thread.js";
import type { ThreadsMethods } from "./threads.js";
import type { TurnLogsMethods } from "./turn-logs.js";
import { interruptedSentence } from "./turn-record.js";
import { hasEnded } from "./turn-state.js";
import { endTurn } from "./turn-writer.js";

const turnsAtOnce = 20;
const linesAtOnce = 1000;

/**
 * Ends turns whose instance has not been heard of for their lease, over all accounts: their readers
 * get a closing sequence, their threads are free, and what was said is kept (D8). Answers how many.
 * To be called every few seconds.
 */
export const interruptLostTurns = Effect.gen(function* () {
  const host = yield* TurnHost;
  const logs = yield* TurnLogs;
  const threads = yield* Threads;
  let count = 0;
  for (;;) {
    const taken = yield* effectful(threads).takeExpired(host.options.leaseSeconds, turnsAtOnce);
    for (const each of taken) {
      yield* Effect.promise(() =>
        interrupt(threads, logs, each).catch((error: unknown) => {
          // It stays taken until its new lease is over, and is tried again then.
          host.options.onError(error, { turnId: each.turn.id });
        }),
      );
    }
    count += taken.length;
    if (taken.length < turnsAtOnce) return count;
  }
});

const interrupt = async (
  threads: Plain<ThreadsMethods>,
  logs: Plain<TurnLogsMethods>,
  { accountId, threadId, agentName, turn }: TakenTurn,
): Promise<void> => {
  const { id, generation } = turn;
  // The fence: from here on the lost writer, should it wake up, writes nothing more.
  const opened = await logs.open(accountId, id, generation);
  const log = await wholeLog(logs, accountId, id);
  const names = namesOf(threadId, turn, agentName);
  const stored = log.length === 0 ? await threads.turn(accountId, id, 0, linesAtOnce) : undefined;
  const found =
    log.length === 0
      ? recoverFromStore(names, turn, stored?.lines ?? [])
      : recoverFromLog(names, turn, log);
  const ended = hasEnded(found.turn.state)
    ? { turn: found.turn, lines: [], kept: [] }
    : endTurn(found.turn, { state: "interrupted", error: interruptedSentence });
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

const wholeLog = async (
  logs: Plain<TurnLogsMethods>,
  accountId: number,
  turnId: string,
): Promise<readonly string[]> => {
  const lines: string[] = [];
  for (;;) {
    const part = await logs.read(accountId, turnId, lines.length, linesAtOnce);
    if (part === undefined || part.lines.length === 0) return lines;
    lines.push(...part.lines);
  }
};
