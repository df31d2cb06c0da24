import type { DataDeployment } from "@embedded-analytics/domain";
import type { TestAccount } from "../world/two-accounts.js";

/** Deployment 1 of an account, as a query needs it. */
export const shopOf = (account: Pick<TestAccount, "name">): DataDeployment => ({
  id: 1,
  modelFolder: `shop-of-${account.name}`,
  requirePolicies: false,
  timezone: "UTC",
});

/** A deployment without a model. */
export const withoutModel: DataDeployment = {
  id: 2,
  modelFolder: undefined,
  requirePolicies: false,
  timezone: "UTC",
};
