import type { AnswerView } from "./answer-view.js";
import type { Prompt } from "./prompt.js";
import type { ChatEvent } from "./stream/chat-event.js";
import type { ChatService } from "./stream/chat-service.js";
import { followTurn } from "./stream/follow-turn.js";

/** How an answer ended, and in which thread. */
export interface Asked {
  readonly outcome: "completed" | "stopped" | "failed" | "left";
  readonly chatId: string | undefined;
}

/** What a question is asked with. */
export interface Asking {
  readonly service: ChatService;
  readonly listen: Prompt["listen"];
  readonly view: AnswerView;
  readonly write: (text: string) => void;
  /** Is given each line as it came; undefined: the view shows what it says. */
  readonly onLine: ((line: string) => void) | undefined;
  /** Shows a question of earlier turns; undefined: these are passed over. */
  readonly showEarlier: ((question: string) => string) | undefined;
}

/** The body of a request, without the user. */
export interface Question {
  readonly chatId?: string;
  readonly messageId?: string;
  readonly input?: string;
}

/**
 * Asks and shows the answer as it comes. The first interrupt stops the turn through the service,
 * since leaving would not end it (D7); the second leaves.
 */
export const askQuestion = async (question: Question, asking: Asking): Promise<Asked> => {
  const { service, view, write } = asking;
  const leaving = new AbortController();
  let { chatId } = question;
  let interrupts = 0;
  let outcome: Asked["outcome"] = "completed";
  const stop = (): void => {
    if (chatId === undefined) return; // as soon as the thread is known
    service.abort(chatId).catch((cause: unknown) => {
      write(`${view.rest()}Could not stop it: ${(cause as Error).message}\n`);
    });
  };
  const stopListening = asking.listen(() => {
    interrupts += 1;
    if (interrupts === 1) stop();
    else leaving.abort();
  });
  const note = (event: ChatEvent): void => {
    if (event.kind === "aborted") outcome = "stopped";
    if (event.kind === "failed") outcome = "failed";
    if (event.kind !== "cutoff") return;
    const isNew = chatId === undefined;
    chatId = event.chatId;
    if (isNew && interrupts === 1) stop();
  };
  try {
    for await (const { event, isOld, line } of followTurn(service, question, leaving.signal)) {
      if (!isOld) note(event);
      if (asking.onLine !== undefined) asking.onLine(line);
      else if (!isOld) write(view.show(event));
      else if (asking.showEarlier !== undefined) write(earlier(event, asking));
    }
  } catch (cause) {
    if (!leaving.signal.aborted) throw cause;
    outcome = "left";
  } finally {
    stopListening();
    if (asking.onLine === undefined) write(view.rest());
  }
  return { outcome, chatId };
};

const earlier = (event: ChatEvent, { view, showEarlier }: Asking): string => {
  const shown = view.show(event);
  return event.kind === "question" ? `${view.rest()}${showEarlier?.(event.text) ?? ""}` : shown;
};
