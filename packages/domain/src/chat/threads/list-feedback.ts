import * as Effect from "effect/Effect";
import { requireDeploymentInScope, requireHost, requirePaidPlan } from "../../access/authorize.js";
import { authenticateAdmin } from "../../access/authenticate-admin.js";
import type { Credential } from "../../access/credential.js";
import type { DataCaller } from "../../access/data-caller.js";
import type { Connection, ListQuery } from "../../catalog/connection.js";
import { pageSizeOf } from "../../catalog/page-size.js";
import { Failure } from "../../shared/failure/failure.js";
import { readBody } from "../../shared/failure/body-failure.js";
import { lift } from "../../shared/port/port.js";
import type { Id } from "../../shared/text/id.js";
import type { ChatAddress } from "../chat-address.js";
import { authenticateCaller } from "../chat-caller.js";
import type { StoredFeedback } from "../ports/feedback.js";
import { Threads } from "../services.js";
import { openFeedbackCursor, sealFeedbackCursor } from "./feedback-cursor.js";
import { findOwnThread } from "./find-own-thread.js";
import { parseSettingsAlone } from "./parse-threads.js";

/** What users think of an agent's answers, for its owner: the holder of an admin key (C1). */
export const listFeedback = (credential: Credential, address: ChatAddress, query: ListQuery) =>
  Effect.gen(function* () {
    const holder = yield* authenticateAdmin(credential);
    const { account } = holder;
    yield* requireHost(account, address.accountName);
    yield* requirePaidPlan(account);
    const { agentId } = address;
    const lookup = { agentId, owner: undefined, chatId: undefined, messageId: undefined };
    const { agent } = yield* lift(yield* Threads).load(account.id, lookup);
    if (agent === undefined) {
      return yield* Effect.fail(new Failure("agent_not_found", "There is no such agent."));
    }
    yield* requireDeploymentInScope(holder, agent.deploymentId);
    return yield* pageOf(account.id, agentId, undefined, query);
  });

/** What the user of a thread thinks of its answers, for that user. */
export const listOwnFeedback = (
  caller: DataCaller,
  address: ChatAddress,
  chatId: string,
  given: unknown,
  query: ListQuery,
) =>
  Effect.gen(function* () {
    const parsed = readBody(given, parseSettingsAlone);
    const { chatCaller } = yield* authenticateCaller(caller, address, parsed, "identity");
    const { thread } = yield* findOwnThread(chatCaller, address, chatId);
    return yield* pageOf(chatCaller.accountId, address.agentId, thread.id, query);
  });

const pageOf = (accountId: Id, agentId: string, threadId: string | undefined, query: ListQuery) =>
  Effect.gen(function* () {
    const first = yield* pageSizeOf(query.first);
    const list = JSON.stringify([accountId, "feedback", agentId, threadId]);
    const after =
      query.after === undefined ? undefined : yield* openFeedbackCursor(query.after, list);
    const listing = { agentId, threadId, first, after };
    const { items, ...more } = yield* lift(yield* Threads).listFeedback(accountId, listing);
    const cursorOf = (item: StoredFeedback | undefined) =>
      item === undefined ? Effect.succeed(null) : sealFeedbackCursor(item, list);
    const startCursor = yield* cursorOf(items[0]);
    const endCursor = yield* cursorOf(items.at(-1));
    const pageInfo = { ...more, startCursor, endCursor };
    return { items, pageInfo } satisfies Connection<StoredFeedback>;
  });
