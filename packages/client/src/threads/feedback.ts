import type { CallOptions, ServiceCalls } from "../service-calls.js";
import type { OfUser } from "../session/session-settings.js";
import type { ListPage, PageOf, ThreadOf } from "./threads.js";

/** What a user thinks of an answer. */
export interface Feedback {
  readonly rating: "up" | "down";
  /** A word, of 1,000 characters at most. */
  readonly comment?: string | undefined;
}

/** Names an answer by the `messageId` of what was asked: the `id` of the user's line. */
export interface AnswerOf extends ThreadOf {
  readonly messageId: string;
}

/** Feedback as it is listed. */
export interface ListedFeedback {
  readonly chatId: string;
  readonly messageId: string;
  readonly rating: "up" | "down";
  readonly comment: string | null;
  /** The beginning of the question, 200 characters at most. */
  readonly question: string;
  readonly user:
    | { readonly externalId: string; readonly embedTenantName: string }
    | { readonly internalId: string };
  /** ISO 8601, in UTC. */
  readonly createdAt: string;
  readonly updatedAt: string;
}

/** What a user thinks of the answers in a thread. `Caller` is what a server says of the user. */
export interface ThreadFeedback<Caller = unknown> {
  /** Keeps one rating of an answer, in the place of the one before. */
  rate(request: AnswerOf & Feedback & Caller, options?: CallOptions): Promise<void>;
  /** Removes it; repeating that is fine. */
  remove(request: AnswerOf & Caller, options?: CallOptions): Promise<void>;
  /** The user's own ratings in a thread, the newest first. */
  list(
    request: ThreadOf & PageOf & Caller,
    options?: CallOptions,
  ): Promise<ListPage<ListedFeedback>>;
}

const pathOf = (chatId: string, ...rest: readonly string[]): readonly string[] => [
  "threads",
  chatId,
  "feedback",
  ...rest,
];

export const feedbackOf = (calls: ServiceCalls): ThreadFeedback<OfUser> => ({
  rate: ({ agentId, chatId, messageId, ...body }, options) =>
    calls.ofAgent(agentId, pathOf(chatId, messageId), { method: "PUT", body }, options),
  remove: ({ agentId, chatId, messageId, ...call }, options) =>
    calls.ofAgent(agentId, pathOf(chatId, messageId), { method: "DELETE", ...call }, options),
  list: ({ agentId, chatId, sessionSettings, ...query }, options) =>
    calls.ofAgent(agentId, pathOf(chatId), { query, sessionSettings }, options),
});
