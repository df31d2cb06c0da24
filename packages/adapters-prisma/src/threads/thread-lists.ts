import {
  titleLengthOfQuestion,
  type ListedThread,
  type PortAdapter,
  type UserOwner,
  type ThreadRemoval,
  type ThreadsMethods,
} from "@embedded-analytics/domain";
import type { ScopedPool } from "../account-scope/scoped-pool.js";
import { isStorable, storableId } from "../storable.js";
import { listStatement, removeStatement, renameStatement } from "./list-statements.js";

/** The threads of a user as a list, and what the user does with one of them. */
export const threadLists = (
  pool: ScopedPool,
): Pick<PortAdapter<ThreadsMethods>, "list" | "rename" | "remove"> => ({
  list: async (accountId, { agentId, owner, scope, anyBranch, first, after }) => {
    const { rows } = await pool.of(accountId).query<{ page: PageJson }>({
      name: "list_threads",
      text: listStatement,
      values: [
        accountId,
        titleLengthOfQuestion,
        ...ownerValues(owner),
        storableId(agentId),
        scope.lane,
        scope.deploymentId,
        anyBranch,
        storableId(scope.branchName),
        first,
        after?.updatedAtMs ?? null,
        storableId(after?.id),
      ],
    });
    if (rows[0] === undefined) throw new Error("the statement always answers one row");
    const { items, hasPreviousPage } = rows[0].page;
    return { items: items.slice(0, first), hasNextPage: items.length > first, hasPreviousPage };
  },

  rename: async (accountId, owner, threadId, title) => {
    if (!isStorable(title)) throw new TypeError("The title has a character that no text can have.");
    const { rows } = await pool.of(accountId).query<{ thread: ListedThread }>({
      name: "rename_thread",
      text: renameStatement,
      values: [
        accountId,
        titleLengthOfQuestion,
        ...ownerValues(owner),
        storableId(threadId),
        title,
      ],
    });
    return rows[0]?.thread;
  },

  remove: async (accountId, owner, threadId) => {
    const { rows } = await pool.of(accountId).query<{ removal: ThreadRemoval }>({
      name: "remove_thread",
      text: removeStatement,
      values: [accountId, ...ownerValues(owner), storableId(threadId)],
    });
    return rows[0]?.removal ?? { outcome: "unknown" };
  },
});

/** A page with one item more than it has, where the list goes on. */
interface PageJson {
  readonly items: readonly ListedThread[];
  readonly hasPreviousPage: boolean;
}

export const ownerValues = ({ kind, id }: UserOwner): unknown[] => [
  kind === "external" ? id : null,
  kind === "internal" ? id : null,
];
