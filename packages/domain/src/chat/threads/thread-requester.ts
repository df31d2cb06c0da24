import { laneOf } from "../../analytics/access/data-user-of.js";
import { browserOf, type ChatCaller } from "../chat-caller.js";
import type { AgentInDeployment, StoredThread, ThreadOwner } from "../ports/thread.js";
import { isPreview } from "../../sessions/preview.js";
import type { ThreadScope } from "../../sessions/decide/thread-scope.js";
import type { AgentId } from "../../shared/text/branded.js";

/** Who asks for a thread, and from where: which threads are theirs to see (D4; wire format, 5). */
export interface ThreadRequester {
  readonly agentId: AgentId;
  /** Undefined for a user who is not stored. */
  readonly owner: ThreadOwner | undefined;
  readonly scope: ThreadScope;
  /** Whether threads of every branch are open: to a server, which names a branch with each message. */
  readonly anyBranch: boolean;
}

/** To whom the threads of a caller belong: a preview has its own, and none of its user's (T49). */
export const ownerOf = ({
  user,
  session,
}: Pick<ChatCaller, "user" | "session">): ThreadOwner | undefined => {
  if (session !== undefined && isPreview(session)) return { kind: "preview", id: session.digest };
  return user && { kind: user.kind, id: user.id };
};

/** A caller as one who asks for threads at an agent. */
export const requesterOf = (
  caller: Pick<ChatCaller, "user" | "creatorMode" | "session" | "token">,
  { id, deploymentId }: Pick<AgentInDeployment, "id" | "deploymentId">,
): ThreadRequester => {
  const { user, creatorMode } = caller;
  const browser = browserOf(caller);
  return {
    agentId: id,
    owner: ownerOf(caller),
    scope: {
      lane: laneOf(creatorMode, user ?? { kind: "external" }),
      deploymentId,
      branchName: browser?.branchName,
    },
    anyBranch: browser === undefined,
  };
};

/**
 * Whether the thread is that user's, at that agent, and was begun in the same lane and deployment and,
 * for a page, on its branch: what was answered there may hold what the caller's present rights do not
 * show. A thread from before that was noted opens to all lanes of its user.
 */
export const isOpenTo = (
  thread: StoredThread,
  { agentId, owner, scope, anyBranch }: ThreadRequester,
): boolean =>
  thread.agentId === agentId &&
  owner !== undefined &&
  thread.owner.kind === owner.kind &&
  thread.owner.id === owner.id &&
  (thread.scope === undefined ||
    (thread.scope.lane === scope.lane &&
      thread.scope.deploymentId === scope.deploymentId &&
      (anyBranch || thread.scope.branchName === scope.branchName)));
