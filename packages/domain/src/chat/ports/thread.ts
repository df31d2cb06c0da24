import type { DataDeployment } from "../../analytics/model/data-deployment.js";
import type { ThreadScope } from "../../sessions/decide/thread-scope.js";
import type { Agent } from "./agent.js";
import type { TurnState } from "../turn/turn-state.js";
import type { TurnId } from "./turn-logs.js";
import type {
  AccountId,
  AgentId,
  ChatId,
  Generation,
  MessageId,
  Sort,
  UserId,
} from "../../shared/text/branded.js";

/** A user to whom threads belong. */
export interface UserOwner {
  readonly kind: "external" | "internal";
  readonly id: UserId;
}

/** Whose a thread is: a user's, or a preview's, by the digest of its session, with which it ends (J1). */
export type ThreadOwner = UserOwner | { readonly kind: "preview"; readonly id: string };

/** A thread of an account: one user's conversation with one agent. Its id is unique in the account. */
export interface StoredThread {
  readonly id: ChatId;
  readonly agentId: AgentId;
  readonly owner: ThreadOwner;
  /** The number of its last line; while a turn runs, that of the last line before the turn. */
  readonly sort: Sort;
  /** Undefined for a thread that was begun before this was noted. */
  readonly scope: ThreadScope | undefined;
}

/** One turn, as it was claimed and perhaps ended. */
export interface StoredTurn {
  readonly id: TurnId;
  readonly messageId: MessageId;
  readonly input: string;
  /** While it runs `claimed`: the first line is not written to the store. */
  readonly state: TurnState;
  /** Of the writer who has it. */
  readonly generation: Generation;
  /** The number of the thread's last line before the turn. */
  readonly sortFrom: Sort;
  /** Whether it runs by its state, but its lease has expired (D8). */
  readonly leaseOver: boolean;
}

/** An agent together with the deployment that it answers over. */
export interface AgentInDeployment extends Agent {
  readonly deployment: DataDeployment;
}

/** A turn that ran on nobody's account any more, now ours to end. */
export interface TakenTurn {
  readonly accountId: AccountId;
  readonly threadId: ChatId;
  readonly agentName: string;
  readonly turn: StoredTurn;
}
