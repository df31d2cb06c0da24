import { ContainerModule } from "inversify";
import { portKey, type Ports } from "@embedded-analytics/domain";
import { agentsByKind } from "./agents-by-kind.js";
import { textSearch, type TextSearchOptions } from "./text-search.js";
import { vegaLiteCheck } from "./vega-lite-check.js";

/** What a host may set; everything has a default. */
export interface AiOptions extends TextSearchOptions {
  /** Who answers chat messages; otherwise each agent's kind. */
  readonly agents?: Ports["agents"] | undefined;
}

/** Binds the agents, search over models and the check of charts under their ports' keys. */
export const aiModule = ({ agents = agentsByKind(), ...search }: AiOptions = {}): ContainerModule =>
  new ContainerModule(({ bind }) => {
    bind(portKey("agents")).toConstantValue(agents);
    bind(portKey("modelSearch")).toConstantValue(textSearch(search));
    bind(portKey("chartCheck")).toConstantValue(vegaLiteCheck);
  });
