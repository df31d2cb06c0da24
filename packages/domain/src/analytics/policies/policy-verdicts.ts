import type { AccessPolicy } from "./access-policy.js";
import type { Cube } from "../model/data-model.js";
import type { DataUser } from "../access/data-user.js";
import type { RowFilter } from "./row-filter.js";
import { hasOneOf, opens } from "./access-of.js";
import { conditionHolds } from "./condition-holds.js";
import { rowFilterOf } from "./row-filter-of.js";

/** What one policy of a cube means for one user and the members that a statement uses (E6). */
export type PolicyVerdict =
  /** The policy counts, with these rows. */
  | { readonly kind: "applies"; readonly rows: RowFilter }
  /** None of its groups is the user's. */
  | { readonly kind: "other_groups"; readonly groups: readonly string[] }
  /** This one of its conditions, counted from 1, does not hold. */
  | { readonly kind: "condition_fails"; readonly position: number }
  /** It is for the user, but does not open these members, so its rows do not count. */
  | { readonly kind: "lacks_members"; readonly members: readonly string[] };

/**
 * One verdict for each policy of a cube or view, in their order; undefined where it has none. For
 * those who own the model: users do not learn which policies there are.
 */
export const policyVerdicts = (
  cube: Cube,
  user: DataUser,
  used: readonly string[],
): readonly PolicyVerdict[] | undefined =>
  cube.policies?.map((policy) => verdictOf(policy, cube, user, used));

const verdictOf = (
  { groups, conditions, members, rows }: AccessPolicy,
  cube: Cube,
  user: DataUser,
  used: readonly string[],
): PolicyVerdict => {
  if (!hasOneOf(groups, user)) return { kind: "other_groups", groups };
  const failing = conditions.findIndex((condition) => !conditionHolds(condition, user));
  if (failing >= 0) return { kind: "condition_fails", position: failing + 1 };
  const lacking = used.filter((name) => !opens(members, name));
  return lacking.length > 0
    ? { kind: "lacks_members", members: lacking }
    : { kind: "applies", rows: rowFilterOf(rows, user, cube.members) };
};
