import { sameJson, type Json } from "../../shared/json/json.js";
import type { AccountState, DeclaredAgent, DeclaredDeployment } from "../account-state.js";
import { planAuthTokens } from "../auth-tokens/plan-auth-tokens.js";
import type { AuthTokenSettings } from "../auth-tokens/auth-token-settings.js";
import type { DataSource } from "../data-source.js";
import type { AccountDeclaration } from "../declaration.js";
import type { ModelProvider } from "../providers/model-provider.js";
import { followedConfiguration, plannedConfiguration } from "../providers/plan-providers.js";
import {
  byKey,
  report,
  reportRepeated,
  reportUnknownDeployment,
  type Planning,
} from "./planning.js";
import type { DeploymentId } from "../../shared/text/branded.js";

/** The declared deployments and agents that differ from what is stored. */
export interface PlannedDeployments {
  readonly deployments: readonly DeclaredDeployment[];
  readonly agents: readonly DeclaredAgent[];
  /** All ids that may be referred to. */
  readonly knownIds: ReadonlySet<number>;
  readonly defaultDeploymentId: DeploymentId | undefined;
}

/** Upserts declared deployments and agents by id, and finds the default deployment (B6, C5). */
export const planDeployments = (
  planning: Planning,
  pointer: string,
  declared: AccountDeclaration,
  providers: readonly ModelProvider[],
  state: AccountState | undefined,
): PlannedDeployments => {
  const deployments = declared.deployments ?? [];
  const agents = declared.agents ?? [];
  reportRepeated(planning, `${pointer}/deployments`, deployments, "id");
  reportRepeated(planning, `${pointer}/agents`, agents, "id");
  const stored = byKey(state?.deployments ?? [], ({ id }) => id);
  const knownIds = new Set([...stored.keys(), ...deployments.map(({ id }) => id)]);
  const defaultDeploymentId = planDefault(planning, pointer, declared, state);
  return {
    knownIds,
    defaultDeploymentId,
    deployments: deployments.flatMap((deployment, at) => {
      const sources = `${pointer}/deployments/${at}/sources`;
      reportRepeated(planning, sources, deployment.sources ?? [], "name");
      const existing = stored.get(deployment.id);
      const place = `${pointer}/deployments/${at}/authTokens`;
      const wanted: DeclaredDeployment = {
        id: deployment.id,
        name: deployment.name,
        modelFolder: deployment.model ?? existing?.modelFolder,
        requirePolicies: deployment.requirePolicies ?? existing?.requirePolicies ?? false,
        timezone: deployment.timezone ?? existing?.timezone ?? "UTC",
        sources: sourcesOf(deployment.sources) ?? existing?.sources,
        authTokens: planAuthTokens(planning, place, deployment.authTokens, existing?.authTokens),
      };
      return existing !== undefined && sameRow(existing, wanted) ? [] : [wanted];
    }),
    agents: planAgents(planning, pointer, declared, providers, state, {
      knownIds,
      defaultDeploymentId,
    }),
  };
};

/** Declared agents, and those whose provider says something else now (J1). */
const planAgents = (
  planning: Planning,
  pointer: string,
  { agents = [] }: AccountDeclaration,
  providers: readonly ModelProvider[],
  state: AccountState | undefined,
  { knownIds, defaultDeploymentId }: Pick<PlannedDeployments, "knownIds" | "defaultDeploymentId">,
): readonly DeclaredAgent[] => {
  const stored = byKey(state?.agents ?? [], ({ id }) => id);
  const others = (state?.agents ?? []).filter(({ id }) => !agents.some((agent) => agent.id === id));
  const changed = others.flatMap((agent) => {
    const config = followedConfiguration(agent.config, providers);
    return sameJson(agent.config, config) ? [] : [{ ...agent, config }];
  });
  const declared = agents.flatMap((agent, at) => {
    const existing = stored.get(agent.id);
    const deploymentId = agent.deployment ?? existing?.deploymentId ?? defaultDeploymentId;
    const place = `${pointer}/agents/${at}`;
    if (deploymentId === undefined) {
      report(planning, place, "needs a deployment: the account has no default one");
      return [];
    }
    if (!knownIds.has(deploymentId)) {
      reportUnknownDeployment(planning, `${place}/deployment`, knownIds);
    }
    const config = plannedConfiguration(planning, place, agent, providers, existing?.config);
    const same =
      existing?.name === agent.name &&
      existing.deploymentId === deploymentId &&
      sameJson(existing.config, config);
    return same ? [] : [{ id: agent.id, name: agent.name, deploymentId, config }];
  });
  return [...declared, ...changed];
};

/** `default: true` names the default, `default: false` on the present one takes it away. */
const planDefault = (
  planning: Planning,
  pointer: string,
  { deployments = [] }: AccountDeclaration,
  state: AccountState | undefined,
): number | undefined => {
  const chosen = deployments.filter((deployment) => deployment.default === true);
  if (chosen.length > 1) {
    report(planning, `${pointer}/deployments`, "must have at most one with default: true");
  }
  const stored = state?.settings.defaultDeploymentId;
  const denied = deployments.some(
    ({ id, default: isDefault }) => id === stored && isDefault === false,
  );
  return chosen[0]?.id ?? (denied ? undefined : stored);
};

const sameRow = (left: DeclaredDeployment, right: DeclaredDeployment): boolean =>
  left.name === right.name &&
  left.modelFolder === right.modelFolder &&
  left.requirePolicies === right.requirePolicies &&
  left.timezone === right.timezone &&
  sameJson(jsonOf(left.sources), jsonOf(right.sources)) &&
  sameAuthTokens(left.authTokens, right.authTokens);

const sameAuthTokens = (
  left: AuthTokenSettings | undefined,
  right: AuthTokenSettings | undefined,
): boolean => sameJson(left as unknown as Json | undefined, right as unknown as Json | undefined);

/** Sources with nothing in them that is undefined, as they are stored. */
const sourcesOf = (
  declared: readonly DataSource[] | undefined,
): readonly DataSource[] | undefined =>
  declared?.map(({ name, kind, urlFromEnv, schema, poolMax }) => ({
    name,
    kind,
    urlFromEnv,
    ...(schema === undefined ? {} : { schema }),
    ...(poolMax === undefined ? {} : { poolMax }),
  }));

const jsonOf = (sources: readonly DataSource[] | undefined): Json =>
  (sources ?? []).map((source) => ({ ...source })) as unknown as Json;
