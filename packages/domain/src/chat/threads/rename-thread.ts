import * as Effect from "effect/Effect";
import type { DataCaller } from "../../access/data-caller.js";
import { readBody } from "../../shared/failure/body-failure.js";
import { lift } from "../../shared/port/port.js";
import type { ChatAddress } from "../chat-address.js";
import { authenticateCaller } from "../chat-caller.js";
import { noThread } from "../claim/plan-turn.js";
import { Threads } from "../services.js";
import { findOwnThread } from "./find-own-thread.js";
import { parseRename } from "./parse-threads.js";
import type { ChatId } from "../../shared/text/branded.js";

/** Gives one of the caller's own threads a title, which stays (wire format, 5). */
export const renameThread = (
  caller: DataCaller,
  address: ChatAddress,
  chatId: ChatId,
  body: unknown,
) =>
  Effect.gen(function* () {
    const parsed = readBody(body, parseRename);
    const { chatCaller, request } = yield* authenticateCaller(caller, address, parsed, "identity");
    const { owner } = yield* findOwnThread(chatCaller, address, chatId);
    const threads = lift(yield* Threads);
    const renamed = yield* threads.rename(chatCaller.accountId, owner, chatId, request.title);
    if (renamed === undefined) return yield* Effect.fail(noThread());
    return renamed;
  });
