import { CancellableIterator } from "./http/cancellable-iterator.js";
import { chatLines } from "./chat/chat-lines.js";
import type { ChatLine } from "./chat/chat-line.js";
import { newMessageId, type AbortRequest, type ChatRequest } from "./chat/chat.js";
import { LineDeduplicator } from "./chat/line-deduplicator.js";
import type { QueryRequest } from "./query/query.js";
import { QueryRows } from "./query/query-rows.js";
import { defaultRetry, type RetryPolicy } from "./chat/retry-policy.js";
import { jsonOf, type ServiceCall, type Transport } from "./http/transport.js";
import type { OfUser, SessionSettings } from "./session/session-settings.js";

/** Who sends a call, and as which account. */
export interface Sender {
  /** The value of the `Authorization` header. */
  readonly authorization: string;
  /** Undefined where a server did not say it, which only chat needs. */
  readonly accountName: string | undefined;
  /** Where a call names no deployment. */
  readonly deploymentId: number | undefined;
}

/** Makes a call as the sender of the moment, and where that one is refused, once more as the next. */
export type AsSender = <Answer>(call: (sender: Sender) => Promise<Answer>) => Promise<Answer>;

/** How a call may be ended. */
export interface CallOptions {
  /** Ends the call, or the reading of its answer, with the signal's reason; a turn of chat goes on. */
  readonly signal?: AbortSignal | undefined;
}

/** What both clients let their hosts set for chat. */
export interface ChatOptions {
  /** The first segment of the Chat API URL; left out of the path unless given. */
  readonly cloudRegion?: string | undefined;
  /** How an answer that was cut is resumed. */
  readonly retry?: Partial<RetryPolicy> | undefined;
  /** Seconds without a byte after which an answer of chat counts as cut; 45 unless given. */
  readonly idleSeconds?: number | undefined;
}

/** What a server's calls and a page's differ in. */
export interface CallForms {
  /** Headers that a message is sent with. */
  readonly chatHeaders?: Readonly<Record<string, string>>;
  /** Names the user of a call without a body. */
  readonly settingsHeaders?: (settings: SessionSettings) => Readonly<Record<string, string>>;
}

/** A call of a user, whom a server names where the call has no body. */
export type UserCall = Omit<ServiceCall, "path" | "authorization" | "headers"> & OfUser;

/** Names an agent for a call. */
export interface AgentOf {
  readonly agentId: string;
}

/** Questions with which a thread may begin. */
export interface Suggestions {
  readonly suggestions: readonly string[];
}

/** The calls that servers and browsers share. */
export class ServiceCalls {
  readonly #transport: Transport;
  readonly #as: AsSender;
  readonly #options: ChatOptions & CallForms;

  constructor(transport: Transport, as: AsSender, options: ChatOptions & CallForms) {
    this.#transport = transport;
    this.#as = as;
    this.#options = options;
  }

  /** Sends a call and answers the response once it has succeeded. */
  send(
    path: (sender: Sender) => readonly string[],
    call: Omit<ServiceCall, "path" | "authorization">,
  ): Promise<Response> {
    return this.#as((sender) =>
      this.#transport({ ...call, path: path(sender), authorization: sender.authorization }),
    );
  }

  /** A call of a user beside an agent's chat, and the JSON that it answers, if any. */
  async ofAgent<Answer>(
    agentId: string,
    rest: readonly string[],
    call: UserCall,
    { signal }: CallOptions = {},
  ): Promise<Answer> {
    const response = await this.ofUser(this.#agentPath(agentId, ...rest), { ...call, signal });
    return (response.status === 204 ? undefined : await jsonOf(response, signal)) as Answer;
  }

  /** A call of a user; where it has no body, a server names its user in a header. */
  ofUser(
    path: (sender: Sender) => readonly string[],
    { sessionSettings, ...call }: UserCall,
  ): Promise<Response> {
    const headers = sessionSettings && this.#options.settingsHeaders?.(sessionSettings);
    return this.send(path, { ...call, headers });
  }

  sql(
    { deploymentId, ...request }: QueryRequest & { readonly deploymentId?: number | undefined },
    { signal }: CallOptions = {},
  ): QueryRows {
    const path = (sender: Sender): readonly string[] => {
      const id = deploymentId ?? sender.deploymentId;
      if (id === undefined) throw new TypeError("A query needs deploymentId.");
      return ["api", "v1", "deployments", String(id), "sql"];
    };
    return new QueryRows((either) => this.send(path, { body: request, signal: either }), signal);
  }

  chat(
    { agentId, ...request }: ChatRequest & AgentOf,
    { signal }: CallOptions = {},
    deduplicator = new LineDeduplicator(),
  ): CancellableIterator<ChatLine> {
    const { input, messageId = newMessageId() } = request;
    // Made once, so that each try names the same turn.
    const body = input === undefined ? request : { ...request, messageId };
    const path = this.#agentPath(agentId, "stream-chat-state");
    const { retry, idleSeconds = 45, chatHeaders } = this.#options;
    return new CancellableIterator(
      (either) =>
        chatLines((each) => this.send(path, { body, signal: each, headers: chatHeaders }), {
          retry: { ...defaultRetry, ...retry },
          idleMs: idleSeconds * 1000,
          signal: either,
          deduplicator,
        }),
      signal,
    );
  }

  suggestions(
    { agentId, sessionSettings }: AgentOf & OfUser,
    options?: CallOptions,
  ): Promise<Suggestions> {
    return this.ofAgent(agentId, ["suggestions"], { sessionSettings }, options);
  }

  abort({ agentId, ...body }: AbortRequest & AgentOf, options?: CallOptions): Promise<void> {
    return this.ofAgent(agentId, ["stream-chat-state", "abort"], { body }, options);
  }

  #agentPath(agentId: string, ...rest: readonly string[]): (sender: Sender) => readonly string[] {
    const { cloudRegion } = this.#options;
    const region = cloudRegion === undefined ? [] : [cloudRegion];
    return ({ accountName }) => {
      if (accountName === undefined) throw new TypeError("Chat needs accountName.");
      return [...region, "api", "v1", "public", accountName, "agents", agentId, "chat", ...rest];
    };
  }
}

/** Frees the connection of a response of which only the status counts. */
export const drained = async ({ body }: Response): Promise<void> => {
  await body?.cancel().catch(() => undefined);
};
