import type { DataAccess } from "./data-access.js";
import type { DataDeployment } from "../model/data-deployment.js";
import type { DataModel } from "../model/data-model.js";
import type { DataUser } from "./data-user.js";
import type { AccountId, DeploymentId } from "../../shared/text/branded.js";

/** For whom an administrator wants to see what a statement would do. */
export interface ExplainedUser {
  readonly accountName: string;
  readonly deploymentId: DeploymentId;
  /** An external id, or where the embed tenant has none of it an internal user's name. */
  readonly userName: string;
  /** Undefined: the account's own one. */
  readonly embedTenantName: string | undefined;
  readonly creatorMode: boolean;
  readonly branchName: string | undefined;
}

/** What such a user's query would be decided on. */
export interface ExplainedAccess {
  readonly accountId: AccountId;
  readonly deployment: DataDeployment;
  readonly user: DataUser;
  /** Undefined for somebody whom the store does not know: then the user has the defaults. */
  readonly userKind: "external" | "internal" | undefined;
  /** IANA zone of a query that names none, nor does its session. */
  readonly timezone: string;
  readonly model: DataModel;
  readonly access: DataAccess;
}
