import type { NewAuditEntry } from "../../audit/audit-entry.js";
import type { DeploymentScope } from "../../access/deployment-scope.js";
import type { IssuedSelection } from "../../sessions/issued-selection.js";
import type { AgentUsage } from "./agent.js";
import type { KeptLine } from "../turn/kept-line.js";
import type { FeedbackMethods } from "./feedback.js";
import type { ListedThread, ThreadListing, ThreadPage, ThreadRemoval } from "./thread-list.js";
import type {
  AgentInDeployment,
  StoredThread,
  StoredTurn,
  TakenTurn,
  ThreadOwner,
  UserOwner,
} from "./thread.js";
import type { TurnId } from "./turn-logs.js";
import type { TurnState } from "../turn/turn-state.js";
import type { UsageOfAgent } from "../usage-of-agent.js";
import type {
  AccountId,
  AgentId,
  ChatId,
  Generation,
  MessageId,
  Milliseconds,
  Seconds,
  Sort,
} from "../../shared/text/branded.js";

/** What deciding on a request has to know. */
export interface ThreadLookup {
  readonly agentId: AgentId;
  /** Undefined for a user who is not stored. */
  readonly owner: ThreadOwner | undefined;
  /** Undefined: the thread that `messageId` of this owner has begun at this agent, if any (D6). */
  readonly chatId: ChatId | undefined;
  readonly messageId: MessageId | undefined;
}

/** All that one moment tells of it. */
export interface ThreadSnapshot {
  readonly agent: AgentInDeployment | undefined;
  /** With `chatId` the account's thread of that id, whosesoever and at whichever agent. */
  readonly thread: StoredThread | undefined;
  /** The turn of that thread that runs, by its state. */
  readonly running: StoredTurn | undefined;
  /** The turn of that thread with that `messageId`. */
  readonly turn: StoredTurn | undefined;
}

/** How a turn ended, as it is stored in one step. */
export interface TurnEnding {
  readonly state: TurnState;
  /** Every kept line, also those that were kept before. */
  readonly lines: readonly KeptLine[];
  /** The number of the turn's last line. */
  readonly sort: Sort;
  readonly usage: AgentUsage;
}

/** The kept lines of a turn, and how it stands. */
export interface KeptTurn {
  readonly state: TurnState;
  readonly lines: readonly KeptLine[];
}

/** A running turn that shall stop, and the generation that was meant. */
export type AbortedTurn = Pick<StoredTurn, "id" | "generation">;

/** What became of the threads of previews that have ended. */
export interface ClearedPreviews {
  /** Turns of the removed threads, whose logs may still be there. */
  readonly removed: readonly TurnOfAccount[];
  /** Running turns that were marked to stop; their threads are removed by a later call. */
  readonly aborted: readonly (TurnOfAccount & Pick<StoredTurn, "generation">)[];
}

/** What became of threads that nobody has written to for long. */
export interface RemovedThreads {
  /** How many were removed. */
  readonly threads: number;
  /** The turns that they had, whose logs may still be there. */
  readonly turns: readonly TurnOfAccount[];
}

/** A turn by its account and its id. */
export interface TurnOfAccount {
  readonly accountId: AccountId;
  readonly turnId: TurnId;
}

/**
 * The store of threads and turns. A turn comes into being by `Provisioning.commit`; at most one turn
 * of a thread runs, and a writer whose generation is not the turn's writes nothing.
 */
export interface ThreadsMethods extends FeedbackMethods {
  /** One consistent read. */
  load(accountId: AccountId, lookup: ThreadLookup): ThreadSnapshot;
  /**
   * The messages of a thread with numbers behind `after` and up to `upTo`, in their order: `linesMax` of
   * them, or fewer, the last of which makes them `bytesMax` long or longer (UTF-8).
   */
  messages(
    accountId: AccountId,
    threadId: ChatId,
    after: number,
    upTo: number,
    linesMax: number,
    bytesMax?: number,
  ): readonly KeptLine[];
  /**
   * The messages of the thread's last turns up to that number, in their order: whole turns, `turnsMax` of
   * them, or as many as are together at most `bytesMax` long (UTF-8); the last one whatever its length.
   */
  recent(
    accountId: AccountId,
    threadId: ChatId,
    upTo: number,
    turnsMax: number,
    bytesMax?: number,
  ): readonly KeptLine[];
  /** The kept lines of a turn from `from` on, as many as of messages; undefined for one that is not there. */
  turn(
    accountId: AccountId,
    turnId: TurnId,
    from: number,
    linesMax: number,
    bytesMax?: number,
  ): KeptTurn | undefined;
  /** Keeps lines of a running turn; a line that is there stays. False: the turn is another's, or over. */
  keep(
    accountId: AccountId,
    turnId: TurnId,
    generation: Generation,
    lines: readonly KeptLine[],
  ): boolean;
  /** Prolongs the lease from the store's now on. False: the turn is another's, or over. */
  renew(
    accountId: AccountId,
    turnId: TurnId,
    generation: Generation,
    leaseSeconds: Seconds,
  ): boolean;
  /**
   * Keeps an abort of this generation for as long as it has the turn: it does not hold for a generation
   * that takes the turn over. True also where it was kept before. False: the turn is another's, or over.
   */
  abort(accountId: AccountId, turnId: TurnId, generation: Generation): boolean;
  /**
   * Keeps of every running turn of the account that is selected, at an agent of these deployments, that
   * its present generation shall stop (J8); answers these turns. Where there are any, the entry is
   * written in the same transaction (J10).
   */
  abortIssued(
    accountId: AccountId,
    selection: IssuedSelection,
    deployments: DeploymentScope,
    entry?: NewAuditEntry,
  ): readonly AbortedTurn[];
  /** Whether this generation has the turn still, and an abort of it is kept. */
  isAborted(accountId: AccountId, turnId: TurnId, generation: Generation): boolean;
  /**
   * Ends a turn and frees its thread, which goes on behind `sort`. True also where this generation
   * has ended it in that state before: an answer may have been lost. What was used is added to the
   * agent's, once; a count is rounded, and from 0 to 10^12.
   */
  end(accountId: AccountId, turnId: TurnId, generation: Generation, ending: TurnEnding): boolean;
  /**
   * Gives running turns whose lease is over a next generation and a new lease, so that the caller
   * alone may end them. Over all accounts; each to one caller only.
   */
  claimExpired(leaseSeconds: Seconds, turnsMax: number): readonly TakenTurn[];
  /**
   * What ended turns have used, one item for each agent with such a turn, ordered by its id; its models
   * are sorted, too. Counted from the day of UTC on in which `sinceMs` lies, or from the first.
   */
  usage(accountId: AccountId, sinceMs: Milliseconds | undefined): readonly UsageOfAgent[];
  /**
   * The threads of one user at one agent that were begun in that scope, or before scopes were noted:
   * newest `updatedAtMs` first, then by falling id, compared as bytes of UTF-8.
   */
  list(accountId: AccountId, listing: ThreadListing): ThreadPage;
  /** Gives that user's thread a title. Undefined: the user has no such thread. */
  rename(
    accountId: AccountId,
    owner: UserOwner,
    threadId: ChatId,
    title: string,
  ): ListedThread | undefined;
  /**
   * Removes that user's thread with its turns and their lines, in one transaction, unless a turn of it
   * runs whose lease is not over.
   */
  remove(accountId: AccountId, owner: UserOwner, threadId: ChatId): ThreadRemoval;
  /**
   * Removes threads of previews that have ended or were revoked, at most so many, over all accounts (J1). One
   * in which a turn runs whose lease is not over stays, and the turn's present generation shall stop.
   */
  clearPreviews(threadsMax: number): ClearedPreviews;
  /**
   * Removes threads in which no turn has begun or ended for as many days as their account keeps them, at most
   * so many, over all accounts (J1). One in which a turn runs whose lease is not over stays.
   */
  removeOld(threadsMax: number): RemovedThreads;
}
