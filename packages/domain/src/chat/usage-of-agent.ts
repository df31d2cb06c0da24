import type { AgentUsage } from "./ports/agent.js";
import type { AgentId, Milliseconds } from "../shared/text/branded.js";

/**
 * What the turns of an agent have used, all together. It outlives its users: whoever has asked, the
 * account pays.
 */
export interface UsageOfAgent extends AgentUsage {
  readonly agentId: AgentId;
  /** The begin of the first day of UTC that has some of it, milliseconds since 1970. */
  readonly sinceMs: Milliseconds;
  /** Those that have ended, however they did; a message that ran again counts again. */
  readonly turns: number;
}
