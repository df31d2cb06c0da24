import {
  questionLengthOfFeedback,
  type FeedbackMethods,
  type FeedbackPosition,
  type StoredFeedback,
} from "../chat/ports/feedback.js";
import type { ThreadOwner } from "../chat/ports/thread.js";
import type { Id } from "../shared/text/id.js";
import { isBehind } from "../shared/text/compare-texts.js";
import { keyIn, type FeedbackRecord, type Tables } from "./tables.js";
import { turnsOf } from "./thread-turns.js";

/** What users think of answers. */
export const inMemoryFeedback = (tables: Tables, nowMs: () => number): FeedbackMethods => ({
  rate: (accountId, { owner, threadId, messageId }, feedback) => {
    const thread = tables.threads.get(keyIn(accountId, threadId));
    if (thread?.owner.kind !== owner.kind || thread.owner.id !== owner.id) return false;
    if (questionOf(tables, accountId, threadId, messageId) === undefined) return false;
    const key = keyIn(accountId, JSON.stringify([threadId, messageId]));
    const createdAtMs = tables.feedback.get(key)?.createdAtMs ?? nowMs();
    const place = { accountId, threadId, messageId };
    if (feedback === undefined) tables.feedback.delete(key);
    else tables.feedback.set(key, { ...place, ...feedback, createdAtMs, updatedAtMs: nowMs() });
    return true;
  },

  listFeedback: (accountId, { agentId, threadId, first, after }) => {
    const all = [...tables.feedback.values()]
      .filter(
        (each) =>
          each.accountId === accountId &&
          (threadId === undefined || each.threadId === threadId) &&
          tables.threads.get(keyIn(accountId, each.threadId))?.agentId === agentId,
      )
      .sort(newestFirst);
    const older = after === undefined ? all : all.filter((each) => newestFirst(after, each) < 0);
    return {
      items: older.slice(0, first).map((record) => storedFeedback(tables, record)),
      hasNextPage: older.length > first,
      hasPreviousPage: older.length < all.length,
    };
  },
});

const questionOf = (
  tables: Tables,
  accountId: Id,
  threadId: string,
  messageId: string,
): string | undefined =>
  turnsOf(tables, accountId, threadId).find((turn) => turn.messageId === messageId)?.input;

const newestFirst = (a: FeedbackPosition, b: FeedbackPosition): number =>
  b.updatedAtMs - a.updatedAtMs ||
  comparedFalling(a.threadId, b.threadId) ||
  comparedFalling(a.messageId, b.messageId);

const comparedFalling = (a: string, b: string): number =>
  Number(isBehind(b, a)) - Number(isBehind(a, b));

const storedFeedback = (tables: Tables, record: FeedbackRecord): StoredFeedback => {
  const { accountId, ...feedback } = record;
  const { threadId, messageId } = feedback;
  const question = questionOf(tables, accountId, threadId, messageId) ?? "";
  const owner = tables.threads.get(keyIn(accountId, threadId))?.owner;
  return {
    ...feedback,
    question: [...question].slice(0, questionLengthOfFeedback).join(""),
    user: owner === undefined ? nobody : userOf(tables, accountId, owner),
  };
};

const nobody = { kind: "internal", username: "" } as const;

const userOf = (tables: Tables, accountId: Id, owner: ThreadOwner) => {
  if (owner.kind === "preview") return nobody;
  const { kind, id } = owner;
  if (kind === "internal") {
    const username = tables.accounts.get(accountId)?.internalUsers.get(id)?.username;
    return { kind, username: username ?? "" };
  }
  const user = tables.externalUsers.get(id);
  const tenant = user && tables.embedTenants.get(user.embedTenantId);
  return { kind, externalId: user?.externalId ?? "", embedTenantName: tenant?.name ?? "" };
};
