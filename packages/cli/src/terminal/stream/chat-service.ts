import { lineSplitter } from "./line-splitter.js";

/** The service answered, and not with a stream. */
export class ChatRefused extends Error {
  override readonly name = "ChatRefused";

  constructor(
    readonly status: number,
    message: string,
  ) {
    super(message);
  }
}

/** Nobody answers at the address. */
export class ChatUnreachable extends Error {
  override readonly name = "ChatUnreachable";
}

/** The connection broke before the last line. */
export class ChatBroken extends Error {
  override readonly name = "ChatBroken";
}

/** A chat over HTTP (service.md 4.3, 4.4). */
export interface ChatService {
  /** The lines of one response; `messageId` makes sending the same again harmless (D6). */
  lines(body: object, signal: AbortSignal): AsyncGenerator<string, void, undefined>;
  /** Stops the turn that runs in a thread. */
  abort(chatId: string): Promise<void>;
}

/** Where to chat, with which key, and as whom. */
export interface ChatAddress {
  readonly url: string;
  /** An API key, or the token of an embedded session (D2). */
  readonly key: string;
  readonly sessionSettings: object;
}

/** The chat at that address. Redirects are not followed: the key is for this address alone. */
export const chatService = ({ url, key, sessionSettings }: ChatAddress): ChatService => {
  const post = async (to: string, body: object, signal?: AbortSignal): Promise<Response> => {
    const response = await fetch(to, {
      method: "POST",
      redirect: "manual",
      headers: {
        "Content-Type": "application/json",
        Authorization: `${key.startsWith("sk-") ? "Api-Key" : "Bearer"} ${key}`,
      },
      body: JSON.stringify({ ...body, sessionSettings }),
      signal: signal ?? AbortSignal.timeout(30_000),
    }).catch((cause: unknown) => {
      if (signal?.aborted) throw signal.reason;
      throw new ChatUnreachable(`Nothing answers at ${to}.`, { cause });
    });
    if (!response.ok) throw new ChatRefused(response.status, await detailOf(response));
    return response;
  };
  return {
    async *lines(body, signal) {
      const { body: stream } = await post(url, body, signal);
      const { push } = lineSplitter();
      const chunks = (stream ?? []) as AsyncIterable<Uint8Array>;
      try {
        for await (const chunk of chunks) yield* push(chunk);
      } catch (cause) {
        signal.throwIfAborted();
        throw new ChatBroken("The connection broke.", { cause });
      }
    },
    abort: async (chatId) => {
      await post(abortUrl(url), { chatId });
    },
  };
};

const abortUrl = (url: string): string => {
  const address = new URL(url);
  address.pathname = `${address.pathname.replace(/\/+$/, "")}/abort`;
  return address.href;
};

/** The sentence of a problem document (F1), or the status alone. */
const detailOf = async (response: Response): Promise<string> => {
  const text = await response.text().catch(() => "");
  try {
    const { detail } = JSON.parse(text.slice(0, 65_536)) as { readonly detail?: unknown };
    if (typeof detail === "string" && detail !== "") return detail;
  } catch {
    // some other program's page
  }
  return `The address answers with ${response.status}, and not like a chat.`;
};
