import type { DataDeployment } from "../model/data-deployment.js";
import type { AccountId } from "../../shared/text/branded.js";
import type { AccountLimits } from "../../access/limits/account-limits.js";
import type { DataUser } from "./data-user.js";

/** All that decides what one call may see of the data, except the model. */
export interface DataSession {
  readonly accountId: AccountId;
  /** Those that the account declares (J4). */
  readonly limits?: AccountLimits | undefined;
  readonly deployment: DataDeployment;
  readonly branchName: string | undefined;
  readonly user: DataUser;
  /** Names the user within the account, see `Query`; no policy looks at it. */
  readonly userKey: string;
  readonly timezone: string;
}
