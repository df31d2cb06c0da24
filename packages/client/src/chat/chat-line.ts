/** What the user said. */
export interface UserLine {
  /** The `messageId`. */
  readonly id: string;
  readonly role: "user";
  readonly content: string;
  readonly isDelta: false;
  readonly isInProcess: false;
  readonly sort: number;
}

/** A piece of an answer, or of the thinking before it; only the new text. */
export interface DeltaLine {
  readonly id: string;
  readonly role: "assistant";
  readonly content: string;
  readonly thinking: string;
  /** Begins with the agent's name. */
  readonly graphPath: readonly string[];
  readonly isStructuredResponse: false;
  readonly isInProcess: true;
  readonly isDelta: true;
  readonly sort: number;
}

/** A call of a tool. */
export interface ToolCall {
  readonly name: string;
  /** A JSON text. */
  readonly input: string;
  /** A JSON text, once the call has ended; of one that failed `{"error"}`. */
  readonly result?: string;
}

/** A call of a tool: once when it begins, once more under the same id with its result. */
export interface ToolLine {
  readonly id: string;
  readonly role: "assistant";
  readonly toolCall: ToolCall;
  readonly graphPath: readonly string[];
  readonly isDelta: false;
  readonly isInProcess: boolean;
  readonly sort: number;
}

/** A whole message: the closing one has the id of its deltas, the final answer one of its own. */
export interface MessageLine {
  readonly id: string;
  readonly role: "assistant";
  readonly content: string;
  /** `["final"]` for the final answer. */
  readonly graphPath: readonly string[];
  readonly isDelta: false;
  readonly isInProcess: false;
  readonly sort: number;
}

/** Separates older messages from the turn, and has the thread's id. */
export interface CutoffLine {
  readonly id: "__cutoff__";
  readonly role: "assistant";
  readonly sort: number;
  readonly state: { readonly chatId: string; readonly isStreaming: boolean };
}

/** The thread after the turn; the messages are those of this turn. */
export interface StateLine {
  readonly id: "__state__";
  readonly role: "assistant";
  readonly isDelta: false;
  readonly sort: number;
  readonly state: {
    readonly chatId: string;
    readonly isStreaming: false;
    readonly messages: readonly {
      readonly id: string;
      readonly role: "user" | "assistant";
      readonly content: string;
    }[];
  };
}

/** The turn was aborted. */
export interface AbortedLine {
  readonly id: "__aborted__";
  readonly type: "abort";
  readonly code: "chat_aborted";
  readonly error: string;
}

/** The service goes down: the same message, sent again, runs again. */
export interface SuspendedLine {
  readonly id: "__suspended__";
  readonly type: "suspend";
  readonly code: "chat_suspended";
  readonly retryable: true;
  readonly messageId: string;
  readonly error: string;
}

/** What went wrong, in words for the user. */
export interface ErrorLine {
  readonly error: string;
}

/** What language models have used for a turn; zeros without one. */
export interface Usage {
  readonly models: readonly string[];
  readonly llmCalls: number;
  readonly inputTokens: number;
  readonly outputTokens: number;
  readonly cacheReadTokens: number;
  readonly cacheWriteTokens: number;
  readonly totalTokens: number;
}

/** The last line of every answer. */
export interface UsageLine {
  readonly id: "__usage__";
  readonly type: "usage";
  readonly usage: Usage;
}

/** Any line of an answer of chat, as it is sent. */
export type ChatLine =
  | UserLine
  | DeltaLine
  | ToolLine
  | MessageLine
  | CutoffLine
  | StateLine
  | AbortedLine
  | SuspendedLine
  | ErrorLine
  | UsageLine;
