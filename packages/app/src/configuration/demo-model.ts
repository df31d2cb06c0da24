import type { environmentReader } from "./environment-reader.js";

/** The language model of the demo account's second agent, as a declaration says it (C5). */
export interface DemoModel {
  readonly kind: "openai-compatible" | "anthropic";
  readonly model: string;
  readonly baseUrl: string;
  /** The variable that holds the key; left out where none is set, as for a server of one's own. */
  readonly apiKeyFromEnv?: string;
}

/** Where nothing is said but a key. */
const usualModels = { openAi: "gpt-5-mini", anthropic: "claude-sonnet-5-5" } as const;

/**
 * The model that `OPENAI_BASE_URL`, `OPENAI_API_KEY` and `OPENAI_MODEL` name, or else that of
 * `ANTHROPIC_API_KEY`; undefined where none of them is set. The keys themselves are not read here.
 */
export const readDemoModel = (
  read: ReturnType<typeof environmentReader>,
): DemoModel | undefined => {
  const isSet = (name: string): boolean => read.optional(name, () => true) ?? false;
  const baseUrl = read.url("OPENAI_BASE_URL", ["http:", "https:"]);
  const model = read.optional("OPENAI_MODEL", (text) => text);
  const hasKey = isSet("OPENAI_API_KEY");
  if (baseUrl !== undefined || model !== undefined || hasKey) {
    return {
      kind: "openai-compatible",
      model: model ?? usualModels.openAi,
      baseUrl: baseUrl ?? "https://api.openai.com/v1",
      ...(hasKey ? { apiKeyFromEnv: "OPENAI_API_KEY" } : {}),
    };
  }
  if (!isSet("ANTHROPIC_API_KEY")) return undefined;
  return {
    kind: "anthropic",
    model: usualModels.anthropic,
    baseUrl: "https://api.anthropic.com/v1",
    apiKeyFromEnv: "ANTHROPIC_API_KEY",
  };
};
