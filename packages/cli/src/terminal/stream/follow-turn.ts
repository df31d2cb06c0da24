import { readChatLine, type ChatEvent } from "./chat-event.js";
import { ChatBroken, ChatUnreachable, type ChatService } from "./chat-service.js";

/** A response as it is followed. */
export interface Followed {
  /** Messages of the thread that came before this turn. */
  readonly isOld: boolean;
  readonly event: ChatEvent;
  readonly line: string;
}

/**
 * The events of one turn, each once. When the connection breaks before the last line, the same
 * message is sent once more: the running turn goes on from where it was, and a finished one is
 * shown to its end (D6).
 */
export async function* followTurn(
  service: ChatService,
  body: { readonly chatId?: string; readonly messageId?: string; readonly input?: string },
  signal: AbortSignal,
): AsyncGenerator<Followed, void, undefined> {
  let { chatId } = body;
  let isCut = false; // the cutoff was seen
  let newest = -Infinity;

  async function* once(): AsyncGenerator<Followed, boolean, undefined> {
    let isOld = true;
    const isRepeated = isCut; // older messages were shown the first time, if at all
    const wasShown = (sort = Infinity): boolean => (isOld && isRepeated) || sort <= newest;
    for await (const line of service.lines({ ...body, ...(chatId && { chatId }) }, signal)) {
      const { sort, event } = readChatLine(line) ?? {};
      if (event?.kind === "cutoff") {
        if (event.chatId !== "") chatId = event.chatId;
        isOld = false;
        isCut = true;
        if (!isRepeated) yield { isOld, event, line };
      } else if (event !== undefined && !wasShown(sort)) {
        if (!isOld && sort !== undefined) newest = sort;
        yield { isOld, event, line };
      }
      if (event?.kind === "end") return true;
    }
    return false;
  }

  try {
    if (yield* once()) return;
  } catch (cause) {
    if (!(cause instanceof ChatBroken)) throw cause;
  }
  if (body.messageId === undefined) throw new ChatBroken("The connection broke.");
  try {
    if (yield* once()) return;
  } catch (cause) {
    if (!(cause instanceof ChatBroken || cause instanceof ChatUnreachable)) throw cause;
  }
  throw new ChatBroken("The connection broke, and could not be taken up again.");
}
