import type { AccountName, AgentId, Caller } from "./accounts.js";
import type { Turn } from "./turn.js";
import type { User } from "./users.js";

/** A thread and its one owner (T7). */
export interface Thread {
  readonly account: AccountName;
  readonly agentId: AgentId;
  readonly owner: User;
  /** The caller that began it. */
  readonly by: Caller;
  readonly chatId: string;
  /** The message that began it without naming a thread (D6). */
  readonly firstMessage: Turn | undefined;
  /** Those that are there still, in the order in which they began. */
  readonly turns: Turn[];
  /** The number of its last line; while a turn runs, that of the last line before it. */
  sort: number;
}

/** The turn of the thread that runs. */
export const runningOf = ({ turns }: Thread): Turn | undefined =>
  turns.find(({ state }) => state === "running");

/** What is read back of the thread up to a turn, or of all of it. */
export const messagesOf = ({ turns }: Thread, before?: Turn): readonly string[] => {
  const end = before === undefined ? turns.length : turns.indexOf(before);
  return turns.slice(0, end).flatMap((turn) => turn.messages());
};
