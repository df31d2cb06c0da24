import { unexpectedResponse } from "./analytics-error.js";
import type { CancellableIterator } from "./http/cancellable-iterator.js";
import type { AbortRequest, ChatRequest } from "./chat/chat.js";
import type { ChatLine } from "./chat/chat-line.js";
import { ChatThread } from "./chat/chat-thread.js";
import type { GenerateSessionRequest } from "./session/generate-session.js";
import type { QueryRequest } from "./query/query.js";
import type { QueryRows } from "./query/query-rows.js";
import {
  drained,
  ServiceCalls,
  type Suggestions,
  type AgentOf,
  type CallOptions,
  type ChatOptions,
} from "./service-calls.js";
import type { SessionSettings } from "./session/session-settings.js";
import { feedbackOf, type ListedFeedback, type ThreadFeedback } from "./threads/feedback.js";
import { threadsOf, type ListPage, type PageOf, type Threads } from "./threads/threads.js";
import { createTransport, jsonOf, type Fetch } from "./http/transport.js";

/** What a server needs to call the service. */
export interface ClientOptions extends ChatOptions {
  /** The service's address, with the path under which it is mounted, if it has one. */
  readonly baseUrl: string;
  /** An API key, `sk-…`; it must never reach a browser. */
  readonly apiKey: string;
  /** The key's account, as the Chat API URL names it; only chat needs it. */
  readonly accountName?: string | undefined;
  /** The global `fetch` unless given. */
  readonly fetch?: Fetch | undefined;
}

/** The service for a server, with an API key. Every method rejects with an `AnalyticsError`. */
export interface Client {
  /** Mints a session for one user, provisioning what the request says of it. */
  generateSession(
    request: GenerateSessionRequest,
    options?: CallOptions,
  ): Promise<{ readonly sessionId: string }>;
  /** Exchanges a session, once and within five minutes, for an embed token. Sends no key. */
  exchange(sessionId: string, options?: CallOptions): Promise<{ readonly token: string }>;
  /** Ends a session and its token; repeating it is fine. */
  revoke(sessionId: string, options?: CallOptions): Promise<void>;
  /** Runs a statement; the rows come as they are iterated. */
  sql(
    request: QueryRequest & {
      readonly deploymentId: number;
      readonly sessionSettings: SessionSettings;
    },
    options?: CallOptions,
  ): QueryRows;
  /**
   * Sends a message, or without `input` reads a thread. The request is sent with the first `next`; the
   * lines go on over cuts. Who stops iterating ends the reading, and the turn goes on.
   */
  chat(
    request: ChatRequest & AgentOf & { readonly sessionSettings: SessionSettings },
    options?: CallOptions,
  ): CancellableIterator<ChatLine>;
  /** One user's conversation with an agent, as state; without `chatId` a new one. */
  chatThread(
    of: AgentOf & {
      readonly sessionSettings: SessionSettings;
      readonly chatId?: string | undefined;
    },
  ): ChatThread;
  /** Stops the turn that runs in a thread; what was said is kept. */
  abort(
    request: AbortRequest & AgentOf & { readonly sessionSettings: SessionSettings },
    options?: CallOptions,
  ): Promise<void>;
  /** One user's own threads: list, rename, delete, read. */
  readonly threads: Threads<{ readonly sessionSettings: SessionSettings }>;
  /** Up to four questions for an empty thread, out of what the user may see. */
  suggestions(
    request: AgentOf & { readonly sessionSettings: SessionSettings },
    options?: CallOptions,
  ): Promise<Suggestions>;
  /** What users think of answers. */
  readonly feedback: ThreadFeedback<{ readonly sessionSettings: SessionSettings }> & {
    /** Of all users of an agent, the newest first; needs an admin key. */
    listAll(request: AgentOf & PageOf, options?: CallOptions): Promise<ListPage<ListedFeedback>>;
  };
  /** What parts of the client that are loaded apart, such as `dashboardsOf`, make their calls with. */
  readonly calls: ServiceCalls;
}

/** A client for servers. Throws a TypeError for an address or a key that cannot be one. */
export const createClient = (options: ClientOptions): Client => {
  const { baseUrl, apiKey, accountName } = options;
  // A header that `fetch` refuses would have the key repeated in its error.
  if (!/^[\x21-\x7e]+$/.test(apiKey)) throw new TypeError("apiKey must be printable ASCII.");
  const transport = createTransport({ baseUrl, fetch: options.fetch });
  const sender = { authorization: `Api-Key ${apiKey}`, accountName, deploymentId: undefined };
  const calls = new ServiceCalls(transport, (call) => call(sender), {
    ...options,
    settingsHeaders,
  });
  return {
    generateSession: async (request, { signal } = {}) => {
      const response = await calls.send(() => [...embed, "generate-session"], {
        body: request,
        signal,
      });
      return { sessionId: textIn(await jsonOf(response, signal), "sessionId") };
    },
    exchange: async (sessionId, { signal } = {}) => {
      const path = [...embed, "session", "token"];
      const response = await transport({ path, body: { sessionId }, signal });
      return { token: textIn(await jsonOf(response, signal), "token") };
    },
    revoke: async (sessionId, { signal } = {}) => {
      const path = [...embed, "session", "revoke"];
      await drained(await calls.send(() => path, { body: { sessionId }, signal }));
    },
    sql: (request, call) => calls.sql(request, call),
    chat: (request, call) => calls.chat(request, call),
    chatThread: ({ chatId, ...of }) =>
      new ChatThread(
        {
          chat: (request, deduplicator) =>
            calls.chat({ ...request, ...of }, undefined, deduplicator),
          abort: (request) => calls.abort({ ...request, ...of }),
        },
        chatId,
      ),
    abort: (request, call) => calls.abort(request, call),
    threads: threadsOf(calls),
    suggestions: (request, call) => calls.suggestions(request, call),
    feedback: {
      ...feedbackOf(calls),
      listAll: ({ agentId, ...query }, { signal } = {}) =>
        calls.ofAgent(agentId, ["feedback"], { query }, { signal }),
    },
    calls,
  };
};

/** The user of a call without a body: base64url of the settings' JSON in UTF-8. */
const settingsHeaders = (settings: SessionSettings): Readonly<Record<string, string>> => {
  const bytes = new TextEncoder().encode(JSON.stringify(settings));
  const base64 = btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join(""));
  return {
    "X-Session-Settings": base64.replaceAll("+", "-").replaceAll("/", "_").replace(/=+$/, ""),
  };
};

const embed = ["api", "v1", "embed"] as const;

/** A text that an answer has to have. */
export const textIn = (body: Readonly<Record<string, unknown>>, name: string): string => {
  const value = body[name];
  if (typeof value === "string") return value;
  throw unexpectedResponse(`it has no ${name}`);
};
