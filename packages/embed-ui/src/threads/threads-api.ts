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
  /** What the user thought of the answers of a thread before, by `messageId`; asked for once in a thread. */
  readonly ratings: (chatId: string) => Promise<ReadonlyMap<string, KeptRating>>;
}

/** What a user thinks of an answer. */
export interface KeptRating {
  readonly rating: Rating;
  /** At most 1,000 characters. */
  readonly text?: string | undefined;
}

/** What a user thinks, and of which answer. */
export interface AnswerRating extends KeptRating {
  readonly chatId: string;
  readonly messageId: string;
}

/** The threads of the page around; undefined where the service has no such routes. */
export const ThreadsContext = createContext<ThreadsApi | undefined>(undefined);
