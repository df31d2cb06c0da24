import * as Effect from "effect/Effect";
import type { DataCaller } from "../access/data-caller.js";
import { Threads } from "./services.js";
import { readBody } from "../shared/failure/body-failure.js";
import { Failure } from "../shared/failure/failure.js";
import { lift } from "../shared/port/port.js";
import { abortTurn } from "./host/abort-turn.js";
import type { ChatAddress } from "./chat-address.js";
import { authenticateCaller, requireAgent, type ChatCaller } from "./chat-caller.js";
import { parseAbort } from "./claim/parse-chat.js";
import { noThread } from "./claim/plan-turn.js";
import type { StoredThread } from "./ports/thread.js";
import { requesterOf, isOpenTo } from "./threads/thread-requester.js";

/**
 * Stops the turn of a thread, wherever it runs (`service.md` 4.4). An idle or ended thread stays as
 * it is; somebody else's differs from an unknown one only at the same agent (D4).
 */
export const abortChat = (caller: DataCaller, address: ChatAddress, body: unknown) =>
  Effect.gen(function* () {
    const parsed = readBody(body, parseAbort);
    const { chatCaller, request } = yield* authenticateCaller(caller, address, parsed, "identity");
    const { accountId, user } = chatCaller;
    const { agentId } = address;
    const threads = lift(yield* Threads);
    const snapshot = yield* threads.load(accountId, {
      agentId,
      owner: user,
      chatId: request.chatId,
      messageId: undefined,
    });
    const agent = yield* requireAgent(chatCaller, snapshot.agent);
    const { thread, running } = snapshot;
    if (thread?.agentId !== agentId) return yield* Effect.fail(noThread());
    if (!isOpenTo(thread, requesterOf(chatCaller, agent))) {
      return yield* Effect.fail(isOwn(chatCaller, thread) ? noThread() : notOwner());
    }
    if (running === undefined) return;
    yield* abortTurn(accountId, running);
  });

/**
 * A user's own thread of another lane is none, and a user whose time is over has none, also where they
 * are not swept away yet (D9): neither is anybody else's.
 */
const isOwn = ({ user, server }: ChatCaller, { owner }: StoredThread): boolean =>
  (owner.kind === user?.kind && owner.id === user.id) ||
  (owner.kind === "external" && owner.id === server?.snapshot.externalUser?.id);

const notOwner = (): Failure<"not_thread_owner"> =>
  new Failure("not_thread_owner", "The thread belongs to somebody else.");
