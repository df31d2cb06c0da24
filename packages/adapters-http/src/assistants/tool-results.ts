import type { CallToolResult } from "@modelcontextprotocol/server";
import type { AssistantAnswer, Failure } from "@embedded-analytics/domain";

/** An answer of the domain: the text is complete without the data, since clients show either (I2). */
export const resultOf = ({ text, structured }: AssistantAnswer): CallToolResult => ({
  content: [{ type: "text", text }],
  structuredContent: { ...structured },
});

/**
 * A refusal as a result that says so, since the language model has to read why it was refused: the code, the
 * public sentence, and each problem of the input.
 */
export const refusal = ({ code, detail, details }: Failure): CallToolResult => {
  const problems = (details.problems ?? []).map(
    ({ pointer, message }) => `${pointer === "" ? "The input" : pointer} ${message}`,
  );
  return {
    isError: true,
    content: [{ type: "text", text: [`${code}: ${detail}`, ...problems].join("\n") }],
  };
};
