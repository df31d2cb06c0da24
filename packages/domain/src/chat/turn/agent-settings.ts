import * as Result from "effect/Result";
import * as Schema from "effect/Schema";
import type { JsonObject } from "../../shared/json/json.js";
import {
  thinkingVisibilities,
  toolNames as allTools,
  type ThinkingVisibility,
  type ToolName,
} from "../../accounts/agent-options.js";
import { defaultBudget, type TurnBudget } from "./turn-budget.js";

/** What an agent's declaration says that holds for every kind of agent (C5). */
export interface AgentSettings {
  /** Whether a thread may get an id that a client made up (D4). */
  readonly acceptClientChatIds: boolean;
  /** Who sees what the agent thinks (D13). */
  readonly thinking: ThinkingVisibility;
  /** What the tools are called in the lines (D11). */
  readonly toolNames: Readonly<Record<ToolName, string>>;
  /** The tools that it has; all unless it says otherwise (T10). */
  readonly tools: readonly ToolName[];
  readonly budget: TurnBudget;
}

/** Reads the configuration as it was stored; what it does not say has its default. */
export const agentSettingsOf = (config: JsonObject): AgentSettings => {
  const declared = Result.getOrElse(decode(config), (): typeof Declared.Type => ({}));
  const { toolNames, budgets } = declared;
  return {
    acceptClientChatIds: declared.acceptClientChatIds ?? false,
    thinking: visibilityOf(declared.thinking),
    toolNames: {
      svcMeta: toolNames?.svcMeta ?? "svcMeta",
      svcSqlApi: toolNames?.svcSqlApi ?? "svcSqlApi",
    },
    tools: declared.tools ?? allTools,
    budget: {
      ...defaultBudget,
      toolCalls: budgets?.toolCalls ?? defaultBudget.toolCalls,
      seconds: budgets?.seconds ?? defaultBudget.seconds,
    },
  };
};

/** Earlier declarations said `on` where they now say `always`. */
const visibilityOf = (declared: string | undefined): ThinkingVisibility => {
  if (declared === "on") return "always";
  return thinkingVisibilities.find((each) => each === declared) ?? "development";
};

const Declared = Schema.Struct({
  acceptClientChatIds: Schema.optional(Schema.Boolean),
  thinking: Schema.optional(Schema.String),
  toolNames: Schema.optional(
    Schema.Struct({
      svcMeta: Schema.optional(Schema.String),
      svcSqlApi: Schema.optional(Schema.String),
    }),
  ),
  tools: Schema.optional(Schema.Array(Schema.Literals(allTools))),
  budgets: Schema.optional(
    Schema.Struct({
      toolCalls: Schema.optional(Schema.Int),
      seconds: Schema.optional(Schema.Int),
    }),
  ),
});

const decode = Schema.decodeUnknownResult(Declared);
