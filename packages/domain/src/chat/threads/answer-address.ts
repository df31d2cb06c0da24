import type { ChatAddress } from "../chat-address.js";

/** An answer: of which thread, and to which message of it. */
export interface AnswerAddress extends ChatAddress {
  readonly chatId: string;
  readonly messageId: string;
}
