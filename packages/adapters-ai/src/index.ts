/** What agents need beside the data: search over the model, and the check of their charts. */
export { textSearch, type TextSearchOptions } from "./text-search.js";
export { vegaLiteCheck } from "./vega-lite-check.js";
/** Answers questions by a language model. */
export { llmAgent, type LlmOptions } from "./llm/llm-agent.js";
export type { ProviderError } from "./llm/provider/provider-error.js";
/** Who answers for which agents. */
export {
  agentsByKind,
  kindOfAgent,
  languageModelKinds,
  type AgentKinds,
  type AgentOfKind,
} from "./agents-by-kind.js";
