import { AnalyticsError } from "../analytics-error.js";
import type { ChatLine } from "./chat-line.js";
import { newMessageId, type AbortRequest, type ChatRequest } from "./chat.js";
import { LineDeduplicator } from "./line-deduplicator.js";
import { emptyThread, reduceThread, type ThreadState } from "./thread-state.js";

/** What a thread needs of its client, for one agent and one user. */
export interface ThreadCalls {
  /** Passes on the lines that the deduplicator has not passed on yet. */
  readonly chat: (
    request: ChatRequest,
    deduplicator: LineDeduplicator,
  ) => AsyncIterableIterator<ChatLine>;
  readonly abort: (request: AbortRequest) => Promise<void>;
}

/**
 * One conversation as state to be shown: `getState` and `subscribe` are what React's
 * `useSyncExternalStore` takes. One answer is read at a time.
 */
export class ChatThread {
  readonly #calls: ThreadCalls;
  readonly #listeners = new Set<() => void>();
  /** One for the whole thread: an answer that is read again is added to the state once. */
  readonly #deduplicator = new LineDeduplicator();
  #state: ThreadState;
  #sent: ChatRequest | undefined;
  #reading: AsyncIterableIterator<ChatLine> | undefined;

  /** `chatId` names a thread that there is; without it the first message begins one. */
  constructor(calls: ThreadCalls, chatId?: string) {
    this.#calls = calls;
    this.#state = { ...emptyThread, chatId };
  }

  /** The thread as it is now; another object after each change, and the same one between. */
  readonly getState = (): ThreadState => this.#state;

  /** Calls `listener` after each change, until the returned function is called. */
  readonly subscribe = (listener: () => void): (() => void) => {
    const own = (): void => {
      listener();
    };
    this.#listeners.add(own);
    return () => void this.#listeners.delete(own);
  };

  /**
   * Sends a message and reads its answer to the end; resolves with the state then. Rejects with an
   * `AnalyticsError` where the message was refused, or the answer cannot be read for now: `resend` goes
   * on with it.
   */
  send(input: string, messageId: string = newMessageId()): Promise<ThreadState> {
    return this.#read({ input, messageId, chatId: this.#state.chatId });
  }

  /**
   * Sends the last message once more, under its id: reads on where its turn runs, and runs it again
   * where it was suspended or interrupted.
   */
  resend(): Promise<ThreadState> {
    if (this.#sent === undefined) return Promise.reject(new Error("No message was sent yet."));
    return this.#read(this.#sent);
  }

  /** Reads the thread, and the answer of a turn that runs, to its end. */
  read(): Promise<ThreadState> {
    return this.#read({ chatId: this.#state.chatId });
  }

  /** Stops the turn that runs; what was said is kept. Nothing where none has begun. */
  async abort(): Promise<void> {
    const { chatId } = this.#state;
    if (chatId !== undefined) await this.#calls.abort({ chatId });
  }

  /** Stops reading; the turn goes on, and `read` or `resend` comes back to it. */
  close(): void {
    void this.#reading?.return?.();
  }

  async #read(request: ChatRequest): Promise<ThreadState> {
    if (this.#reading !== undefined) {
      throw new AnalyticsError("thread_busy", "An answer of this thread is being read.");
    }
    if (request.input !== undefined) this.#sent = request;
    this.#deduplicator.beginAnswer();
    const lines = (this.#reading = this.#calls.chat(request, this.#deduplicator));
    try {
      for await (const line of lines) this.#set(reduceThread(this.#state, line));
      this.#stopStreaming({ status: "idle" });
    } catch (error) {
      this.#stopStreaming({ status: "failed", error: messageOf(error) });
      throw error;
    } finally {
      this.#reading = undefined;
    }
    return this.#state;
  }

  /** The reading has ended, and not by the last line of an answer. */
  #stopStreaming(end: Pick<ThreadState, "status"> & Partial<ThreadState>): void {
    if (this.#state.status === "streaming") this.#set({ ...this.#state, ...end });
  }

  #set(state: ThreadState): void {
    this.#state = state;
    for (const listener of [...this.#listeners]) listener();
  }
}

const messageOf = (error: unknown): string => (error instanceof Error ? error.message : "");
