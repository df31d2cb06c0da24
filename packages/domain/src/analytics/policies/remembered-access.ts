import type { DataAccess } from "../access/data-access.js";
import type { DataUser } from "../access/data-user.js";
import type { DataModel } from "../model/data-model.js";
import { accessOf } from "./access-of.js";

/** For how many users of one model it is remembered, the least lately asked forgotten first. */
const usersMax = 200;

/** What a policy may look at of a user is short; what is longer is not worth holding. */
const keyLengthMax = 4096;

/**
 * `accessOf`, worked out once for users of whom a policy sees the same: a page asks it for each of its tiles.
 * What was answered is the same object again, so that whatever is made of it can be remembered by it, too.
 */
export const rememberedAccess = (
  model: DataModel,
  user: DataUser,
  requirePolicies: boolean,
): DataAccess => {
  const key = keyOf(user, requirePolicies);
  if (key === undefined) return accessOf(model, user, requirePolicies);
  const ofModel = remembered.get(model) ?? new Map<string, DataAccess>();
  remembered.set(model, ofModel);
  const access = ofModel.get(key) ?? accessOf(model, user, requirePolicies);
  ofModel.delete(key);
  ofModel.set(key, access);
  const [oldest] = ofModel.keys();
  if (ofModel.size > usersMax && oldest !== undefined) ofModel.delete(oldest);
  return access;
};

// A model that changed is another object, and what was decided on the one before goes with that.
const remembered = new WeakMap<DataModel, Map<string, DataAccess>>();

/**
 * All that `accessOf` sees of a user, as a text; undefined where that is too long. JSON writes numbers without
 * end as `null`, as it writes nothing: where it has written that, two users might look like one.
 */
const keyOf = (user: DataUser, requirePolicies: boolean): string | undefined => {
  const { lane, embedTenantName, groupScope, groups, userAttributes, securityContext } = user;
  const seen = { lane, embedTenantName, groupScope, groups, userAttributes, securityContext };
  const key = JSON.stringify([requirePolicies, seen]);
  return key.length > keyLengthMax || /[:,[]null/.test(key) ? undefined : key;
};
