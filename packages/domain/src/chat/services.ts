import * as Context from "effect/Context";
import type {
  ChartCheck,
  DataUsers,
  ModelSearch,
  QueryRunner,
  SemanticCatalog,
} from "../analytics/services.js";
import type { Limits, LimitRulesOf } from "../access/services.js";
import type { Secrets } from "../shared/services.js";
import type { AgentsMethods } from "./ports/agent.js";
import type { PortAdapter } from "../shared/port/port-adapter.js";
import type { RunningTurns } from "./host/running-turns.js";
import type { ThreadsMethods } from "./ports/threads.js";
import type { TurnLogsMethods } from "./ports/turn-logs.js";
import type { TurnBroadcasts } from "./read/turn-broadcasts.js";

// What turns run on is used as it is, not as effects, since a turn outlives the call that began it.

/** The key under which a use case finds the port `agents`. */
export class Agents extends Context.Service<Agents, PortAdapter<AgentsMethods>>()("agents") {}

/** The key under which a use case finds the port `threads`. */
export class Threads extends Context.Service<Threads, PortAdapter<ThreadsMethods>>()("threads") {}

/** The key under which a use case finds the port `turnLogs`. */
export class TurnLogs extends Context.Service<TurnLogs, PortAdapter<TurnLogsMethods>>()(
  "turnLogs",
) {}

/** The turns of this process. */
export class TurnHost extends Context.Service<TurnHost, RunningTurns>()("turnHost") {}

/** The turns that are read in this process. */
export class ReadTurns extends Context.Service<ReadTurns, TurnBroadcasts>()("readTurns") {}

/** What a turn asks for while it runs: its own ports, and those of the tools that it calls. */
export type TurnServices =
  | Agents
  | ChartCheck
  | DataUsers
  | LimitRulesOf
  | Limits
  | ModelSearch
  | QueryRunner
  | Secrets
  | SemanticCatalog
  | Threads
  | TurnHost
  | TurnLogs;
