import {
  environmentNameProblem,
  toolNames,
  type Environment,
  type JsonObject,
  type ToolName,
} from "@embedded-analytics/domain";

/** The providers whose protocols are spoken, by the kind that a declaration names (C5). */
export type Provider = "openai-compatible" | "anthropic";

/** What an agent's declaration says of its language model, with every default in its place. */
export interface LlmSettings {
  readonly provider: Provider;
  readonly model: string;
  /** Without a slash at its end. */
  readonly baseUrl: string;
  /** Undefined for a provider that asks for none. */
  readonly apiKey: string | undefined;
  /** The operator's instructions for the model; empty for none. */
  readonly instructions: string;
  readonly tools: readonly ToolName[];
  readonly budget: LlmBudget;
  /** How much the model reads at once: prompt and answer together. */
  readonly contextTokens: number;
  /** How much one call of the model may write. */
  readonly answerTokens: number;
  /** How much an Anthropic model may think before it writes; 0 for not at all. */
  readonly thinkingTokens: number;
}

/** What a turn may use of a language model (D13); calls of tools and time are the domain's to count. */
export interface LlmBudget {
  /** Calls of the model. */
  readonly steps: number;
  /** Read and written, over all calls. */
  readonly tokens: number;
  /** Rows of all tool results. */
  readonly rows: number;
}

/** The settings, or what is missing, for the operator. */
export type ReadSettings =
  { readonly settings: LlmSettings } | { readonly problem: string; readonly settings?: undefined };

const defaults = {
  "openai-compatible": { baseUrl: "https://api.openai.com/v1", apiKeyFromEnv: undefined },
  anthropic: { baseUrl: "https://api.anthropic.com/v1", apiKeyFromEnv: "ANTHROPIC_API_KEY" },
} as const;

/**
 * Reads an agent's stored configuration. The key is looked up in the environment by the name that is
 * stored, each time anew, so that it stands nowhere else.
 */
export const readSettings = (
  provider: Provider,
  config: JsonObject,
  environment: Environment,
): ReadSettings => {
  const model = textOf(config["model"]);
  if (model === undefined) return { problem: "it names no model" };
  const keyName = textOf(config["apiKeyFromEnv"]) ?? defaults[provider].apiKeyFromEnv;
  const key = keyName === undefined ? { apiKey: undefined } : keyOf(keyName, environment);
  if ("problem" in key) return key;
  const { budgets } = config;
  const declared = isObject(budgets) ? budgets : {};
  const { tools } = config;
  return {
    settings: {
      provider,
      model,
      baseUrl: (textOf(config["baseUrl"]) ?? defaults[provider].baseUrl).replace(/\/+$/, ""),
      apiKey: key.apiKey,
      instructions: textOf(config["instructions"]) ?? "",
      tools: Array.isArray(tools) ? toolNames.filter((name) => tools.includes(name)) : toolNames,
      budget: {
        steps: countOf(declared["steps"]) ?? 12,
        tokens: countOf(declared["tokens"]) ?? 400_000,
        rows: countOf(declared["rows"]) ?? 2_000,
      },
      contextTokens: countOf(config["contextTokens"]) ?? 32_000,
      answerTokens: countOf(config["answerTokens"]) ?? 8_000,
      thinkingTokens: countOf(config["thinkingTokens"]) ?? 0,
    },
  };
};

/** The key that stands in the environment under a name. */
const keyOf = (
  name: string,
  environment: Environment,
): { readonly apiKey: string } | { readonly problem: string } => {
  // Judged where it is declared as well; what was stored before that rule is not read either (J1).
  const problem = environmentNameProblem(name);
  if (problem !== undefined) return { problem: `apiKeyFromEnv ${problem}` };
  const apiKey = environment[name];
  return apiKey ? { apiKey } : { problem: `the variable ${name} is not set` };
};

const textOf = (value: unknown): string | undefined =>
  typeof value === "string" && value !== "" ? value : undefined;

const countOf = (value: unknown): number | undefined =>
  typeof value === "number" && Number.isSafeInteger(value) && value >= 0 ? value : undefined;

const isObject = (value: unknown): value is JsonObject =>
  typeof value === "object" && value !== null && !Array.isArray(value);
