import type { AgentId } from "../shared/text/branded.js";

/** Where a chat call was sent: the account and agent that its path names (D1). */
export interface ChatAddress {
  readonly accountName: string;
  readonly agentId: AgentId;
}
