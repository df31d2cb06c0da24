import { sameJson, type JsonObject } from "../../shared/json/json.js";
import type { AccountState } from "../account-state.js";
import {
  agentConfigurationOf,
  type AccountDeclaration,
  type AgentDeclaration,
} from "../declaration.js";
import { report, reportRepeated, reportUnknown, type Planning } from "../plan/planning.js";
import { withdrawnKind, type ModelProvider } from "./model-provider.js";

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
 * as if the agent had said it itself. `stored` is what it has been until now.
 */
export const plannedConfiguration = (
  planning: Planning,
  pointer: string,
  agent: AgentDeclaration,
  providers: readonly ModelProvider[],
  stored: JsonObject | undefined,
): JsonObject => {
  const config = agentConfigurationOf(agent);
  if (agent.provider === undefined) return config;
  for (const field of fieldsOfProvider) {
    if (agent[field] !== undefined) report(planning, `${pointer}/${field}`, "is the provider's");
  }
  const followed = followedConfiguration(config, providers);
  // What has lost its provider may be declared as it is, as an export does (J2).
  if (followed["kind"] !== withdrawnKind || sameJson(stored, followed)) return followed;
  const provider = providers.find(({ name }) => name === agent.provider);
  if (provider === undefined) {
    const names = providers.map(({ name }) => name);
    reportUnknown(planning, `${pointer}/provider`, "provider", agent.provider, names);
  } else {
    const models = provider.models.length === 0 ? "none, it has none" : provider.models.join(", ");
    report(planning, `${pointer}/model`, `must be one of: ${models}`);
  }
  return followed;
};

/**
 * The configuration of an agent as its provider says it now. One whose provider, or its model, is gone keeps the
 * names and nothing to ask with, so that no administrator's agent keeps a provider from being removed.
 */
export const followedConfiguration = (
  config: JsonObject,
  providers: readonly ModelProvider[],
): JsonObject => {
  const { provider: name, model } = config;
  if (name === undefined) return config;
  const provider = providers.find((one) => one.name === name);
  const isOffered = provider?.models.some((one) => one === model) === true;
  const declared = declaredConfiguration(config);
  if (!isOffered) return { ...declared, kind: withdrawnKind };
  const { kind, baseUrl, apiKeyFromEnv } = provider;
  return {
    ...declared,
    kind,
    ...(baseUrl === undefined ? {} : { baseUrl }),
    ...(apiKeyFromEnv === undefined ? {} : { apiKeyFromEnv }),
  };
};

/** A configuration as an agent declares it: what its provider says stands with the provider. */
export const declaredConfiguration = (config: JsonObject): JsonObject => {
  if (config["provider"] === undefined) return config;
  const { kind: _kind, baseUrl: _baseUrl, apiKeyFromEnv: _apiKeyFromEnv, ...declared } = config;
  return declared;
};

/** What only those who declare the account may say of an agent itself (J1). */
const operatorsFields = ["baseUrl", "apiKeyFromEnv", "model"] as const;

/** Whether only they may change the agent: it says itself where it asks, by which variable, or for which model. */
export const isOperatorsAgent = (config: JsonObject): boolean =>
  config["provider"] === undefined &&
  ((config["kind"] ?? "builtin") !== "builtin" ||
    operatorsFields.some((field) => config[field] !== undefined));
