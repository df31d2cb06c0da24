import {
  withdrawnKind,
  type AgentsMethods,
  type JsonObject,
  type PortAdapter,
} from "@embedded-analytics/domain";
import { llmAgent, type LlmOptions } from "./llm/llm-agent.js";

/** The implementation that answers for the agents of one kind. */
export type AgentOfKind = PortAdapter<AgentsMethods>;

/** Agents by the kind that a declaration names (C5). */
export type AgentKinds = ReadonlyMap<string, AgentOfKind>;

/** The kinds of agents that ask a language model, by the protocol of its provider. */
export const languageModelKinds = (options: LlmOptions = {}): AgentKinds =>
  new Map([
    ["openai-compatible", llmAgent("openai-compatible", options)],
    ["anthropic", llmAgent("anthropic", options)],
  ]);

/** The kind of an agent by its configuration; `builtin` unless it says otherwise. */
export const kindOfAgent = ({ kind }: JsonObject): string =>
  typeof kind === "string" ? kind : "builtin";

/**
 * Lets each agent be answered for by its kind. A kind that is not there is answered with a
 * sentence: the declaration is wrong, and nothing has failed.
 */
export const agentsByKind = (kinds: AgentKinds): PortAdapter<AgentsMethods> => ({
  answer: (accountId, task, signal) => {
    const { name, config } = task.agent;
    const kind = kindOfAgent(config);
    if (kind === withdrawnKind) return sayWithdrawn(name);
    const agent = kinds.get(kind);
    return agent === undefined ? formatUnknown(name, kind) : agent.answer(accountId, task, signal);
  },
});

async function* sayWithdrawn(name: string) {
  const text = `I cannot answer: the language model that the agent ${name} asks is not offered here any more. Ask your administrator.`;
  yield { kind: "content", text } as const;
}

async function* formatUnknown(name: string, kind: string) {
  const text = `I cannot answer: the agent ${name} is of the kind ${kind}, which this version of the service does not have. Tell whoever runs it.`;
  yield { kind: "content", text } as const;
}
