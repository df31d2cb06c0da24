import type {
  AgentInDeployment,
  DataDeployment,
  StoredThread,
  StoredTurn,
  TakenTurn,
  ThreadScope,
  ThreadSnapshot,
} from "@embedded-analytics/domain";
import type { Nullable } from "../json-rows.js";

/** The JSON of the load statement: what is not there is null. */
export interface SnapshotJson {
  readonly agent:
    | (Omit<AgentInDeployment, "deployment"> & { readonly deployment: Nullable<DataDeployment> })
    | null;
  readonly thread:
    (Omit<StoredThread, "scope"> & { readonly scope: Nullable<ThreadScope> | null }) | null;
  readonly running: StoredTurn | null;
  readonly turn: StoredTurn | null;
}

/** What the statement read, as the domain wants it. */
export const snapshotOf = ({ agent, thread, running, turn }: SnapshotJson): ThreadSnapshot => ({
  agent: agent
    ? {
        ...agent,
        deployment: {
          ...agent.deployment,
          modelFolder: agent.deployment.modelFolder ?? undefined,
          sources: agent.deployment.sources ?? undefined,
        },
      }
    : undefined,
  thread: thread
    ? {
        ...thread,
        scope: thread.scope
          ? { ...thread.scope, branchName: thread.scope.branchName ?? undefined }
          : undefined,
      }
    : undefined,
  running: running ?? undefined,
  turn: turn ?? undefined,
});

/** A turn that was taken; the driver gives a bigint as text. */
export interface TakenRow extends Omit<TakenTurn, "accountId"> {
  readonly accountId: string;
}

export const takenOf = ({ accountId, ...taken }: TakenRow): TakenTurn => ({
  ...taken,
  accountId: Number(accountId),
});
