import type { BranchLookupMethods } from "../../accounts/branch-lookup.js";
import type { Id } from "../../shared/text/id.js";
import type { DataDeployment } from "./data-deployment.js";
import type { DataModel } from "./data-model.js";

/** What came of looking for a model. */
export type FoundModel =
  | { readonly kind: "found"; readonly model: DataModel }
  | { readonly kind: "branch_not_found" }
  /** The model has mistakes, and there is no earlier good one to go on with (E5). */
  | { readonly kind: "model_invalid" };

/** The data models behind the deployments. */
export interface SemanticCatalogMethods extends BranchLookupMethods {
  /** The present model of a deployment; of a branch where one is named (E4). */
  load(accountId: Id, deployment: DataDeployment, branchName: string | undefined): FoundModel;
}
