import type { Id } from "../shared/text/id.js";
import type { Deployment } from "./deployment.js";

/** The part of the port `semanticCatalog` that sessions ask, which come before analytics. */
export interface BranchLookupMethods {
  /**
   * Whether the deployment's data model has a branch of that name (E4). Cheap: the model is not
   * loaded, and need not be without mistakes.
   */
  hasBranch(accountId: Id, deployment: Deployment, branchName: string): boolean;
}
