import type { Grant } from "../access/data-access.js";
import type { RowFilter } from "./row-filter.js";
import { anyOf } from "./simplify-row-filter.js";

/**
 * The rows of a cube for a query that uses these of its members: the OR of the grants that each allow
 * every one of them, so that no grant's members are ever seen on another one's rows. Undefined where
 * none does: refused (E6).
 */
export const rowFilterFor = (
  grants: readonly Grant[],
  usedMembers: Iterable<string>,
): RowFilter | undefined => {
  const used = [...usedMembers];
  const fitting = grants.filter(({ members }) => used.every((member) => members.includes(member)));
  return fitting.length === 0 ? undefined : anyOf(fitting.map(({ rows }) => rows));
};
