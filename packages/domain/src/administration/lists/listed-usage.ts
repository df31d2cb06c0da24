import type { ListQuery } from "../../catalog/connection.js";
import type { UsageOfAgent } from "../../chat/usage-of-agent.js";

/** The query of what agents have used, as it was given. */
export interface UsageQuery extends ListQuery {
  /** A day of UTC, as in 2026-01-31: what was used from its beginning on; left out, from the first on. */
  readonly since?: string | undefined;
}

/** What one agent has used. */
export interface ListedUsage extends Omit<UsageOfAgent, "agentId"> {
  /** The agent's. */
  readonly id: string;
  /** Undefined for an agent that is gone. */
  readonly name: string | undefined;
}
