import * as Effect from "effect/Effect";
import { notInPreview, requireNoPreview } from "../../sessions/preview.js";
import { lift } from "../../shared/port/port.js";
import type { ChatAddress } from "../chat-address.js";
import { requireAgent, type ChatCaller } from "../chat-caller.js";
import { noThread } from "../claim/plan-turn.js";
import { Threads } from "../services.js";
import { requesterOf, isOpenTo } from "./thread-requester.js";
import type { ChatId } from "../../shared/text/branded.js";

/** The caller's own thread of that id, and the turn of it that runs; any other one is 404 (D4). */
export const findOwnThread = (chatCaller: ChatCaller, { agentId }: ChatAddress, chatId: ChatId) =>
  Effect.gen(function* () {
    yield* requireNoPreview(chatCaller.session);
    const threads = lift(yield* Threads);
    const lookup = { agentId, owner: chatCaller.user, chatId, messageId: undefined };
    const { agent, thread, running } = yield* threads.load(chatCaller.accountId, lookup);
    const requester = requesterOf(chatCaller, yield* requireAgent(chatCaller, agent));
    if (thread === undefined || !isOpenTo(thread, requester)) return yield* Effect.fail(noThread());
    const { owner } = thread;
    if (owner.kind === "preview") return yield* Effect.fail(notInPreview());
    return { thread, running, owner };
  });
