import type { JsonObject } from "../../shared/json/json.js";
import type { AccountState } from "../account-state.js";
import {
  agentConfigurationOf,
  type AccountDeclaration,
  type AgentDeclaration,
} from "../declaration.js";
import { report, reportRepeated, type Planning } from "../plan/planning.js";
import type { ModelProvider } from "./model-provider.js";

/** The declared providers, which replace the stored ones as a whole; else these. */
export const providersOf = (
  planning: Planning,
  pointer: string,
  { providers }: AccountDeclaration,
  state: AccountState | undefined,
): readonly ModelProvider[] => {
  reportRepeated(planning, `${pointer}/providers`, providers ?? [], "name");
  return providers ?? state?.settings.providers ?? [];
};

/** What a provider says, and so no agent that names it. */
const fieldsOfProvider = ["kind", "baseUrl", "apiKeyFromEnv"] as const;

/**
 * The configuration of a declared agent. Of one that names a provider it has all that is needed to ask the model,
 * as if the agent had said it itself.
 */
export const plannedConfiguration = (
  planning: Planning,
  pointer: string,
  agent: AgentDeclaration,
  providers: readonly ModelProvider[],
): JsonObject => {
  const config = agentConfigurationOf(agent);
  if (agent.provider === undefined) return config;
  for (const field of fieldsOfProvider) {
    if (agent[field] !== undefined) report(planning, `${pointer}/${field}`, "is the provider's");
  }
  const provider = providers.find(({ name }) => name === agent.provider);
  if (provider === undefined) {
    report(planning, `${pointer}/provider`, "names no provider of the account");
    return config;
  }
  if (agent.model === undefined || !provider.models.includes(agent.model)) {
    report(planning, `${pointer}/model`, `must be one of: ${provider.models.join(", ")}`);
  }
  return withProvider(config, provider);
};

/**
 * The configurations of stored agents that name a provider, by their ids, as the providers say them now. What an
 * agent asks with cannot go while it does.
 */
export const followedConfigurations = (
  planning: Planning,
  pointer: string,
  providers: readonly ModelProvider[],
  agents: AccountState["agents"],
): ReadonlyMap<string, JsonObject> => {
  const followed = new Map<string, JsonObject>();
  for (const { id, config } of agents) {
    const { provider: name, model } = config;
    if (typeof name !== "string" || typeof model !== "string") continue;
    const provider = providers.find((one) => one.name === name);
    if (provider === undefined) {
      report(planning, `${pointer}/providers`, `must have ${name}, which the agent ${id} asks`);
    } else if (!provider.models.includes(model)) {
      const message = `must have the model ${model} at ${name}, which the agent ${id} asks`;
      report(planning, `${pointer}/providers`, message);
    } else followed.set(id, withProvider(config, provider));
  }
  return followed;
};

/** A configuration as an agent declares it: what its provider says stands with the provider. */
export const declaredConfiguration = (config: JsonObject): JsonObject => {
  if (config["provider"] === undefined) return config;
  const { kind: _kind, baseUrl: _baseUrl, apiKeyFromEnv: _apiKeyFromEnv, ...declared } = config;
  return declared;
};

/** Whether only those who declare the account may change the agent: it names an address or a variable itself (J1). */
export const isOperatorsAgent = (config: JsonObject): boolean =>
  (config["kind"] ?? "builtin") !== "builtin" && config["provider"] === undefined;

const withProvider = (
  config: JsonObject,
  { kind, baseUrl, apiKeyFromEnv }: ModelProvider,
): JsonObject => ({
  ...declaredConfiguration(config),
  kind,
  ...(baseUrl === undefined ? {} : { baseUrl }),
  ...(apiKeyFromEnv === undefined ? {} : { apiKeyFromEnv }),
});
