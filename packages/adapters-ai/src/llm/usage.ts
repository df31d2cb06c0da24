import type { LanguageModelV3Usage } from "@ai-sdk/provider";
import type { AgentUsage } from "@embedded-analytics/domain";

/** Nothing used yet, of this model. */
export const noUsageOf = (model: string): AgentUsage => ({
  models: [model],
  llmCalls: 0,
  inputTokens: 0,
  outputTokens: 0,
  cacheReadTokens: 0,
  cacheWriteTokens: 0,
});

/** With what one more call has used, as far as the provider tells. */
export const withCall = (
  before: AgentUsage,
  { inputTokens, outputTokens }: LanguageModelV3Usage,
): AgentUsage => ({
  ...before,
  inputTokens: sum(before.inputTokens, inputTokens.total),
  outputTokens: sum(before.outputTokens, outputTokens.total),
  cacheReadTokens: sum(before.cacheReadTokens, inputTokens.cacheRead),
  cacheWriteTokens: sum(before.cacheWriteTokens, inputTokens.cacheWrite),
});

/** What a call counts against the budget: what the provider tells, or at least what passed by. */
export const tokensOf = (
  { inputTokens, outputTokens }: LanguageModelV3Usage,
  estimated: { readonly input: number; readonly output: number },
): number =>
  (countOf(inputTokens.total) ?? estimated.input) +
  (countOf(outputTokens.total) ?? estimated.output);

/** Stores count in 32 bits, and a provider may say anything. */
const countMax = 2_147_483_647;

const sum = (before: number, added: number | undefined): number =>
  Math.min(countMax, before + (countOf(added) ?? 0));

const countOf = (count: number | undefined): number | undefined =>
  count !== undefined && Number.isFinite(count) && count > 0
    ? Math.min(countMax, Math.round(count))
    : undefined;
