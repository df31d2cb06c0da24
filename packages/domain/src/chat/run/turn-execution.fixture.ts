import type { ToolName } from "../../accounts/agent-options.js";
import type { AgentEvent } from "../ports/agent.js";
import { defaultBudget, type TurnBudget } from "../turn/turn-budget.js";
import { TurnExecution, type TurnSetup } from "./turn-execution.js";

export type Line = Readonly<Record<string, unknown>>;

/** A run over a log that a test can read, and refuse. */
export const runFor = (
  over: Partial<Omit<TurnSetup, "budget">> & { readonly budget?: Partial<TurnBudget> } = {},
) => {
  const log: string[] = [];
  let ids = 0;
  const { budget, ...rest } = over;
  const run = new TurnExecution({
    names: {
      chatId: "chat-1",
      messageId: "1700000000000-message",
      answerId: "answer",
      finalId: "final",
      agentNode: "analyst",
    },
    input: "How much?",
    sort: 10,
    toolNames: { svcMeta: "svcMeta", svcSqlApi: "svcSqlApi" },
    append: async ({ lines }) => {
      log.push(...lines);
      return true;
    },
    thinking: true,
    runTool: async (tool: ToolName) => JSON.stringify({ tool }),
    newId: () => `tool-${++ids}`,
    ...rest,
    budget: { ...defaultBudget, ...budget },
  });
  return { run, log, lines: (): readonly Line[] => log.map((line) => JSON.parse(line) as Line) };
};

/** An agent that says these things, one after another. */
export async function* saying(...events: readonly AgentEvent[]): AsyncGenerator<AgentEvent> {
  for (const event of events) {
    await Promise.resolve();
    yield event;
  }
}

export const content = (text: string): AgentEvent => ({ kind: "content", text });
export const thinking = (text: string): AgentEvent => ({ kind: "thinking", text });

/** The kinds of lines, in short. */
export const shape = (lines: readonly Line[]): string =>
  lines
    .map((line) => {
      if (typeof line["id"] === "string" && line["id"].startsWith("__")) return line["id"];
      if ("toolCall" in line) return line["isInProcess"] === true ? "tool" : "/tool";
      if (!("id" in line)) return "error";
      if (line["role"] === "user") return "user";
      if (line["isDelta"] === true) return "delta";
      return (line["graphPath"] as readonly string[])[0] === "final" ? "final" : "closing";
    })
    .join(" ");
