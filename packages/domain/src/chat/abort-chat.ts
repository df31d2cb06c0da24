import * as Effect from "effect/Effect";
import * as Schedule from "effect/Schedule";
import type { DataCaller } from "../access/data-caller.js";
import { Threads, TurnLogs } from "./services.js";
import { readBody } from "../shared/failure/body-failure.js";
import { Failure } from "../shared/failure/failure.js";
import { lift } from "../shared/port/port.js";
import type { ChatAddress } from "./chat-address.js";
import { authenticateCaller, requireAgent, type ChatCaller } from "./chat-caller.js";
import { parseAbort } from "./claim/parse-chat.js";
import { isOwn, noThread } from "./claim/plan-turn.js";
import type { StoredThread, StoredTurn } from "./ports/thread.js";
import type { TurnId } from "./ports/turn-logs.js";
import { hasEnded } from "./turn/turn-state.js";
import type { AccountId } from "../shared/text/branded.js";

/** How long an abort waits for the turn's end, so that the thread is free for who has aborted (D7). */
const waitSeconds = 2;

/** How often the log is told once more that cannot be reached, and the store asked in its place. */
const askSeconds = 0.5;

/** Any cursor is before this one: waiting behind it is waiting for the end. */
const behindEverything = Number.MAX_SAFE_INTEGER;

/**
 * Stops the turn of a thread, wherever it runs (`service.md` 4.4). An idle or ended thread stays as
 * it is; somebody else's is told from an unknown one only at the same agent (D4).
 */
export const abortChat = (caller: DataCaller, address: ChatAddress, body: unknown) =>
  Effect.gen(function* () {
    const parsed = readBody(body, parseAbort);
    const { party, request } = yield* authenticateCaller(caller, address, parsed, "identity");
    const { accountId, user } = party;
    const { agentId } = address;
    const threads = lift(yield* Threads);
    const snapshot = yield* threads.load(accountId, {
      agentId,
      owner: user,
      chatId: request.chatId,
      messageId: undefined,
    });
    yield* requireAgent(party, snapshot.agent);
    const { thread, running } = snapshot;
    if (thread?.agentId !== agentId) return yield* Effect.fail(noThread());
    if (!isOwn(thread, { agentId, owner: user })) {
      return yield* Effect.fail(wasOwn(party, thread) ? noThread() : notOwner());
    }
    if (running === undefined) return;
    const { id, generation } = running;
    // What runs the turn hears of it by the log, and reads it in the store should the log lose it.
    yield* Effect.forkChild(passOn(accountId, running), { startImmediately: true });
    if (!(yield* threads.abort(accountId, id, generation))) return;
    yield* Effect.raceFirst(untilEnded(accountId, id), Effect.sleep(waitSeconds * 1000));
  });

/** Tells the turn's writer by the log; one that is away for a moment is told when it is back. */
const passOn = (accountId: AccountId, { id, generation }: StoredTurn) =>
  Effect.gen(function* () {
    const signalled = lift(yield* TurnLogs).abort(accountId, id, generation);
    yield* Effect.retry(signalled, Schedule.spaced(askSeconds * 1000));
  });

/** Until the store has the turn's end. The log wakes whoever waits; without one the store is asked again. */
const untilEnded = (accountId: AccountId, turnId: TurnId) =>
  Effect.gen(function* () {
    const logs = yield* TurnLogs;
    const threads = lift(yield* Threads);
    for (;;) {
      yield* Effect.promise(async (signal) => {
        const changed = async () => logs.changed(accountId, turnId, behindEverything, signal);
        await changed().catch(() => undefined);
      });
      const kept = threads.turn(accountId, turnId, 0, 0);
      const isOver = Effect.map(kept, (turn) => turn === undefined || hasEnded(turn.state));
      if (yield* Effect.catch(isOver, () => Effect.succeed(false))) return;
      yield* Effect.sleep(askSeconds * 1000);
    }
  });

/** Whoever's time is over has no threads, also where they are not swept away yet (D9). */
const wasOwn = ({ server }: ChatCaller, { owner }: StoredThread): boolean =>
  owner.kind === "external" && owner.id === server?.snapshot.externalUser?.id;

const notOwner = (): Failure<"not_thread_owner"> =>
  new Failure("not_thread_owner", "The thread belongs to somebody else.");
