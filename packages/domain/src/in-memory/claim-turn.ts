import { mayRunAgain } from "../chat/turn/turn-state.js";
import type { ThreadOwner } from "../chat/ports/thread.js";
import type { TurnClaim } from "../sessions/decide/turn-claim.js";
import { isOver } from "../sessions/decide/snapshot.js";
import { keyIn, type Tables } from "./tables.js";
import { removeThread, turnsOf } from "./thread-turns.js";
import { threadBegunBy } from "./threads.js";
import type { AccountId, Milliseconds } from "../shared/text/branded.js";

/** Whether what the claim rests on has changed. */
export const isClaimConflict = (
  tables: Tables,
  accountId: AccountId,
  claim: TurnClaim,
  isNewUser: boolean,
  nowMs: Milliseconds,
): boolean => {
  const { turnId, agentId } = claim;
  if (tables.turns.has(keyIn(accountId, turnId))) return true;
  if (tables.accounts.get(accountId)?.agents.has(agentId) !== true) return true;
  if (!isAskerValid(tables, accountId, claim, nowMs)) return true;
  if (!isNewUser && !isThere(tables, accountId, claim, nowMs)) return true;
  return claim.newThread === undefined
    ? isThreadConflict(tables, accountId, claim)
    : isNewThreadConflict(tables, accountId, claim, claim.newThread);
};

/** A session must be there still, and not be revoked (J8). */
const isAskerValid = (
  tables: Tables,
  accountId: AccountId,
  { askedBy, previewDigest, userKind, userId }: TurnClaim,
  nowMs: Milliseconds,
): boolean => {
  if (askedBy.kind !== "session") return previewDigest === undefined;
  const session = tables.sessions.get(askedBy.digest);
  if (session?.accountId !== accountId || session.revoked) return false;
  if (previewDigest === undefined) return true;
  const isOfUser = session.userKind === userKind && session.userId === userId;
  return isOfUser && session.digest === previewDigest && (session.previewUntilMs ?? 0) > nowMs;
};

/** A preview's thread is the session's, whoever its user is. */
const ownerOf = ({ previewDigest, userKind, userId }: TurnClaim): ThreadOwner =>
  previewDigest === undefined
    ? { kind: userKind, id: userId }
    : { kind: "preview", id: previewDigest };

/** Of a claim that begins a thread: it is there already, or its first message has begun another one. */
const isNewThreadConflict = (
  tables: Tables,
  accountId: AccountId,
  claim: TurnClaim,
  { firstMessageId }: NonNullable<TurnClaim["newThread"]>,
): boolean => {
  const { threadId, agentId, replaces } = claim;
  const owner = ownerOf(claim);
  const isBegun =
    firstMessageId !== undefined &&
    threadBegunBy(tables, accountId, agentId, owner, firstMessageId) !== undefined;
  return tables.threads.has(keyIn(accountId, threadId)) || isBegun || replaces !== undefined;
};

/** Of a claim of a thread that is there: it is another's, has gone on, or a turn runs in it. */
const isThreadConflict = (tables: Tables, accountId: AccountId, claim: TurnClaim): boolean => {
  const { threadId, agentId, sortFrom, messageId, replaces } = claim;
  const owner = ownerOf(claim);
  const thread = tables.threads.get(keyIn(accountId, threadId));
  if (thread?.agentId !== agentId || thread.sort !== sortFrom) return true;
  if (thread.owner.kind !== owner.kind || thread.owner.id !== owner.id) return true;
  const turns = turnsOf(tables, accountId, threadId);
  const replaced = turns.find(({ id }) => id === replaces);
  if (replaces !== undefined && (replaced === undefined || !mayRunAgain(replaced.state))) {
    return true;
  }
  return turns.some(
    (turn) => turn !== replaced && (turn.state === "claimed" || turn.messageId === messageId),
  );
};

/** Writes a claim that is no conflict. */
export const writeClaim = (
  tables: Tables,
  accountId: AccountId,
  claim: TurnClaim,
  nowMs: Milliseconds,
): void => {
  if (claim.newThread !== undefined) {
    tables.threads.set(keyIn(accountId, claim.threadId), {
      id: claim.threadId,
      accountId,
      agentId: claim.agentId,
      owner: ownerOf(claim),
      firstMessageId: claim.newThread.firstMessageId,
      scope: claim.threadScope,
      sort: claim.sortFrom,
      title: undefined,
      createdAtMs: nowMs,
      updatedAtMs: nowMs,
    });
  }
  const thread = tables.threads.get(keyIn(accountId, claim.threadId));
  if (thread !== undefined) thread.updatedAtMs = nowMs;
  if (claim.replaces !== undefined) tables.turns.delete(keyIn(accountId, claim.replaces));
  tables.turns.set(keyIn(accountId, claim.turnId), {
    id: claim.turnId,
    accountId,
    threadId: claim.threadId,
    messageId: claim.messageId,
    input: claim.input,
    state: "claimed",
    generation: 1,
    sortFrom: claim.sortFrom,
    askedBy: claim.askedBy,
    createdAtMs: nowMs,
    leaseUntilMs: nowMs + claim.leaseSeconds * 1000,
    abortedGeneration: undefined,
    usage: undefined,
    lines: new Map([[claim.userLine.at, claim.userLine]]),
  });
};

/** A user ends with all that was theirs, and a session with its previews: threads, and what was said in them. */
export const removeThreadsOf = (tables: Tables, { kind, id }: ThreadOwner): void => {
  for (const [key, thread] of tables.threads) {
    const { owner } = thread;
    if (owner.kind === kind && owner.id === id) removeThread(tables, key, thread);
  }
};

const isThere = (
  tables: Tables,
  accountId: AccountId,
  { userKind, userId }: TurnClaim,
  nowMs: Milliseconds,
): boolean => {
  if (userKind === "internal") {
    return tables.accounts.get(accountId)?.internalUsers.has(userId) === true;
  }
  const user = tables.externalUsers.get(userId);
  return user?.accountId === accountId && !isOver(user, nowMs);
};
