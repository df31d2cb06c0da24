import type { ChatLine } from "./chat-line.js";
import type { Sort } from "../../shared/text/branded.js";

/** Which lines outlive the log: whole messages, and how the turn ended. Deltas do not. */
export type KeptKind =
  | "user"
  /** A call with its result. */
  | "tool"
  /** The answer under the id of its deltas. */
  | "closing"
  /** The answer once more, where the turn was completed. */
  | "final"
  /** What comes behind the messages: error, state, aborted, suspended, usage. */
  | "ending";

/** A line of a turn that is stored for good. */
export interface KeptLine {
  /** Which line of the turn it is, from 0: where it stands in the turn's log. */
  readonly at: number;
  readonly kind: KeptKind;
  /** Its number in the thread; undefined for lines that have none. */
  readonly sort: Sort | undefined;
  /** Exactly as it was sent, with its newline. */
  readonly text: string;
}

/** What comes behind the messages of a turn. */
export const isEnding = ({ kind }: KeptLine): boolean => kind === "ending";

/** What a reader of a thread is shown of earlier turns. */
export const isMessage = (line: KeptLine): boolean => !isEnding(line);

/** Whether, and as what, a line outlives the log. */
export const keptKindOf = (line: ChatLine): KeptKind | undefined => {
  if (!("role" in line) || line.id === "__state__") return "ending";
  if (line.role === "user") return "user";
  if ("state" in line || line.isDelta) return undefined;
  if ("toolCall" in line) return line.isInProcess ? undefined : "tool";
  return line.graphPath[0] === "final" ? "final" : "closing";
};
