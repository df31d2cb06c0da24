import {
  questionLengthOfFeedback,
  type FeedbackMethods,
  type PortAdapter,
  type StoredFeedback,
} from "@embedded-analytics/domain";
import type { ScopedPool } from "../account-scope/scoped-pool.js";
import type { Nullable } from "../json-rows.js";
import { isStorable, storableId } from "../storable.js";
import { listFeedbackStatement, rateStatement } from "./feedback-statements.js";
import { ownerValues } from "./thread-lists.js";

/** What users think of answers, in PostgreSQL. */
export const prismaFeedback = (pool: ScopedPool): PortAdapter<FeedbackMethods> => ({
  rate: async (accountId, { owner, threadId, messageId }, feedback) => {
    const { rating = null, comment = null } = feedback ?? {};
    if (comment !== null && !isStorable(comment)) {
      throw new TypeError("The comment has a character that no text can have.");
    }
    const place = [...ownerValues(owner), storableId(threadId), storableId(messageId)];
    const { rows } = await pool.of(accountId).query<{ found: boolean }>({
      name: "rate_answer",
      text: rateStatement,
      values: [accountId, ...place, rating, comment],
    });
    return rows[0]?.found === true;
  },

  listFeedback: async (accountId, { agentId, threadId, first, after }) => {
    const { rows } = await pool.of(accountId).query<{ page: PageJson }>({
      name: "list_feedback",
      text: listFeedbackStatement,
      values: [
        accountId,
        questionLengthOfFeedback,
        storableId(agentId),
        threadId === undefined,
        storableId(threadId),
        first,
        after?.updatedAtMs ?? null,
        storableId(after?.threadId),
        storableId(after?.messageId),
      ],
    });
    if (rows[0] === undefined) throw new Error("the statement always answers one row");
    const { items, hasPreviousPage } = rows[0].page;
    return {
      items: items.slice(0, first).map(feedbackOf),
      hasNextPage: items.length > first,
      hasPreviousPage,
    };
  },
});

/** A page with one item more than it has, where the list goes on. */
interface PageJson {
  readonly items: readonly Nullable<StoredFeedback>[];
  readonly hasPreviousPage: boolean;
}

const feedbackOf = (item: Nullable<StoredFeedback>): StoredFeedback => ({
  ...item,
  comment: item.comment ?? undefined,
});
