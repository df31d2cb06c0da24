import type { AgentChoice, Call, MessageChoice, Target, Who } from "./command.js";
import type { Caller } from "./accounts.js";
import type { Asked, ChatOracle } from "./oracle.js";
import type { Thread } from "./state.js";
import type { Turn } from "./turn.js";

// What a command's numbers mean, now that there are threads and turns.

/** The `number`th of them from the last one on; undefined only where there is none. */
export const nth = <Item>(items: readonly Item[], number: number): Item | undefined =>
  items.at(-1 - (number % Math.max(items.length, 1)));

/** Where a call goes, and with what of a message. */
export interface Resolved extends Asked {
  readonly messageId: string | undefined;
  /** Undefined: whatever was not said before. */
  readonly input: string | undefined;
}

/** A call about a thread that there is, or about none. */
export const askedOf = (oracle: ChatOracle, call: Call, number: number): Asked => {
  const thread = nth([...oracle.threads.values()], number);
  return { ...shared(call, thread), chatId: thread?.chatId ?? "no-such-chat" };
};

/** A message to a thread, to a new one, or to one with a made-up id; `freshId` is a new message's. */
export const messageOf = (
  oracle: ChatOracle,
  turns: readonly Turn[],
  call: Call,
  target: Target,
  message: MessageChoice,
  freshId: string,
): Resolved => {
  const threads = [...oracle.threads.values()];
  const meant = target.to === "thread" ? nth(threads, target.thread) : undefined;
  const earlier = message.id === "earlier" ? nth(meant?.turns ?? turns, message.turn) : undefined;
  const thread = meant ?? (earlier && oracle.threadOf(earlier)) ?? threads.at(-1);
  const chatId = target.to === "made up" ? target.chatId : meant?.chatId;
  return {
    ...shared(call, thread, target.to === "made up" ? "2" : undefined),
    chatId,
    messageId: message.id === "none" ? undefined : (earlier?.messageId ?? freshId),
    input: message.id === "earlier" && message.input === "same" ? earlier?.start.input : undefined,
  };
};

const shared = ({ who, path, agent }: Call, thread: Thread | undefined, or?: AgentChoice) => ({
  caller: callerOf(who, thread),
  path,
  agentId: agent !== "its own" ? agent : (or ?? thread?.agentId ?? "1"),
});

const callerOf = (who: Who, thread: Thread | undefined): Caller =>
  who === "owner" ? (thread?.by ?? { account: "alpha", name: "jane" }) : who;
