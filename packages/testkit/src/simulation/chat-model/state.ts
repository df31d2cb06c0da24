import type { AccountName, AgentId, Caller, CallerName } from "./company.js";
import type { Turn } from "./turn.js";

/** A stored user; another one of the same name who comes later is another object. */
export interface User {
  /** When an ephemeral user ends (D9); undefined for one who stays. */
  untilMs: number | undefined;
}

/** A thread and its one owner (T7). */
export interface Thread {
  readonly account: AccountName;
  readonly agentId: AgentId;
  readonly owner: User;
  /** Whoever began it. */
  readonly by: Caller;
  readonly chatId: string;
  /** The message that began it without naming a thread (D6). */
  readonly firstMessage: Turn | undefined;
  /** Those that are there still, in the order in which they began. */
  readonly turns: Turn[];
  /** The number of its last line; while a turn runs, that of the last line before it. */
  sort: number;
}

/** An embed token, good for a day from its exchange (B5). */
export interface Token {
  readonly account: AccountName;
  readonly name: CallerName;
  readonly user: User;
  readonly untilMs: number;
  readonly token: string;
  readonly sessionId: string;
  revoked: boolean;
}

/** The turn of the thread that runs. */
export const runningOf = ({ turns }: Thread): Turn | undefined =>
  turns.find(({ state }) => state === "running");

/** What is read back of the thread up to a turn, or of all of it. */
export const messagesOf = ({ turns }: Thread, before?: Turn): readonly string[] => {
  const end = before === undefined ? turns.length : turns.indexOf(before);
  return turns.slice(0, end).flatMap((turn) => turn.messages());
};
