import type { ThreadScope } from "./thread-scope.js";
import type {
  AgentId,
  ChatId,
  EmbedTenantId,
  MessageId,
  Seconds,
  Sort,
  TurnId,
  UserId,
} from "../../shared/text/branded.js";

/**
 * Takes a thread for one turn, complete with all ids, so that a store only has to store it. It is
 * written together with what the request says of the user (D10), or not at all.
 */
export interface TurnClaim {
  /** Where the request writes a user: the embed tenant that the user belongs to. */
  readonly embedTenantId: EmbedTenantId | undefined;
  readonly userKind: "external" | "internal";
  readonly userId: UserId;
  /** What the caller showed; a turn by a session that is revoked meanwhile is a conflict (J8). */
  readonly askedBy: TurnAsker;
  /**
   * Of a preview, the digest of its session: the thread belongs to it and not to the user, and it must not
   * have come to its end (J1). Such a claim writes nothing else.
   */
  readonly previewDigest?: string | undefined;
  readonly agentId: AgentId;
  readonly threadId: ChatId;
  /**
   * The thread comes into being; undefined for one that is there, is this user's at this agent, and
   * has no line behind `sortFrom`. A first message that came without a thread's id names the thread
   * for the caller that sends it again (D6).
   */
  readonly newThread: { readonly firstMessageId: MessageId | undefined } | undefined;
  /** Where a new thread is begun; it changes nothing in one that is there. */
  readonly threadScope: ThreadScope;
  readonly turnId: TurnId;
  readonly messageId: MessageId;
  readonly input: string;
  readonly sortFrom: Sort;
  /** An ended turn of the same message, which runs again from the beginning; its lines go (D6). */
  readonly replaces: string | undefined;
  /** The first line of the turn, so that what was asked outlives whatever happens next. */
  readonly userLine: FirstLine;
  readonly leaseSeconds: Seconds;
}

/** By which session's token, by which key (its public id), or by another token (D2) a turn was begun. */
export type TurnAsker =
  | { readonly kind: "session"; readonly digest: string }
  | { readonly kind: "key"; readonly keyId: string }
  | { readonly kind: "auth_token" };

/** The line with which a turn begins: the message of its user, as every reader gets it. */
export interface FirstLine {
  /** Where it stands in the turn's log. */
  readonly at: number;
  readonly kind: "user";
  /** Its number in the thread. */
  readonly sort: Sort | undefined;
  /** Exactly as it is sent, with its newline. */
  readonly text: string;
}
