import type { LanguageModelV3, SharedV3ProviderOptions } from "@ai-sdk/provider";
import type { LlmSettings } from "../settings.js";

/** A provider's model, and what every call sends it beside the prompt. */
export interface ProviderModel {
  readonly model: LanguageModelV3;
  readonly providerOptions: SharedV3ProviderOptions;
}

/**
 * The model that an agent's settings name. Everything is said here, so that no library looks for keys
 * or addresses in the environment by itself. The libraries come with the first question to a model.
 */
export const providerModel = async (
  settings: LlmSettings,
  fetch: typeof globalThis.fetch,
): Promise<ProviderModel> => {
  const { baseUrl, apiKey, model, thinkingTokens } = settings;
  if (settings.provider === "anthropic") {
    const { createAnthropic } = await import("@ai-sdk/anthropic");
    const provider = createAnthropic({ baseURL: baseUrl, apiKey: apiKey ?? "", fetch });
    const thinking = { type: "enabled", budgetTokens: thinkingTokens } as const;
    return {
      model: provider(model),
      providerOptions: thinkingTokens > 0 ? { anthropic: { thinking } } : {},
    };
  }
  const { createOpenAICompatible } = await import("@ai-sdk/openai-compatible");
  const provider = createOpenAICompatible({
    name: "openai-compatible",
    baseURL: baseUrl,
    ...(apiKey === undefined ? {} : { apiKey }),
    includeUsage: true,
    fetch,
    ...(isOpenAi(baseUrl) ? { transformRequestBody: withCompletionTokens } : {}),
  });
  return { model: provider(model), providerOptions: {} };
};

const isOpenAi = (baseUrl: string): boolean => new URL(baseUrl).hostname === "api.openai.com";

/** OpenAI itself wants this name for what all others, and its own older models, call `max_tokens`. */
const withCompletionTokens = ({
  max_tokens,
  ...body
}: Record<string, unknown>): Record<string, unknown> => ({
  ...body,
  max_completion_tokens: max_tokens,
});
