import { AnalyticsError } from "./analytics-error.js";
import type { CancellableIterator } from "./http/cancellable-iterator.js";
import type { ChatLine } from "./chat/chat-line.js";
import { ChatThread } from "./chat/chat-thread.js";
import type { AbortRequest, ChatRequest } from "./chat/chat.js";
import { textIn } from "./create-client.js";
import type { QueryRequest } from "./query/query.js";
import type { QueryRows } from "./query/query-rows.js";
import {
  ServiceCalls,
  type Suggestions,
  type AgentOf,
  type AsSender,
  type CallOptions,
  type ChatOptions,
} from "./service-calls.js";
import { SessionToken, type HeldToken } from "./session/session-token.js";
import { feedbackOf, type ThreadFeedback } from "./threads/feedback.js";
import { threadsOf, type Threads } from "./threads/threads.js";
import { createTransport, jsonOf, type Fetch } from "./http/transport.js";

/** What a page needs to call the service as its user. */
export interface BrowserClientOptions extends ChatOptions {
  /** The service's address, with the path under which it is mounted, if it has one. */
  readonly baseUrl: string;
  /**
   * Asks your server for a new session of the user of this page: its answer to `generateSession`. It is
   * called with the first call, and whenever the token has to be renewed.
   */
  readonly fetchSession: () => Promise<{ readonly sessionId: string }>;
  /** The global `fetch` unless given. */
  readonly fetch?: Fetch | undefined;
}

/** A query, or a message, of the token's user: `sessionSettings` and `isDevMode` are for servers. */
type OfTokenUser<Request> = Omit<Request, "sessionSettings" | "isDevMode">;

/** The service for a page, as the user of its session. Every method rejects with an `AnalyticsError`. */
export interface BrowserClient {
  /** Runs a statement in the session's deployment; the rows come as they are iterated. */
  sql(request: OfTokenUser<QueryRequest>, options?: CallOptions): QueryRows;
  /** Sends a message, or without `input` reads a thread; see `Client.chat`. */
  chat(
    request: OfTokenUser<ChatRequest> & AgentOf,
    options?: CallOptions,
  ): CancellableIterator<ChatLine>;
  /** The user's conversation with an agent, as state; without `chatId` a new one. */
  chatThread(of: AgentOf & { readonly chatId?: string | undefined }): ChatThread;
  /** Stops the turn that runs in a thread; what was said is kept. */
  abort(request: OfTokenUser<AbortRequest> & AgentOf, options?: CallOptions): Promise<void>;
  /** The user's own threads: list, rename, delete, read. */
  readonly threads: Threads;
  /** What the user thinks of answers: rate, remove, list. */
  readonly feedback: ThreadFeedback;
  /** Up to four questions for an empty thread, out of what the user may see. */
  suggestions(request: AgentOf, options?: CallOptions): Promise<Suggestions>;
  /** What parts of the client that are loaded apart, such as `dashboardsOf`, make their calls with. */
  readonly calls: ServiceCalls;
}

/**
 * A client for pages, of one user: the token is held in memory only, renewed in time, and once where the
 * service refuses it. A renewed session of somebody else is refused with `session_changed`. Throws a
 * TypeError for an address that cannot be one.
 */
export const createBrowserClient = (options: BrowserClientOptions): BrowserClient => {
  const { baseUrl, fetchSession } = options;
  // The token says who asks: cookies would only add what a page of another origin could ride on.
  const transport = createTransport({ baseUrl, fetch: options.fetch, credentials: "omit" });
  const tokens = new SessionToken({
    fetchSession,
    exchange: async (sessionId) => {
      const path = ["api", "v1", "embed", "session", "token"];
      return textIn(await jsonOf(await transport({ path, body: { sessionId } })), "token");
    },
    nowMs: () => Date.now(),
  });
  const calls = new ServiceCalls(transport, asTokenUser(tokens), {
    ...options,
    chatHeaders,
  });
  return {
    sql: (request, call) => calls.sql(request, call),
    chat: (request, call) => calls.chat(request, call),
    chatThread: ({ agentId, chatId }) =>
      new ChatThread(
        {
          chat: (request, deduplicator) =>
            calls.chat({ ...request, agentId }, undefined, deduplicator),
          abort: (request) => calls.abort({ ...request, agentId }),
        },
        chatId,
      ),
    abort: (request, call) => calls.abort(request, call),
    threads: threadsOf(calls),
    feedback: feedbackOf(calls),
    suggestions: (request, call) => calls.suggestions(request, call),
    calls,
  };
};

/**
 * A page asks for events from the start, since it cannot know which proxies are before it: some hold back
 * every other answer until it is whole, and an answer that was asked for again after a silence would come
 * later than all that an event has beside its line. A service without events answers lines.
 */
const chatHeaders = { Accept: "text/event-stream, */*" };

/** Calls with the token; where it is refused, once more with another one. */
const asTokenUser =
  (tokens: SessionToken): AsSender =>
  async (call) => {
    const held = await tokens.get();
    try {
      return await call(senderOf(held));
    } catch (error) {
      if (!(error instanceof AnalyticsError) || error.status !== 401) throw error;
      return call(senderOf(await tokens.get(held)));
    }
  };

const senderOf = ({ token, claims: { accountName, deploymentId } }: HeldToken) => ({
  authorization: `Bearer ${token}`,
  accountName,
  deploymentId,
});
