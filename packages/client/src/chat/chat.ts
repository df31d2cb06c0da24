import type { SessionSettings } from "../session/session-settings.js";

/** A message to an agent, or without `input` the wish to read a thread. */
export interface ChatRequest {
  /** What the user says, at most 32 KiB. */
  readonly input?: string | undefined;
  /** The thread; omitted: a new one. */
  readonly chatId?: string | undefined;
  /**
   * Your id of the message, 13 to 64 digits and `-message`, such as `newMessageId` makes; sent again, it
   * names the same turn. Omitted: one is made.
   */
  readonly messageId?: string | undefined;
  /** For whom a server asks; required with an API key. */
  readonly sessionSettings?: SessionSettings | undefined;
  /** With an API key: shows what the agent thinks, where its declaration says so. */
  readonly isDevMode?: boolean | undefined;
  /** The branch of the model. */
  readonly activeBranchName?: string | undefined;
  /** `true`: the main branch, whatever the name; `false` needs a name. */
  readonly isDefaultBranch?: boolean | undefined;
}

/** Stops the turn that runs in a thread. */
export interface AbortRequest {
  readonly chatId: string;
  /** For whom a server asks; required with an API key. */
  readonly sessionSettings?: SessionSettings | undefined;
}

/** An id for a new message: the time in milliseconds and some digits at random. */
export const newMessageId = (): string => {
  const random = crypto.getRandomValues(new Uint32Array(2));
  return `${Date.now()}${[...random].map((part) => String(part).padStart(10, "0")).join("")}-message`;
};
