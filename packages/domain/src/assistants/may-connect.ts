import { groupNames } from "../analytics/policies/value-at.js";
import type { DataUser } from "../analytics/access/data-user.js";

/**
 * Whether a user is in one of the groups that may connect assistants; groups of an embed tenant of the
 * same name are others (E6). Undefined groups mean that everybody may.
 */
export const mayConnect = (groups: readonly string[] | undefined, user: DataUser): boolean => {
  if (groups === undefined) return true;
  const own = groupNames(user);
  return groups.some((group) => own.includes(group));
};
