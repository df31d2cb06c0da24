import type { DeclaredDashboard } from "../definition/dashboard.js";
import type { DataUser } from "../../analytics/access/data-user.js";
import type { DataModel } from "../../analytics/model/data-model.js";
import { hasOneOf } from "../../analytics/policies/access-of.js";
import { namesAsked } from "../check/model-problems.js";

/**
 * Whether a viewer may open a declared dashboard (H2): as one of its groups, which match as in
 * policies, so that a customer's own "managers" opens nothing; where it names none, as somebody who
 * sees one of the cubes and views that it asks. One that asks nothing is open to all.
 */
export const mayOpen = (
  { groups, definition }: Pick<DeclaredDashboard, "groups" | "definition">,
  user: DataUser,
  visible: DataModel,
): boolean => {
  if (groups !== undefined) return hasOneOf(groups, user);
  const asked = namesAsked(definition);
  return asked === undefined || visible.cubes.some(({ name }) => asked.has(name.toLowerCase()));
};
