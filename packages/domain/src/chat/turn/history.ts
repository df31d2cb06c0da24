import type { ToolName } from "../../accounts/agent-options.js";
import type { PastMessage, PastToolCall } from "../ports/agent.js";
import type { MessageLine, ToolLine, UserLine } from "./chat-line.js";
import type { KeptLine } from "./kept-line.js";

/**
 * How much of its thread an agent is reminded of: the last turns, of which each may be 8 MiB long and
 * all of which are in memory while the turn runs (D15), so that they are bounded in bytes as well.
 */
export const remembered = { turnsMax: 20, bytesMax: 4 * 1024 * 1024 } as const;

/** The thread as its agent is reminded of it, out of the kept lines of earlier turns. */
export const historyOf = (
  lines: readonly KeptLine[],
  toolNames: Readonly<Record<ToolName, string>>,
): readonly PastMessage[] => {
  const messages: PastMessage[] = [];
  let toolCalls: PastToolCall[] = [];
  const answer = (content: string): void => {
    if (content !== "" || toolCalls.length > 0) {
      messages.push({ role: "assistant", content, toolCalls });
    }
    toolCalls = [];
  };
  for (const { kind, text } of lines) {
    if (kind === "user") {
      // Of a turn without an answer, the results of its tools are still part of the history.
      answer("");
      const { content } = JSON.parse(text) as UserLine;
      messages.push({ role: "user", content, toolCalls: [] });
    } else if (kind === "tool") {
      const call = pastCallOf(JSON.parse(text) as ToolLine, toolNames);
      if (call !== undefined) toolCalls.push(call);
    } else if (kind === "closing") {
      answer((JSON.parse(text) as MessageLine).content);
    }
  }
  answer("");
  return messages;
};

/** A tool whose name was changed since then is nobody's any more. */
const pastCallOf = (
  { toolCall: { name, input, result } }: ToolLine,
  toolNames: Readonly<Record<ToolName, string>>,
): PastToolCall | undefined => {
  const tool = (["svcMeta", "svcSqlApi"] as const).find((each) => toolNames[each] === name);
  return tool === undefined || result === undefined ? undefined : { tool, input, result };
};
