import { describe, expect, it } from "@jest/globals";
import { historyOf } from "./history.js";
import { namesOf } from "../recover-turn.js";
import { beginTurn, endTurn, writeContent, writeTool, type TurnEnd } from "../run/turn-writer.js";

const toolNames = { svcMeta: "search", svcSqlApi: "query" };

/** The kept lines of a turn in which one tool was called. */
const turnOf = (input: string, answer: string, end: TurnEnd, tool = "query") => {
  const names = namesOf("c", { id: input, messageId: "1700000000000-message" }, "analyst");
  const begun = beginTurn(names, input, 0);
  const called = writeTool(begun.turn, "tool", { name: tool, input: '{"a":1}', result: '{"b":2}' });
  const said = answer === "" ? called : writeContent(called.turn, answer);
  return [...begun.kept, ...called.kept, ...endTurn(said.turn, end).kept];
};

describe("D11: what an agent is reminded of", () => {
  const call = { tool: "svcSqlApi", input: '{"a":1}', result: '{"b":2}' };

  it("messages, and calls under the tools' own names though the agent renames them", () => {
    const lines = [
      ...turnOf("How much?", "5.", { event: "completed" }),
      ...turnOf("And now?", "6", { event: "aborted" }),
    ];
    expect(historyOf(lines, toolNames)).toEqual([
      { role: "user", content: "How much?", toolCalls: [] },
      { role: "assistant", content: "5.", toolCalls: [call] },
      { role: "user", content: "And now?", toolCalls: [] },
      { role: "assistant", content: "6", toolCalls: [call] },
    ]);
  });

  it("of a turn without an answer, what its tools found", () => {
    const lines = turnOf("How much?", "", { event: "aborted" });
    expect(historyOf(lines, toolNames)).toEqual([
      { role: "user", content: "How much?", toolCalls: [] },
      { role: "assistant", content: "", toolCalls: [call] },
    ]);
  });

  it("not of a call whose name is no tool's any more", () => {
    const lines = turnOf("How much?", "5.", { event: "completed" }, "toString");
    expect(historyOf(lines, toolNames)[1]).toMatchObject({ toolCalls: [] });
  });
});
