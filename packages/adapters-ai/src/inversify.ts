import { ContainerModule } from "inversify";
import { portKey } from "@embedded-analytics/domain";
import { agentsByKind } from "./agents-by-kind.js";
import { textSearch, type TextSearchOptions } from "./text-search.js";
import { vegaLiteCheck } from "./vega-lite-check.js";

/** Binds the agents, search over models and the check of charts under their ports' keys. */
export const aiModule = (options: TextSearchOptions = {}): ContainerModule =>
  new ContainerModule(({ bind }) => {
    bind(portKey("agents")).toConstantValue(agentsByKind());
    bind(portKey("modelSearch")).toConstantValue(textSearch(options));
    bind(portKey("chartCheck")).toConstantValue(vegaLiteCheck);
  });
