/** What the analyst needs beside the data: search over the model, and the check of its charts. */
export { textSearch, type TextSearchOptions } from "./text-search.js";
export { vegaLiteCheck } from "./vega-lite-check.js";
/** Answers questions without a language model. */
export { builtinAnalyst } from "./analyst/analyst.js";
/** Answers questions by a language model. */
export { llmAgent, type LlmOptions } from "./llm/llm-agent.js";
export type { ProviderTrouble } from "./llm/provider/trouble.js";
/** Who answers for which agents. */
export { agentKinds, agentsByKind, kindOfAgent, type AgentOfKind } from "./agents-by-kind.js";
