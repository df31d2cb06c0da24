import * as Effect from "effect/Effect";
import type { AccountState, DeclaredAgent } from "../../accounts/account-state.js";
import { Accounts } from "../../accounts/services.js";
import type { Credential } from "../../access/credential.js";
import { SemanticCatalog } from "../../analytics/services.js";
import type { ListQuery } from "../../catalog/connection.js";
import { authenticateAccountAdmin } from "../../access/authenticate-account-admin.js";
import { connectionOf, partAsked, partOfWhole } from "./list-cursor.js";
import type {
  ListedAccount,
  ListedAgent,
  ListedDeployment,
  ListedInternalUser,
} from "./declared-items.js";

/** The account's own settings (J1). */
export const getAccount = (credential: Credential) =>
  Effect.gen(function* () {
    const { state } = yield* loadOwn(credential);
    const { id, name, settings } = state;
    return { id, name, ...settings } satisfies ListedAccount;
  });

/** The account's deployments with the state of their models, in the order of their ids (J1). */
export const listDeployments = (credential: Credential, query: ListQuery) =>
  Effect.gen(function* () {
    const { state } = yield* loadOwn(credential);
    const part = partOfWhole(state.deployments, yield* partAsked(state.id, "deployments", query));
    const items = yield* Effect.forEach(part.items, (deployment) =>
      Effect.map(modelStateOf(state, deployment.id), (model) => ({
        id: deployment.id,
        createdAtMs: deployment.createdAtMs,
        name: deployment.name,
        isDefault: deployment.id === state.settings.defaultDeploymentId,
        requirePolicies: deployment.requirePolicies,
        timezone: deployment.timezone,
        sourceNames: (deployment.sources ?? []).map(({ name }) => name),
        ...model,
      })),
    );
    return yield* connectionOf<ListedDeployment & { readonly createdAtMs: number }>(
      state.id,
      "deployments",
      { ...part, items },
    );
  });

/** The account's agents, in the order of their ids (J1). */
export const listAgents = (credential: Credential, query: ListQuery) =>
  Effect.gen(function* () {
    const { state } = yield* loadOwn(credential);
    const part = yield* partAsked(state.id, "agents", query);
    return yield* connectionOf(
      state.id,
      "agents",
      partOfWhole(state.agents.map(listedAgent), part),
    );
  });

/** The account's internal users with their groups, in the order of their ids (J1). */
export const listInternalUsers = (credential: Credential, query: ListQuery) =>
  Effect.gen(function* () {
    const { state } = yield* loadOwn(credential);
    const part = yield* partAsked(state.id, "internal-users", query);
    const names = new Map(state.groups.map(({ id, name }) => [id, name]));
    const users = state.internalUsers.map(({ id, username, groupIds }): ListedInternalUser => ({
      id,
      username,
      groups: groupIds.flatMap((groupId) => names.get(groupId) ?? []).toSorted(),
    }));
    return yield* connectionOf(state.id, "internal-users", partOfWhole(users, part));
  });

/** An agent without what only operators see. */
export const listedAgent = ({ id, name, deploymentId, config }: DeclaredAgent): ListedAgent => {
  const text = (field: string): string | undefined => {
    const value = config[field];
    return typeof value === "string" ? value : undefined;
  };
  const kind = text("kind") ?? "builtin";
  return {
    ...{ id, name, deploymentId, kind },
    provider: text("provider"),
    model: text("model"),
    instructions: text("instructions"),
  };
};

const loadOwn = (credential: Credential) =>
  Effect.gen(function* () {
    const { account } = yield* authenticateAccountAdmin(credential);
    const accounts = yield* Accounts;
    const state = yield* accounts.load(account.name, []);
    // An account does not go as long as it has a key.
    if (state === undefined) return yield* Effect.die(new Error("The account is not there"));
    return { state };
  });

const modelStateOf = (state: AccountState, deploymentId: number) =>
  Effect.gen(function* () {
    const deployment = state.deployments.find(({ id }) => id === deploymentId);
    if (deployment?.modelFolder === undefined)
      return { modelState: "none", modelMistakes: [] } as const;
    const catalog = yield* SemanticCatalog;
    const found = yield* catalog.load(state.id, deployment, undefined);
    const modelState = found.kind === "found" ? ("ready" as const) : ("invalid" as const);
    const modelMistakes = found.kind === "branch_not_found" ? [] : (found.mistakes ?? []);
    return { modelState, modelMistakes };
  });
