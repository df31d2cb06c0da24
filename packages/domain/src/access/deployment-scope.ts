/** The deployments that a key opens, or `all` of the account (A3). */
export type DeploymentScope = readonly number[] | "all";

/** Whether all that the one opens is opened by the other as well. */
export const isWithin = (scope: DeploymentScope, other: DeploymentScope): boolean =>
  other === "all" || (scope !== "all" && scope.every((id) => other.includes(id)));
