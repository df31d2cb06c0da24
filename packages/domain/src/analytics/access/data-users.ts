import type { AttributeType, AttributeValue } from "../../catalog/attribute-type.js";
import type { JsonObject } from "../../shared/json/json.js";
import type { SessionUser } from "../../sessions/embed-session.js";
import type { DataDeployment } from "../model/data-deployment.js";
import type { AccountId, DeploymentId } from "../../shared/text/branded.js";

/** Whose rights are asked for, and for which deployment. */
export interface DataUserLookup {
  readonly deploymentId: DeploymentId;
  /** Undefined: somebody who is not stored, and has nothing but the defaults. */
  readonly user: SessionUser | undefined;
  readonly embedTenantName: string;
  /** Creator mode reads the embed tenant's lane; internal users have but one (A5). */
  readonly creatorMode: boolean;
}

/** An attribute of the lane's catalog with the user's value of it. */
export interface HeldAttribute {
  readonly name: string;
  readonly type: AttributeType;
  readonly defaultValue: string | undefined;
  readonly value: AttributeValue | undefined;
}

/** The rights of one lane in full, at one moment. */
export interface StoredDataUser {
  readonly deployment: DataDeployment | undefined;
  readonly groups: readonly string[];
  /** Every attribute of the lane's catalog. */
  readonly attributes: readonly HeldAttribute[];
  readonly securityContext: JsonObject | undefined;
}

/** The store of what policies look at. */
export interface DataUsersMethods {
  /** One consistent read. A user of another account, or who is gone or expired, has nothing. */
  load(accountId: AccountId, lookup: DataUserLookup): StoredDataUser;
}
