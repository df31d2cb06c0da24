import { createContext } from "react";

/** A conversation of the page's user with its agent. */
export interface ThreadItem {
  readonly chatId: string;
  readonly title: string;
  /** ISO 8601. */
  readonly updatedAt: string;
  readonly isStreaming: boolean;
}

export type Rating = "up" | "down";

/** The user's conversations, as the service keeps them. Every method rejects where the service refuses. */
export interface ThreadsApi {
  /** Newest first; at most 100. */
  readonly list: () => Promise<readonly ThreadItem[]>;
  /** `title` has 1 to 200 characters. */
  readonly rename: (chatId: string, title: string) => Promise<void>;
  readonly remove: (chatId: string) => Promise<void>;
  /** Questions that are sure to work, for an empty thread; at most four. */
  readonly suggestions: () => Promise<readonly string[]>;
  /** Keeps what the user thinks of an answer, in the place of what they thought before; undefined: nobody asks. */
  readonly rate: ((rating: AnswerRating) => Promise<void>) | undefined;
}

/** What a user thinks of an answer. */
export interface AnswerRating {
  readonly chatId: string;
  readonly messageId: string;
  readonly rating: Rating;
  /** At most 1,000 characters. */
  readonly text?: string;
}

/** The threads of the page around; undefined where the service has no such routes. */
export const ThreadsContext = createContext<ThreadsApi | undefined>(undefined);
