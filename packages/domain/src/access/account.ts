import type { AccountLimits } from "./limits/account-limits.js";
import type { AccountId, DeploymentId } from "../shared/text/branded.js";

/** All plans, the smallest first. */
export const plans = ["starter", "premium", "enterprise"] as const;

/** What an account pays for; sessions and chat need premium or enterprise (A2). */
export type Plan = (typeof plans)[number];

/** Those with sessions and chat (A2). */
export const paidPlans: readonly Plan[] = ["premium", "enterprise"];

/** A company that embeds us: the "tenant" of the specification (A1). */
export interface Account {
  readonly id: AccountId;
  /** The first label of its host, and the name of its own embed tenant (A4). */
  readonly name: string;
  readonly plan: Plan;
  /** The `useCreatorMode` flag. */
  readonly creatorModeEnabled: boolean;
  readonly defaultDeploymentId: DeploymentId | undefined;
  /** Those that it declares (J4); undefined where it declares none. */
  readonly limits?: AccountLimits | undefined;
}
