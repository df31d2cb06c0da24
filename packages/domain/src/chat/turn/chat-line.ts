import type { AgentUsage } from "../ports/agent.js";
import type { ChatId, MessageId, Sort } from "../../shared/text/branded.js";

// The lines of a response, exactly as they are sent (wire-format, 2).

/** The user's message, as it is sent back. */
export interface UserLine {
  readonly id: string;
  readonly role: "user";
  readonly content: string;
  readonly isDelta: false;
  readonly isInProcess: false;
  readonly sort: Sort;
}

/** A piece of an answer, or of the thinking before it; only the new text. */
export interface DeltaLine {
  readonly id: string;
  readonly role: "assistant";
  readonly content: string;
  readonly thinking: string;
  readonly graphPath: readonly string[];
  readonly isStructuredResponse: false;
  readonly isInProcess: true;
  readonly isDelta: true;
  readonly sort: Sort;
}

/** A call of a tool: once when it begins, once more under the same id with its result. */
export interface ToolLine {
  readonly id: string;
  readonly role: "assistant";
  readonly toolCall: {
    readonly name: string;
    /** A JSON text. */
    readonly input: string;
    /** A JSON text, once the call has ended. */
    readonly result?: string;
  };
  readonly graphPath: readonly string[];
  readonly isDelta: false;
  readonly isInProcess: boolean;
  readonly sort: Sort;
}

/** A whole message: the closing one has the id of its deltas, the final answer one of its own. */
export interface MessageLine {
  readonly id: string;
  readonly role: "assistant";
  readonly content: string;
  readonly graphPath: readonly string[];
  readonly isDelta: false;
  readonly isInProcess: false;
  readonly sort: Sort;
}

/** Separates what was before from the turn, and tells the thread's id. */
export interface CutoffLine {
  readonly id: "__cutoff__";
  readonly role: "assistant";
  readonly sort: Sort;
  readonly state: { readonly chatId: ChatId; readonly isStreaming: boolean };
}

/** The thread after the turn; the messages are those of this turn. */
export interface StateLine {
  readonly id: "__state__";
  readonly role: "assistant";
  readonly isDelta: false;
  readonly sort: Sort;
  readonly state: {
    readonly chatId: ChatId;
    readonly isStreaming: false;
    readonly messages: readonly StateMessage[];
  };
}

/** A message of the state. */
export interface StateMessage {
  readonly id: string;
  readonly role: "user" | "assistant";
  readonly content: string;
}

/** The turn was aborted. */
export interface AbortedLine {
  readonly id: "__aborted__";
  readonly type: "abort";
  readonly code: "chat_aborted";
  readonly error: string;
}

/** The turn can be run again by sending its message again. */
export interface SuspendedLine {
  readonly id: "__suspended__";
  readonly type: "suspend";
  readonly code: "chat_suspended";
  readonly retryable: true;
  readonly messageId: MessageId;
  readonly error: string;
}

/** What went wrong, in words for the user. */
export interface ErrorLine {
  readonly error: string;
}

/** The last line of every response. */
export interface UsageLine {
  readonly id: "__usage__";
  readonly type: "usage";
  readonly usage: AgentUsage & { readonly totalTokens: number };
}

/** Any line. */
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

/** A line as it is sent: one JSON text and one newline, whatever its texts hold (T18). */
export const encodeLine = (line: ChatLine): string => `${encodeJson(line)}\n`;

/**
 * A JSON text in one line: the two separators that end a line in scripts, but not in JSON, are
 * escaped; lone surrogates are by `JSON.stringify`.
 */
export const encodeJson = (value: ChatLine | string | readonly string[]): string =>
  JSON.stringify(value).replaceAll("\u2028", "\\u2028").replaceAll("\u2029", "\\u2029");
