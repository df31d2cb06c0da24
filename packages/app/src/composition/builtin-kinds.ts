import type { AgentKinds } from "@embedded-analytics/adapters-ai";
import { builtinAnalyst } from "@embedded-analytics/agent-analyst";

/** The kinds of agents that the service brings along beside language models (C5). */
export const builtinKinds: AgentKinds = new Map([["builtin", builtinAnalyst()]]);
