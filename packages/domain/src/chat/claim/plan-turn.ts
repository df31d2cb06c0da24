import * as Result from "effect/Result";
import { Failure } from "../../shared/failure/failure.js";
import type { StoredThread, StoredTurn } from "../ports/thread.js";
import type { ThreadSnapshot } from "../ports/threads.js";
import { isOpenTo, type ThreadRequester } from "../threads/thread-requester.js";
import { hasEnded, mayRunAgain } from "../turn/turn-state.js";
import type { TurnId } from "../ports/turn-logs.js";
import type { ChatId } from "../../shared/text/branded.js";

/** What a chat message comes to. */
export type TurnPlan =
  /** The message is that of a turn that runs: sent again, it is answered with that turn (D6). */
  | { readonly kind: "follow"; readonly thread: StoredThread; readonly turn: StoredTurn }
  /** It has ended for good: what it said is said again, and nobody is asked anything (D6). */
  | { readonly kind: "replay"; readonly thread: StoredThread; readonly turn: StoredTurn }
  /** The lease of the turn in the way has expired, and that turn is to be ended first (D8). */
  | { readonly kind: "reap" }
  | {
      readonly kind: "claim";
      /** Undefined: a new thread. */
      readonly thread: StoredThread | undefined;
      /** The id that a client made up for it (D4). */
      readonly chatId: ChatId | undefined;
      readonly replaces: TurnId | undefined;
    };

/** A message as it is judged: where it goes, which one it is, what it says. */
export interface PlannedMessage extends ThreadRequester {
  readonly chatId: ChatId | undefined;
  readonly input: string;
  readonly acceptClientChatIds: boolean;
}

/** Decides what a message comes to, or why it cannot (D4, D6). Pure. */
export const planTurn = (
  { thread, running, turn }: Pick<ThreadSnapshot, "thread" | "running" | "turn">,
  message: PlannedMessage,
): Result.Result<TurnPlan, Failure<"message_conflict" | "thread_busy" | "thread_not_found">> => {
  if (thread === undefined) return planThread(message);
  if (!isOpenTo(thread, message)) {
    // Found by its first message, it is the user's own at this agent: in another lane (D6).
    return Result.fail(message.chatId === undefined ? otherInput() : noThread());
  }
  if (turn !== undefined && turn.input !== message.input) {
    return Result.fail(otherInput());
  }
  if (turn !== undefined && hasEnded(turn.state) && !mayRunAgain(turn.state)) {
    return Result.succeed({ kind: "replay", thread, turn });
  }
  if (running?.leaseOver === true) return Result.succeed({ kind: "reap" });
  if (running !== undefined) {
    return running.id === turn?.id
      ? Result.succeed({ kind: "follow", thread, turn: running })
      : Result.fail(new Failure("thread_busy", "Streaming for thread is in progress"));
  }
  return Result.succeed({ kind: "claim", thread, chatId: undefined, replaces: turn?.id });
};

/** Decides on the first message of a thread, which may come with an id for it (D4). */
const planThread = (
  message: PlannedMessage,
): Result.Result<TurnPlan, Failure<"thread_not_found">> => {
  const { chatId } = message;
  return chatId === undefined || mayBeMadeUp(message)
    ? Result.succeed({ kind: "claim", thread: undefined, chatId, replaces: undefined })
    : Result.fail(noThread());
};

const otherInput = (): Failure<"message_conflict"> =>
  new Failure("message_conflict", "This messageId has been used for another input.");

/** One answer for what does not exist and what belongs to another user (A1, D4). */
export const noThread = (): Failure<"thread_not_found"> =>
  new Failure("thread_not_found", "There is no such thread.");

const mayBeMadeUp = ({ acceptClientChatIds, chatId }: PlannedMessage): boolean =>
  acceptClientChatIds && chatId !== undefined && /^[A-Za-z0-9._:-]{1,128}$/.test(chatId);
