import type { ChatLine } from "./chat-line.js";
import { isFields, type Fields } from "../http/json-fields.js";

/**
 * A value as a line of chat, or undefined for a kind of line that this client does not have: a later
 * service may send more kinds, which older clients pass over.
 */
export const parseChatLine = (value: unknown): ChatLine | undefined =>
  isFields(value) && isChatLine(value) ? (value as unknown as ChatLine) : undefined;

const isChatLine = (line: Fields): boolean => {
  const { id, role, sort, content, state, toolCall } = line;
  switch (id) {
    case undefined:
    case "__aborted__":
    case "__suspended__":
      return typeof line["error"] === "string";
    case "__usage__":
      return isFields(line["usage"]);
    case "__cutoff__":
    case "__state__":
      return isFields(state) && typeof state["chatId"] === "string";
  }
  if (typeof id !== "string" || id.startsWith("__") || typeof sort !== "number") return false;
  if (role === "user") return typeof content === "string";
  if (role !== "assistant" || !Array.isArray(line["graphPath"])) return false;
  if (toolCall !== undefined) return isFields(toolCall) && typeof toolCall["name"] === "string";
  return (
    typeof content === "string" &&
    (line["isDelta"] !== true || typeof line["thinking"] === "string")
  );
};
