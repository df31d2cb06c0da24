import type { LanguageModelV3Message } from "@ai-sdk/provider";
import { AgentStopped, type AgentTask, type ToolName } from "@embedded-analytics/domain";
import { resultMessage } from "./prompt/past-turns.js";
import type { ModelAnswer, WrittenCall } from "./read-answer.js";
import { readArguments } from "./tool-arguments.js";

/** What was done for an answer that calls tools. */
export interface CalledTools {
  /** The answer with its calls, and their results, as the next call sends them to the model. */
  readonly messages: readonly LanguageModelV3Message[];
  /** In all results together. */
  readonly rows: number;
}

/**
 * Calls the tools of an answer, one after another in its order. The domain decides about each: which
 * tools there are, whose rows they show, how many calls a turn has (T9 to T11). Past so many rows it
 * throws `AgentStopped`.
 */
export const callTools = async (
  { said, calls }: ModelAnswer,
  callTool: AgentTask["callTool"],
  rowsMax: number,
): Promise<CalledTools> => {
  const messages: LanguageModelV3Message[] = [];
  const parts = [];
  let rows = 0;
  for (const call of calls) {
    const name = call.name.replace(/[^A-Za-z0-9_-]/g, "_").slice(0, 64);
    const input = readArguments(call.input);
    // Whatever the name is: the domain refuses what is no tool, and readers see that it did.
    const result = await callTool(name as ToolName, input);
    rows += rowsOf(result);
    if (rows > rowsMax) throw new AgentStopped("turn_budget");
    parts.push(callPart(call, name, input ?? {}));
    messages.push(resultMessage(call.id, name, result));
  }
  return { messages: [{ role: "assistant", content: [...said, ...parts] }, ...messages], rows };
};

const callPart = (
  { id, metadata }: WrittenCall,
  toolName: string,
  input: ReturnType<typeof readArguments>,
) => ({
  type: "tool-call" as const,
  toolCallId: id,
  toolName,
  input,
  ...(metadata === undefined ? {} : { providerOptions: metadata }),
});

/** Of what is no result with rows, as of an error, none. */
const rowsOf = (result: string): number => {
  try {
    const { data } = (JSON.parse(result) ?? {}) as { readonly data?: unknown };
    return Array.isArray(data) ? data.length : 0;
  } catch {
    return 0;
  }
};
