import { answerView } from "./answer-view.js";
import { askQuestion, type Asked, type Question } from "./ask-question.js";
import { paint, span, type Canvas, type Ink } from "./drawing/text-line.js";
import type { Prompt } from "./prompt.js";
import {
  ChatBroken,
  ChatRefused,
  ChatUnreachable,
  type ChatService,
} from "./stream/chat-service.js";
import { cleanJson, cleanLine } from "./text/plain-text.js";

/** What a conversation needs. */
export interface Conversation {
  readonly service: ChatService;
  readonly prompt: Prompt;
  /** Asked anew for each answer, since windows change their size. */
  readonly canvas: () => Canvas;
  readonly say: (text: string) => void;
  readonly printError: (text: string) => void;
  readonly isJson: boolean;
  /** The thread to go on with. */
  readonly chatId: string | undefined;
  /** Whether the messages of that thread are shown first. */
  readonly showsThread: boolean;
  /** A new id of a message (wire-format 1). */
  readonly messageId: () => string;
}

const help = `/new     begin a new thread
/thread  show the thread's id
/help    show this
Ctrl-C   stop an answer; once more to leave
Ctrl-D   leave
`;

/** Asks question after question; answers the exit code, 1 where the last answer was none. */
export const converse = async (conversation: Conversation): Promise<number> => {
  const { prompt, canvas, say, printError } = conversation;
  let { chatId } = conversation;
  let outcome = "completed" as Asked["outcome"]; // `ask` changes it
  const inked = (text: string, ink: Ink): string =>
    `${paint([span(cleanLine(text), ink)], canvas().isColoured)}\n`;

  const ask = async (question: Question): Promise<void> => {
    try {
      const asked = await askQuestion(question, {
        service: conversation.service,
        listen: prompt.listen,
        view: answerView(canvas()),
        write: (text) => {
          if (text !== "") say(text);
        },
        onLine: conversation.isJson
          ? (line) => {
              say(`${cleanJson(line)}\n`);
            }
          : undefined,
        showEarlier:
          question.input === undefined ? (text) => `\n${inked(`› ${text}`, "bold")}` : undefined,
      });
      ({ outcome, chatId } = asked);
    } catch (cause) {
      if (![ChatBroken, ChatRefused, ChatUnreachable].some((kind) => cause instanceof kind)) {
        throw cause;
      }
      outcome = "failed";
      printError(inked((cause as Error).message, "failure"));
    }
    if (!conversation.isJson && canvas().isTerminal) say("\n");
  };

  if (chatId !== undefined && conversation.showsThread) await ask({ chatId });
  for (;;) {
    if (outcome === "left") return 130;
    const line = (await prompt.next())?.trim();
    if (line === undefined) return outcome === "completed" ? 0 : 1;
    if (line === "/new") {
      chatId = undefined;
      say(inked("A new thread begins with your next question.", "dim"));
    } else if (line === "/thread") {
      say(inked(chatId ?? "There is no thread yet.", "dim"));
    } else if (/^\/\w*$/.test(line)) {
      say(line === "/help" ? help : `${line} is not known.\n${help}`);
    } else if (line !== "") {
      const messageId = conversation.messageId();
      await ask({ input: line, messageId, ...(chatId === undefined ? {} : { chatId }) });
    }
  }
};
