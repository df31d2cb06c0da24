import { ContainerModule } from "inversify";
import { portKey, type Ports } from "@embedded-analytics/domain";
import { agentsByKind, languageModelKinds, type AgentKinds } from "./agents-by-kind.js";
import type { LlmOptions } from "./llm/llm-agent.js";
import { textSearch, type TextSearchOptions } from "./text-search.js";
import { vegaLiteCheck } from "./vega-lite-check.js";

/** What a host may set; everything has a default. */
export interface AiOptions
  extends TextSearchOptions, Pick<LlmOptions, "environment" | "fetch" | "onProviderError"> {
  /** Kinds of agents beside those that ask a language model, such as the built-in analyst. */
  readonly kinds?: AgentKinds | undefined;
  /** Who answers chat messages; otherwise each agent's kind. */
  readonly agents?: Ports["agents"] | undefined;
}

/** Binds the agents, search over models and the check of charts under their ports' keys. */
export const aiModule = ({
  environment,
  fetch,
  onProviderError,
  kinds = new Map(),
  agents = agentsByKind(
    new Map([...kinds, ...languageModelKinds({ environment, fetch, onProviderError })]),
  ),
  ...search
}: AiOptions = {}): ContainerModule =>
  new ContainerModule(({ bind }) => {
    bind(portKey("agents")).toConstantValue(agents);
    bind(portKey("modelSearch")).toConstantValue(textSearch(search));
    bind(portKey("chartCheck")).toConstantValue(vegaLiteCheck);
  });
