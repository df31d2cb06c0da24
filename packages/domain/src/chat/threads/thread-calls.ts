import type { Credential } from "../../access/credential.js";
import type { DataCaller } from "../../access/data-caller.js";
import type { Connection, ListQuery } from "../../catalog/connection.js";
import type { ChatId } from "../../shared/text/branded.js";
import type { ChatAddress } from "../chat-address.js";
import type { StoredFeedback } from "../ports/feedback.js";
import type { ListedThread } from "../ports/thread-list.js";
import type { AnswerAddress } from "./answer-address.js";

/** The calls of the service about users' own threads; they reject as all of its calls do. */
export interface ThreadCalls {
  /**
   * The caller's own threads at an agent, newest first (C1). `given` is `{sessionSettings}` with an API
   * key; with an embed token nothing is read of it.
   */
  listThreads(
    caller: DataCaller,
    address: ChatAddress,
    given: unknown,
    query?: ListQuery,
  ): Promise<Connection<ListedThread>>;
  /** Gives one of the caller's own threads the title of `{title, sessionSettings}`, 1 to 200 characters. */
  renameThread(
    caller: DataCaller,
    address: ChatAddress,
    chatId: ChatId,
    body: unknown,
  ): Promise<ListedThread>;
  /** Deletes one of the caller's own threads; a turn of it that runs ends as aborted. */
  deleteThread(
    caller: DataCaller,
    address: ChatAddress,
    chatId: ChatId,
    given: unknown,
  ): Promise<void>;
  /** Up to four questions for an empty thread, by the words of what the caller may see of the model. */
  suggestQuestions(
    caller: DataCaller,
    address: ChatAddress,
    given: unknown,
  ): Promise<readonly string[]>;
  /** Keeps `{rating: "up" | "down", comment?, sessionSettings}`, what a user thinks of an answer. */
  rateAnswer(caller: DataCaller, answer: AnswerAddress, body: unknown): Promise<void>;
  /** Removes what a user thinks of an answer. */
  removeRating(caller: DataCaller, answer: AnswerAddress, given: unknown): Promise<void>;
  /** What users think of an agent's answers, for the holder of an admin key (C1). */
  listFeedback(
    credential: Credential,
    address: ChatAddress,
    query?: ListQuery,
  ): Promise<Connection<StoredFeedback>>;
  /** What the caller thinks of the answers in one of the caller's own threads (C1). */
  listOwnFeedback(
    caller: DataCaller,
    address: ChatAddress,
    chatId: string,
    given: unknown,
    query?: ListQuery,
  ): Promise<Connection<StoredFeedback>>;
}
