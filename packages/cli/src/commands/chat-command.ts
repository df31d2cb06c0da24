import { randomInt } from "node:crypto";
import type { Environment } from "@embedded-analytics/domain";
import type { Configuration, Output } from "@embedded-analytics/app/program";
import type { ChatArguments } from "../terminal/chat-arguments.js";
import { chatTarget } from "../terminal/chat-target.js";
import { converse } from "../terminal/converse.js";
import { paint, span, type Canvas } from "../terminal/drawing/text-line.js";
import { pipedPrompt, singleQuestion, terminalPrompt, type Prompt } from "../terminal/prompt.js";
import { chatService } from "../terminal/stream/chat-service.js";

/** `chat`: a conversation with an agent in the terminal, or one question and its answer. */
export const chatCommand = async (
  asked: ChatArguments,
  configuration: Configuration,
  environment: Environment,
  output: Output,
): Promise<number> => {
  const { stdin, stdout } = process;
  const target = await chatTarget(asked, configuration, environment);
  if ("problem" in target) {
    output.printError(`${target.problem}\n`);
    return 1;
  }
  const { address, isDemo, greeting } = target;
  if (isDemo && !(await answers(address.url))) {
    output.printError(noService(address.url));
    return 1;
  }
  stdout.once("error", () => process.exit(1)); // whoever read it has gone
  const isColoured = asked.isColoured && stdout.isTTY && !environment["NO_COLOR"];
  const isTalk = asked.message === undefined && stdin.isTTY && stdout.isTTY && !asked.isJson;
  const sign = paint([span("› ", "bold")], isColoured);
  if (isTalk) output.say(`\n${paint([span(greeting, "dim")], isColoured)}\n\n`);
  const prompt = (): Prompt => {
    if (asked.message !== undefined) return singleQuestion(asked.message);
    return isTalk ? terminalPrompt(stdin, stdout, sign) : pipedPrompt(stdin);
  };
  return converse({
    service: chatService(address),
    prompt: prompt(),
    canvas: (): Canvas => ({
      // Asked of the terminal itself, since a process in a group of its own hears of no change.
      width: stdout.isTTY ? Math.max(20, stdout.getWindowSize()[0]) : 80,
      isColoured,
      isTerminal: stdout.isTTY,
    }),
    say: (text) => {
      output.say(text);
    },
    printError: (text) => {
      output.printError(text);
    },
    isJson: asked.isJson,
    chatId: asked.chatId,
    showsThread: isTalk,
    messageId: () => `${Date.now()}${randomInt(1000, 10_000)}-message`,
  });
};

/** Whether anything answers there. */
const answers = async (url: string): Promise<boolean> => {
  try {
    await fetch(new URL("/livez", url), { signal: AbortSignal.timeout(5000) });
    return true;
  } catch {
    return false;
  }
};

const noService = (url: string): string =>
  `No service answers at ${new URL(url).origin}. Start it in another terminal with
  npm start
and run this again, or name another one with --url, --key and --user.
`;
