import type { ChatId } from "../shared/text/branded.js";

/** The answer to a chat message, or a thread that is read. */
export interface ChatStream {
  readonly chatId: ChatId;
  /**
   * Whole lines, each with its newline, as they come; the last one is `__usage__`. Its reader asks
   * for one part at a time, and leaves by `return`, also while it waits for the next ones.
   */
  readonly lines: AsyncIterableIterator<readonly string[]>;
}
