import type { LanguageModelV3Message, LanguageModelV3ToolCallPart } from "@ai-sdk/provider";
import type { PastMessage, PastToolCall } from "@embedded-analytics/domain";
import { readArguments } from "../tool-arguments.js";
import { toolData } from "./delimited.js";

/** What belongs together in a conversation: a question, and all that came of it. */
export type TurnMessages = readonly LanguageModelV3Message[];

/** A question, as a model reads it. */
export const questionMessage = (text: string): LanguageModelV3Message => ({
  role: "user",
  content: [{ type: "text", text }],
});

/** What a tool has found, for the call with that id. */
export const resultMessage = (
  toolCallId: string,
  toolName: string,
  result: string,
): LanguageModelV3Message => ({
  role: "tool",
  content: [
    {
      type: "tool-result",
      toolCallId,
      toolName,
      output: { type: "text", value: toolData(result) },
    },
  ],
});

/** The thread before this question, turn by turn, oldest first. */
export const pastTurns = (history: readonly PastMessage[]): readonly TurnMessages[] => {
  const turns: LanguageModelV3Message[][] = [];
  let calls = 0;
  for (const { role, content, toolCalls } of history) {
    const said = { type: "text", text: content } as const;
    if (role === "user" || turns.length === 0) turns.push([]);
    const turn = turns.at(-1) ?? [];
    if (role === "user") {
      turn.push(questionMessage(content));
      continue;
    }
    if (toolCalls.length > 0) {
      const named = toolCalls.map((call) => ({ call, id: idOf(++calls) }));
      turn.push({ role: "assistant", content: named.map(callPart) });
      turn.push(...named.map(({ call, id }) => resultMessage(id, call.tool, call.result)));
    }
    if (content !== "") turn.push({ role: "assistant", content: [said] });
  }
  return turns;
};

/** Of the form that every provider takes: nine letters and digits. */
const idOf = (call: number): string => `h${String(call).padStart(8, "0")}`;

const callPart = ({
  call,
  id,
}: {
  readonly call: PastToolCall;
  readonly id: string;
}): LanguageModelV3ToolCallPart => ({
  type: "tool-call",
  toolCallId: id,
  toolName: call.tool,
  input: readArguments(call.input) ?? {},
});
