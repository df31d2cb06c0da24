import type { BranchLookupMethods } from "../../accounts/branch-lookup.js";
import type { DataDeployment } from "./data-deployment.js";
import type { DataModel } from "./data-model.js";
import type { AccountId } from "../../shared/text/branded.js";

/** What is wrong in a file of a model, and where: line and column count from 1 (E5). */
export interface ModelMistake {
  /** Below the model's folder. */
  readonly file: string;
  readonly line: number;
  readonly column: number;
  readonly message: string;
}

/** What came of looking for a model. `mistakes` are those of its files as they are now, the first of them. */
export type FoundModel =
  /** With mistakes, it is the last state without them. */
  | {
      readonly kind: "found";
      readonly model: DataModel;
      readonly mistakes?: readonly ModelMistake[];
    }
  | { readonly kind: "branch_not_found" }
  /** The model has mistakes, and there is no earlier good one to go on with (E5). */
  | { readonly kind: "model_invalid"; readonly mistakes?: readonly ModelMistake[] };

/** The data models behind the deployments. */
export interface SemanticCatalogMethods extends BranchLookupMethods {
  /** The present model of a deployment; of a branch where one is named (E4). */
  load(
    accountId: AccountId,
    deployment: DataDeployment,
    branchName: string | undefined,
  ): FoundModel;
}
