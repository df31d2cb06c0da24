import type { AgentUsage } from "./ports/agent.js";

/**
 * What the turns of an agent have used, all together. It outlives its users: whoever has asked, the
 * account pays.
 */
export interface UsageOfAgent extends AgentUsage {
  readonly agentId: string;
  /** The begin of the first day of UTC that has some of it, milliseconds since 1970. */
  readonly sinceMs: number;
  /** Those that have ended, however they did; a message that ran again counts again. */
  readonly turns: number;
}
