import type { Id } from "../shared/text/id.js";
import type { Deployment } from "./deployment.js";

/** The development branches of a deployment's data model (E4). */
export interface BranchesMethods {
  exists(accountId: Id, deployment: Deployment, branchName: string): boolean;
}
