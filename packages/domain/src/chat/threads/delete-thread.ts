import * as Effect from "effect/Effect";
import type { DataCaller } from "../../access/data-caller.js";
import { Failure } from "../../shared/failure/failure.js";
import { readBody } from "../../shared/failure/body-failure.js";
import { lift } from "../../shared/port/port.js";
import { abortTurn } from "../host/abort-turn.js";
import type { ChatAddress } from "../chat-address.js";
import { authenticateCaller } from "../chat-caller.js";
import { dropLog } from "../host/drop-log.js";
import { interruptLostTurns } from "../interrupt-lost-turns.js";
import type { StoredTurn } from "../ports/thread.js";
import type { TurnId } from "../ports/turn-logs.js";
import { noThread } from "../claim/plan-turn.js";
import { Threads, TurnLogs } from "../services.js";
import { findOwnThread } from "./find-own-thread.js";
import { parseSettingsAlone } from "./parse-threads.js";
import type { AccountId, ChatId } from "../../shared/text/branded.js";

/** So many turns of a thread are stopped in a row, each of which has begun since the last look. */
const stopsMax = 3;

/** For so long after a turn's end its log stays, so that its readers get their closing lines (D3). */
const readersMs = 1000;

/**
 * Deletes one of the caller's own threads with all that was said in it, in the store and in the logs of
 * its turns. One that runs ends as aborted first, wherever it runs; where it does not end, nothing is
 * deleted, and the caller has to try again (wire format, 5).
 */
export const deleteThread = (
  caller: DataCaller,
  address: ChatAddress,
  chatId: ChatId,
  given: unknown,
) =>
  Effect.gen(function* () {
    const parsed = readBody(given, parseSettingsAlone);
    const { chatCaller } = yield* authenticateCaller(caller, address, parsed, "identity");
    const { accountId } = chatCaller;
    const threads = lift(yield* Threads);
    for (let stops = 0; stops < stopsMax; stops++) {
      const { owner, running } = yield* findOwnThread(chatCaller, address, chatId);
      if (running !== undefined) yield* endTurn(accountId, running);
      const removal = yield* threads.remove(accountId, owner, chatId);
      if (removal.outcome === "unknown") return yield* Effect.fail(noThread());
      if (removal.outcome === "removed") return yield* dropLogs(accountId, removal.turnIds);
    }
    const sentence = "An answer of the thread is being written and has not stopped yet. Try again.";
    return yield* Effect.fail(new Failure("thread_busy", sentence));
  });

/** Ends a turn as aborted; one whose instance is lost, as interrupted (D8). */
const endTurn = (accountId: AccountId, running: StoredTurn) =>
  Effect.gen(function* () {
    yield* running.leaseOver ? interruptLostTurns : abortTurn(accountId, running);
    yield* Effect.sleep(readersMs);
  });

/** The texts are in the logs, too, also where other instances have written them. */
const dropLogs = (accountId: AccountId, turnIds: readonly TurnId[]) =>
  Effect.gen(function* () {
    const drop = dropLog(yield* TurnLogs);
    for (const turnId of turnIds) drop({ accountId, turnId });
  });
