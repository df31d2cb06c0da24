import * as Effect from "effect/Effect";
import type { DataCaller } from "../../access/data-caller.js";
import type { Connection, ListQuery } from "../../catalog/connection.js";
import { pageSizeOf } from "../../catalog/page-size.js";
import { readBody } from "../../shared/failure/body-failure.js";
import { lift } from "../../shared/port/port.js";
import type { ChatAddress } from "../chat-address.js";
import { authenticateCaller, requireAgent } from "../chat-caller.js";
import type { ListedThread } from "../ports/thread-list.js";
import { Threads } from "../services.js";
import { parseSettingsAlone } from "./parse-threads.js";
import { requesterOf } from "./thread-requester.js";
import { openThreadCursor, sealThreadCursor } from "./thread-cursor.js";

/**
 * The caller's own threads at an agent, newest first (C1; wire format, 5): those of the caller's lane,
 * deployment and branch. A user who is not stored, and a preview, has none.
 */
export const listThreads = (
  caller: DataCaller,
  address: ChatAddress,
  given: unknown,
  query: ListQuery,
) =>
  Effect.gen(function* () {
    const parsed = readBody(given, parseSettingsAlone);
    const { chatCaller } = yield* authenticateCaller(caller, address, parsed, "identity");
    const threads = lift(yield* Threads);
    const { agentId } = address;
    const lookup = { agentId, owner: undefined, chatId: undefined, messageId: undefined };
    const { agent } = yield* threads.load(chatCaller.accountId, lookup);
    const { owner, scope, anyBranch } = requesterOf(
      chatCaller,
      yield* requireAgent(chatCaller, agent),
    );
    const first = yield* pageSizeOf(query.first);
    const list = JSON.stringify([
      chatCaller.accountId,
      "threads",
      agentId,
      owner,
      scope,
      anyBranch,
    ]);
    const after =
      query.after === undefined ? undefined : yield* openThreadCursor(query.after, list);
    const { items, ...more } =
      owner === undefined || owner.kind === "preview"
        ? { items: [], hasNextPage: false, hasPreviousPage: false }
        : yield* threads.list(chatCaller.accountId, {
            agentId,
            owner,
            scope,
            anyBranch,
            first,
            after,
          });
    const cursorOf = (item: ListedThread | undefined) =>
      item === undefined ? Effect.succeed(null) : sealThreadCursor(item, list);
    const startCursor = yield* cursorOf(items[0]);
    const endCursor = yield* cursorOf(items.at(-1));
    const pageInfo = { ...more, startCursor, endCursor };
    return { items, pageInfo } satisfies Connection<ListedThread>;
  });
