import * as Effect from "effect/Effect";
import type { DataCaller } from "../analytics/data-caller.js";
import { Threads, TurnLogs } from "../services.js";
import { Failure } from "../shared/failure.js";
import { effectful } from "../shared/port.js";
import type { ChatAddress } from "./chat-address.js";
import { identifyParty, requireAgent, type ChatParty } from "./chat-party.js";
import { parseAbort } from "./parse-chat.js";
import { isOwn, noThread } from "./plan-turn.js";
import type { StoredThread } from "./thread.js";

/** How long an abort waits for the turn's end, so that the thread is free for who has aborted (D7). */
const waitSeconds = 2;

/** Any cursor is before this one: waiting behind it is waiting for the end. */
const behindEverything = Number.MAX_SAFE_INTEGER;

/**
 * Stops the turn of a thread, wherever it runs (`service.md` 4.4). An idle or ended thread stays as
 * it is; somebody else's is told from an unknown one only at the same agent (D4).
 */
export const abortChat = (caller: DataCaller, address: ChatAddress, body: unknown) =>
  Effect.gen(function* () {
    const parsed = body instanceof Failure ? body : parseAbort(body);
    const { party, request } = yield* identifyParty(caller, address, parsed, "identity");
    const { accountId, user } = party;
    const { agentId } = address;
    const threads = effectful(yield* Threads);
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
    const logs = yield* TurnLogs;
    const { id, generation } = running;
    yield* effectful(logs).abort(accountId, id, generation);
    // It has been told by now; that nobody can tell when it stops changes nothing of that.
    const ended = Effect.promise(async (signal) => {
      const changed = async () => logs.changed(accountId, id, behindEverything, signal);
      await changed().catch(() => undefined);
    });
    yield* Effect.raceFirst(ended, Effect.sleep(waitSeconds * 1000));
  });

/** Whoever's time is over has no threads, also where they are not swept away yet (D9). */
const wasOwn = ({ server }: ChatParty, { owner }: StoredThread): boolean =>
  owner.kind === "external" && owner.id === server?.snapshot.externalUser?.id;

const notOwner = (): Failure =>
  new Failure("not_thread_owner", "The thread belongs to somebody else.");
