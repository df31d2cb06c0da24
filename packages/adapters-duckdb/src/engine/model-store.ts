import type { DataDeployment, Id, Plain, SemanticCatalogMethods } from "@embedded-analytics/domain";
import type { CompiledModel } from "../model/compile/compiled-model.js";
import type { DataFiles } from "../data/data-files.js";

/** One version of a model with the data that belongs to it. */
export interface HeldModel extends DataFiles {
  readonly compiled: CompiledModel;
  /** Its files stay until this is called, which whoever asked for it does once. */
  release(): void;
}

/** Where models come from: the catalog, and what runs behind it. */
export interface ModelStore extends Plain<SemanticCatalogMethods> {
  /** Undefined when this is not, or no longer, the version of that deployment's branch. */
  hold(
    accountId: Id,
    deployment: DataDeployment,
    branchName: string | undefined,
    version: string,
  ): Promise<HeldModel | undefined>;
  close(): Promise<void>;
}
