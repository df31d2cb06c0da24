import * as Context from "effect/Context";
import type { Id } from "../shared/id.js";
import type { Effectful } from "../shared/port.js";
import type { Deployment } from "./deployment.js";

/** The development branches of a deployment's data model (E4). */
export interface BranchesMethods {
  exists(accountId: Id, deployment: Deployment, branchName: string): boolean;
}

export class Branches extends Context.Service<Branches, Effectful<BranchesMethods>>()(
  "@embedded-analytics/Branches",
) {}
