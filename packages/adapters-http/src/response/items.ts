import type {
  ListedAttribute,
  ListedGroup,
  ListedThread,
  StoredFeedback,
} from "@embedded-analytics/domain";

/** A group of a list as it goes over the wire (C2); what is absent is `null`. */
export const groupItem = ({ id, name, description, userCount, createdAtMs }: ListedGroup) => ({
  id,
  name,
  description: description ?? null,
  userCount,
  createdAt: isoTime(createdAtMs),
});

/** An attribute definition of a list as it goes over the wire (C2). */
export const attributeItem = (attribute: ListedAttribute) => ({
  id: attribute.id,
  name: attribute.name,
  type: attribute.type,
  displayName: attribute.displayName ?? null,
  defaultValue: attribute.defaultValue ?? null,
  description: attribute.description ?? null,
  createdAt: isoTime(attribute.createdAtMs),
});

/** A thread of its user's list as it goes over the wire (wire format, 5). */
export const threadItem = (thread: ListedThread) => ({
  chatId: thread.id,
  title: thread.title,
  createdAt: isoTime(thread.createdAtMs),
  updatedAt: isoTime(thread.updatedAtMs),
  isStreaming: thread.isStreaming,
});

/** What a user thinks of an answer, as it goes over the wire. */
export const feedbackItem = (feedback: StoredFeedback) => ({
  chatId: feedback.threadId,
  messageId: feedback.messageId,
  rating: feedback.rating,
  comment: feedback.comment ?? null,
  question: feedback.question,
  user:
    feedback.user.kind === "external"
      ? {
          externalId: feedback.user.externalId,
          embedTenantName: feedback.user.embedTenantName,
        }
      : { internalId: feedback.user.username },
  createdAt: isoTime(feedback.createdAtMs),
  updatedAt: isoTime(feedback.updatedAtMs),
});

/** A moment as it goes over the wire: ISO 8601 in UTC, with milliseconds. */
export const isoTime = (ms: number): string => new Date(ms).toISOString();
