import type { LanguageModelV3Message } from "@ai-sdk/provider";
import { shortToolData } from "./delimited.js";
import type { TurnMessages } from "./past-turns.js";
import { estimateTokens } from "./token-estimate.js";

/**
 * The turns that fit into so many tokens, the last of which is the one that runs. Results of tools
 * are shortened first, the oldest before the others and the newest not at all; then whole turns are left
 * out, the oldest first. If the last turn alone is too long, its newest result is shortened, too.
 */
export const fitWindow = (
  turns: readonly TurnMessages[],
  tokensMax: number,
): readonly LanguageModelV3Message[] => {
  let tokensRemaining = tokensMax;
  const kept = turns.map((turn) =>
    turn.map((message) => {
      const tokens = tokensOf(message);
      tokensRemaining -= tokens;
      return { message, tokens };
    }),
  );
  const results = kept.flat().filter(({ message }) => message.role === "tool");
  const shorten = (one: { message: LanguageModelV3Message; tokens: number }): void => {
    if (tokensRemaining >= 0) return;
    one.message = shortened(one.message);
    tokensRemaining += one.tokens;
    one.tokens = tokensOf(one.message);
    tokensRemaining -= one.tokens;
  };
  results.slice(0, -1).forEach(shorten);
  while (tokensRemaining < 0 && kept.length > 1) {
    for (const { tokens } of kept.shift() ?? []) tokensRemaining += tokens;
  }
  results.slice(-1).forEach(shorten);
  return kept.flat().map(({ message }) => message);
};

/** A message's tokens, with a few for what a provider wraps around it. */
const tokensOf = ({ content }: LanguageModelV3Message): number =>
  estimateTokens(JSON.stringify(content)) + 8;

const shortened = (message: LanguageModelV3Message): LanguageModelV3Message =>
  message.role === "tool" ? { ...message, content: message.content.map(shortenedPart) } : message;

type ToolPart = Extract<LanguageModelV3Message, { role: "tool" }>["content"][number];

const shortenedPart = (part: ToolPart): ToolPart =>
  part.type === "tool-result" && part.output.type === "text"
    ? { ...part, output: { type: "text", value: shortToolData(part.output.value) } }
    : part;
