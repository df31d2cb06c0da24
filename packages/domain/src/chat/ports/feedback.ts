import type { Id } from "../../shared/text/id.js";
import type { UserOwner } from "./thread.js";

/** What a user thinks of an answer. */
export interface Feedback {
  readonly rating: "up" | "down";
  readonly comment: string | undefined;
}

/** Whose thread an answer is in, and which message of it was answered. */
export interface AnswerPlace {
  readonly owner: UserOwner;
  readonly threadId: string;
  readonly messageId: string;
}

/** Where a list of feedback is cut. */
export interface FeedbackPosition {
  readonly updatedAtMs: number;
  readonly threadId: string;
  readonly messageId: string;
}

/** Feedback as the agent's owner reads it. Times are milliseconds since 1970. */
export interface StoredFeedback extends Feedback, FeedbackPosition {
  /** The beginning of the question, at most 200 code points. */
  readonly question: string;
  readonly user:
    | { readonly kind: "external"; readonly externalId: string; readonly embedTenantName: string }
    | { readonly kind: "internal"; readonly username: string };
  readonly createdAtMs: number;
}

/** Which feedback is asked for: that of an agent, or of one of its threads. */
export interface FeedbackListing {
  readonly agentId: string;
  readonly threadId: string | undefined;
  readonly first: number;
  readonly after: FeedbackPosition | undefined;
}

/** A slice of such a list, and whether the list goes on at either side of it (C1). */
export interface FeedbackPage {
  readonly items: readonly StoredFeedback[];
  readonly hasNextPage: boolean;
  readonly hasPreviousPage: boolean;
}

/** How much of a question its feedback repeats, in code points. */
export const questionLengthOfFeedback = 200;

/** What users think of answers; it ends with its thread, and so with its user. */
export interface FeedbackMethods {
  /**
   * Keeps what a user thinks of the answer to a message of a thread of theirs, in the place of what was
   * kept of it; undefined removes it. False: the user has no such thread, or it has no such message.
   */
  rate(accountId: Id, place: AnswerPlace, feedback: Feedback | undefined): boolean;
  /** The newest `updatedAtMs` first, then by falling thread and message id, compared as bytes of UTF-8. */
  listFeedback(accountId: Id, listing: FeedbackListing): FeedbackPage;
}
