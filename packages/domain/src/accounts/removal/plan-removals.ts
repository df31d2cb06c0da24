import { canonicalUsername } from "../../shared/text/text-rules.js";
import type { AccountState } from "../account-state.js";
import type { AccountDeclaration } from "../declaration.js";
import { byKey } from "../plan/planning.js";
import type { KeptThing, UndeclaredThing, RemovedKind, Use } from "./removal.js";

/**
 * What an account has and its declaration does not name (J2). A list that the declaration leaves out says
 * nothing, so that nothing of it is removed. Embed tenants and their definitions are never among these,
 * since sessions make them, too.
 */
export const planRemovals = (
  declared: AccountDeclaration,
  state: AccountState,
): readonly UndeclaredThing[] => [
  ...unnamed(
    "key",
    state.keys,
    ({ name }) => name,
    declared.keys,
    ({ name }) => name,
  ),
  ...unnamed(
    "agent",
    state.agents,
    ({ id }) => id,
    declared.agents,
    ({ id }) => id,
  ),
  ...unnamed(
    "deployment",
    state.deployments,
    ({ id }) => String(id),
    declared.deployments,
    ({ id }) => String(id),
  ),
  ...unnamed(
    "internalUser",
    state.internalUsers,
    ({ username }) => username,
    declared.internalUsers,
    ({ username }) => canonicalUsername(username),
    ({ id }) => String(id),
  ),
  ...unnamed(
    "group",
    state.groups,
    ({ name }) => name,
    declared.groups,
    ({ name }) => name,
    ({ id }) => String(id),
  ),
  ...unnamed(
    "userAttribute",
    state.attributes,
    ({ name }) => name,
    declared.userAttributes,
    ({ name }) => name,
    ({ id }) => String(id),
  ),
];

const unnamed = <Stored, Declared>(
  kind: RemovedKind,
  stored: readonly Stored[],
  nameOf: (item: Stored) => string,
  declared: readonly Declared[] | undefined,
  declaredName: (item: Declared) => string,
  idOf: (item: Stored) => string = nameOf,
): readonly UndeclaredThing[] => {
  if (declared === undefined) return [];
  const names = new Set(declared.map(declaredName));
  return stored
    .filter((item) => !names.has(nameOf(item)))
    .map((item) => ({ kind, id: idOf(item), name: nameOf(item) }));
};

/** Of removals, those of things that something else of the account refers to, which stays. */
export const referredTo = (
  removals: readonly UndeclaredThing[],
  declared: AccountDeclaration,
  state: AccountState,
): readonly KeptThing[] => {
  const isRemoved = (kind: RemovedKind, id: string): boolean =>
    removals.some((one) => one.kind === kind && one.id === id);
  const declaredAgents = byKey(declared.agents ?? [], ({ id }) => id);
  const declaredKeys = byKey(declared.keys ?? [], ({ name }) => name);
  const agents = state.agents
    .filter(({ id }) => !isRemoved("agent", id))
    .map(({ id, deploymentId }) => ({
      by: `agent ${id}`,
      deployments: [declaredAgents.get(id)?.deployment ?? deploymentId],
      userId: undefined,
    }));
  const keys = state.keys
    .filter(({ name }) => !isRemoved("key", name))
    .map(({ name, deployments, internalUserId }) => ({
      by: `key ${name}`,
      deployments:
        declaredKeys.get(name)?.deployments ?? (deployments === "all" ? [] : deployments),
      // A key that is declared with a user names one that is declared, or the plan has a problem.
      userId: declaredKeys.get(name)?.user === undefined ? internalUserId : undefined,
    }));
  const references = [...agents, ...keys];
  return removals.flatMap(({ kind, id, name }) => {
    const reference = references.find(
      ({ deployments, userId }) =>
        (kind === "deployment" && deployments.includes(Number(id))) ||
        (kind === "internalUser" && userId === Number(id)),
    );
    return reference === undefined
      ? []
      : [{ kind, name, reason: `is referred to by ${reference.by}` }];
  });
};

/** Things in use, each with what it is used by. */
export const inUse = (
  removals: readonly UndeclaredThing[],
  uses: readonly Use[],
): readonly KeptThing[] =>
  removals.flatMap(({ kind, id, name }) => {
    const use = uses.find((one) => one.kind === kind && one.id === id);
    return use === undefined
      ? []
      : [{ kind, name, reason: `is in use (${users[kind]}: ${use.count})` }];
  });

const users: Readonly<Record<RemovedKind, string>> = {
  agent: "threads",
  deployment: "dashboards and live sessions",
  group: "users",
  internalUser: "threads and live sessions",
  key: "sessions",
  userAttribute: "users",
};

/** The account as it is without these, to plan the rest on: whoever refers to one then has a problem. */
export const stateWithout = (
  state: AccountState,
  removals: readonly UndeclaredThing[],
): AccountState => {
  const stays = (kind: RemovedKind, id: string | number): boolean =>
    !removals.some((one) => one.kind === kind && one.id === String(id));
  const { defaultDeploymentId } = state.settings;
  const hasDefault = defaultDeploymentId !== undefined && stays("deployment", defaultDeploymentId);
  return {
    ...state,
    settings: {
      ...state.settings,
      defaultDeploymentId: hasDefault ? defaultDeploymentId : undefined,
    },
    keys: state.keys.filter(({ name }) => stays("key", name)),
    agents: state.agents.filter(({ id }) => stays("agent", id)),
    deployments: state.deployments.filter(({ id }) => stays("deployment", id)),
    groups: state.groups.filter(({ id }) => stays("group", id)),
    attributes: state.attributes.filter(({ id }) => stays("userAttribute", id)),
    internalUsers: state.internalUsers
      .filter(({ id }) => stays("internalUser", id))
      .map((user) => ({
        ...user,
        groupIds: user.groupIds.filter((id) => stays("group", id)),
        values: user.values.filter(({ attributeId }) => stays("userAttribute", attributeId)),
      })),
  };
};
