import type { AccessPolicy, MemberRule } from "./access-policy.js";
import type { DataAccess, Grant } from "../access/data-access.js";
import type { Cube, DataModel, Member } from "../model/data-model.js";
import type { DataUser } from "../access/data-user.js";
import { conditionHolds } from "./condition-holds.js";
import { rowFilterOf } from "./row-filter-of.js";
import { groupNames } from "./value-at.js";

/**
 * All that a user may see of a model (E1, E6). A cube or view with policies is closed to a user whom none
 * of them is for; one without is open, unless the deployment requires policies. Cubes that are not
 * public are in it too, since views stand on them. What the policies of a cube close is closed in its
 * views as well: a view must not even name it.
 */
export const accessOf = (
  model: DataModel,
  user: DataUser,
  requirePolicies: boolean,
): DataAccess => {
  const access = new Map(
    model.cubes.map((cube) => [cube.name, grantsOf(cube, user, requirePolicies)]),
  );
  const closed = closedBeneath(model, access);
  return Object.fromEntries(
    model.cubes.flatMap(({ name, kind }) => {
      const grants = access.get(name) ?? [];
      if (grants.length === 0) return [];
      return [[name, kind === "view" ? without(grants, closed.get(name) ?? new Set()) : grants]];
    }),
  );
};

/** By view, its members that no policy of their cube opens to this user. */
const closedBeneath = (
  { cubes }: DataModel,
  access: ReadonlyMap<string, readonly Grant[]>,
): ReadonlyMap<string, ReadonlySet<string>> => {
  const open = new Map(
    [...access].map(([name, grants]) => [name, new Set(grants.flatMap(({ members }) => members))]),
  );
  return new Map(
    cubes.map(({ name, kind, members }) => {
      if (kind !== "view") return [name, new Set()];
      const closed = members.filter(
        ({ source }) => source !== undefined && open.get(source.cube)?.has(source.member) !== true,
      );
      return [name, new Set(namesOf(closed))];
    }),
  );
};

const without = (grants: readonly Grant[], closed: ReadonlySet<string>): readonly Grant[] =>
  grants.flatMap(({ members, rows }) => {
    const open = members.filter((member) => !closed.has(member));
    return open.length === 0 ? [] : [{ members: open, rows }];
  });

const grantsOf = (
  { members, policies }: Cube,
  user: DataUser,
  requirePolicies: boolean,
): readonly Grant[] => {
  if (policies === undefined) {
    return requirePolicies
      ? []
      : [{ members: openedBy(undefined, members), rows: { kind: "all" } }];
  }
  return policies.flatMap((policy) => {
    if (!isFor(policy, user)) return [];
    const open = openedBy(policy, members);
    // count(*) counts the rows of which something may be seen: a policy that opens no member, or none
    // that can be named, must not open the number of its rows.
    if (open.length === 0) return [];
    return [{ members: open, rows: rowFilterOf(policy.rows, user, members) }];
  });
};

const namesOf = (members: readonly Member[]): readonly string[] =>
  members.filter((member) => member.public).map(({ name }) => name);

/** The members of a cube that a policy opens to its users; without a policy, all of them. */
const openedBy = (policy: AccessPolicy | undefined, members: readonly Member[]) => {
  const ofMembers = opened.get(members) ?? new Map<AccessPolicy | undefined, readonly string[]>();
  opened.set(members, ofMembers);
  const names =
    ofMembers.get(policy) ??
    namesOf(
      policy === undefined ? members : members.filter(({ name }) => opens(policy.members, name)),
    );
  ofMembers.set(policy, names);
  return names;
};

// Of the model alone, and so the same for every user: worked out once for each model that is loaded.
const opened = new WeakMap<readonly Member[], Map<AccessPolicy | undefined, readonly string[]>>();

/** Whether a rule opens the member of that name. */
export const opens = ({ includes, excludes }: MemberRule, name: string): boolean =>
  (includes === "all" || includes.includes(name)) && !excludes.includes(name);

const isFor = ({ groups, conditions }: AccessPolicy, user: DataUser): boolean =>
  hasOneOf(groups, user) && conditions.every((condition) => conditionHolds(condition, user));

/**
 * Whether one of the wanted groups is the user's. Groups of an embed tenant match behind its name, or
 * behind a `*` for any tenant (E6).
 */
export const hasOneOf = (wanted: readonly string[], user: DataUser): boolean => {
  if (wanted.includes("*")) return true;
  const anyTenant = user.lane === "tenant_wide" ? [] : user.groups.map((group) => `*/${group}`);
  return [...groupNames(user), ...anyTenant].some((name) => wanted.includes(name));
};
