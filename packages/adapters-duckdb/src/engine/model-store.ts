import type {
  DataDeployment,
  Id,
  PortAdapter,
  SemanticCatalogMethods,
} from "@embedded-analytics/domain";
import type { CompiledModel } from "../model/compile/compiled-model.js";
import type { DataFiles } from "../data/data-files.js";

/** One version of a model with the data that belongs to it. */
export interface HeldModel extends DataFiles {
  readonly compiled: CompiledModel;
  /** Its files stay until this is called, which its caller does once. */
  release(): void;
}

/** Where models come from: the catalog, and what runs behind it. */
export interface ModelStore extends PortAdapter<SemanticCatalogMethods> {
  /** Undefined when this is not, or no longer, the version of that deployment's branch. */
  hold(
    accountId: Id,
    deployment: DataDeployment,
    branchName: string | undefined,
    version: string,
  ): Promise<HeldModel | undefined>;
  /**
   * Whether that deployment's branch has another state than this version, of which a database said that
   * it no longer fits; the model is bound to it anew for that, at most every ten seconds.
   */
  hasOther(
    accountId: Id,
    deployment: DataDeployment,
    branchName: string | undefined,
    version: string,
  ): Promise<boolean>;
  close(): Promise<void>;
}
