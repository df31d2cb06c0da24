import {
  titleLengthOfQuestion,
  type ListedThread,
  type ThreadListing,
  type ThreadPosition,
} from "../chat/ports/thread-list.js";
import type { UserOwner } from "../chat/ports/thread.js";
import type { ThreadsMethods } from "../chat/ports/threads.js";
import { isBehind } from "../shared/text/compare-texts.js";
import { keyIn, type Tables, type ThreadRecord } from "./tables.js";
import { isLeaseOver, removeThread, turnsOf } from "./thread-turns.js";
import type { AccountId, ChatId, Milliseconds } from "../shared/text/branded.js";

/** The threads of a user as a list, and what the user does with one of them. */
export const threadLists = (
  tables: Tables,
  nowMs: () => number,
): Pick<ThreadsMethods, "list" | "rename" | "remove"> => {
  const ownThread = (accountId: AccountId, owner: UserOwner, threadId: ChatId) => {
    const thread = tables.threads.get(keyIn(accountId, threadId));
    return thread !== undefined && isOf(thread, owner) ? thread : undefined;
  };
  const listed = (thread: ThreadRecord): ListedThread => listedThread(tables, thread, nowMs());

  return {
    list: (accountId, listing) => {
      const { first, after } = listing;
      const all = [...tables.threads.values()]
        .filter((thread) => thread.accountId === accountId && isListed(thread, listing))
        .sort(newestFirst);
      const older = after === undefined ? all : all.filter((each) => newestFirst(after, each) < 0);
      return {
        items: older.slice(0, first).map(listed),
        hasNextPage: older.length > first,
        hasPreviousPage: older.length < all.length,
      };
    },

    rename: (accountId, owner, threadId, title) => {
      const thread = ownThread(accountId, owner, threadId);
      if (thread === undefined) return undefined;
      thread.title = title;
      return listed(thread);
    },

    remove: (accountId, owner, threadId) => {
      const thread = ownThread(accountId, owner, threadId);
      if (thread === undefined) return { outcome: "unknown" };
      if (listed(thread).isStreaming) return { outcome: "running" };
      const turnIds = removeThread(tables, keyIn(accountId, threadId), thread);
      return { outcome: "removed", turnIds };
    },
  };
};

const isOf = (thread: ThreadRecord, { kind, id }: UserOwner): boolean =>
  thread.owner.kind === kind && thread.owner.id === id;

const isListed = (
  thread: ThreadRecord,
  { agentId, owner, scope, anyBranch }: ThreadListing,
): boolean =>
  thread.agentId === agentId &&
  isOf(thread, owner) &&
  (thread.scope === undefined ||
    (thread.scope.lane === scope.lane &&
      thread.scope.deploymentId === scope.deploymentId &&
      (anyBranch || thread.scope.branchName === scope.branchName)));

const newestFirst = (a: ThreadPosition, b: ThreadPosition): number =>
  b.updatedAtMs - a.updatedAtMs || Number(isBehind(b.id, a.id)) - Number(isBehind(a.id, b.id));

const listedThread = (tables: Tables, thread: ThreadRecord, nowMs: Milliseconds): ListedThread => {
  const turns = turnsOf(tables, thread.accountId, thread.id);
  const question = [...(turns[0]?.input ?? "")].slice(0, titleLengthOfQuestion).join("");
  return {
    id: thread.id,
    title: thread.title ?? question,
    createdAtMs: thread.createdAtMs,
    updatedAtMs: thread.updatedAtMs,
    isStreaming: turns.some((turn) => turn.state === "claimed" && !isLeaseOver(turn, nowMs)),
  };
};
