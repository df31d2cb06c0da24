import type { CancellableIterator } from "../http/cancellable-iterator.js";
import type { ChatLine } from "../chat/chat-line.js";
import type { AgentOf, CallOptions, ServiceCalls } from "../service-calls.js";
import type { OfUser } from "../session/session-settings.js";

/** A thread in the list of its user. */
export interface ListedThread {
  readonly chatId: string;
  /** As its user has named it, else the beginning of its first question. */
  readonly title: string;
  /** ISO 8601, in UTC. */
  readonly createdAt: string;
  /** When its last turn began or ended; ISO 8601, in UTC. */
  readonly updatedAt: string;
  /** Whether an answer is being written. */
  readonly isStreaming: boolean;
}

/** A page of a list, newest first; `endCursor` continues it as `after`. */
export interface ListPage<Item> {
  readonly items: readonly Item[];
  readonly pageInfo: {
    readonly hasNextPage: boolean;
    readonly hasPreviousPage: boolean;
    readonly startCursor: string | null;
    readonly endCursor: string | null;
  };
}

/** Which page of a list. */
export interface PageOf {
  /** 1 to 500; 50 unless given. */
  readonly first?: number | undefined;
  /** The `endCursor` of the page before. */
  readonly after?: string | undefined;
}

/** Names a thread for a call. */
export interface ThreadOf extends AgentOf {
  readonly chatId: string;
}

/** A user's own threads at an agent. `Caller` is what a server says of the user. */
export interface Threads<Caller = unknown> {
  /** The threads of the user's lane, deployment and branch; the newest first. */
  list(request: AgentOf & PageOf & Caller, options?: CallOptions): Promise<ListPage<ListedThread>>;
  /** Gives a thread a title of 1 to 200 characters. */
  rename(
    request: ThreadOf & { readonly title: string } & Caller,
    options?: CallOptions,
  ): Promise<ListedThread>;
  /** Deletes a thread with all that was said in it; an answer that is being written ends. */
  delete(request: ThreadOf & Caller, options?: CallOptions): Promise<void>;
  /** The lines of a thread as it is, and those of an answer that is being written. */
  read(request: ThreadOf & Caller, options?: CallOptions): CancellableIterator<ChatLine>;
}

export const threadsOf = (calls: ServiceCalls): Threads<OfUser> => ({
  list: ({ agentId, sessionSettings, ...query }, options) =>
    calls.ofAgent(agentId, ["threads"], { query, sessionSettings }, options),
  rename: ({ agentId, chatId, ...body }, options) =>
    calls.ofAgent(agentId, ["threads", chatId], { method: "PATCH", body }, options),
  delete: ({ agentId, chatId, sessionSettings }, options) =>
    calls.ofAgent(agentId, ["threads", chatId], { method: "DELETE", sessionSettings }, options),
  read: (request, options) => calls.chat(request, options),
});
