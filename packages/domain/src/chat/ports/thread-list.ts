import type { UserOwner } from "./thread.js";
import type { ThreadScope } from "../../sessions/decide/thread-scope.js";
import type { TurnId } from "./turn-logs.js";
import type { AgentId, Milliseconds } from "../../shared/text/branded.js";

/** A thread in the list of its own user (wire format, 5). Times are milliseconds since 1970. */
export interface ListedThread {
  readonly id: string;
  /** As its user has named it, else the beginning of its first question. */
  readonly title: string;
  readonly createdAtMs: Milliseconds;
  /** When its last turn began or ended. */
  readonly updatedAtMs: Milliseconds;
  /** Whether a turn of it runs whose lease is not over. */
  readonly isStreaming: boolean;
}

/** Where a list of threads is cut. */
export type ThreadPosition = Pick<ListedThread, "id" | "updatedAtMs">;

/** Which threads are asked for: those of one user at one agent, and of one scope. */
export interface ThreadListing {
  readonly agentId: AgentId;
  readonly owner: UserOwner;
  readonly scope: ThreadScope;
  /** Whether threads of every branch are meant, and not only those of the scope's. */
  readonly anyBranch: boolean;
  readonly first: number;
  readonly after: ThreadPosition | undefined;
}

/** A slice of such a list, and whether the list goes on at either side of it (C1). */
export interface ThreadPage {
  readonly items: readonly ListedThread[];
  readonly hasNextPage: boolean;
  readonly hasPreviousPage: boolean;
}

/** What came of a removal. */
export type ThreadRemoval =
  /** With the turns that the thread had, whose logs may still be there. */
  | { readonly outcome: "removed"; readonly turnIds: readonly TurnId[] }
  /** A turn of it runs, and nothing was removed. */
  | { readonly outcome: "running" }
  | { readonly outcome: "unknown" };

/** How much of its first question is the title of a thread, in code points. */
export const titleLengthOfQuestion = 80;
