import { describe, expect, it } from "@jest/globals";
import type { AgentTask } from "@embedded-analytics/domain";
import { builtinAnalyst } from "./analyst.js";
import { nowMs } from "./fixtures/asking.fixture.js";
import { shop } from "@embedded-analytics/testkit/models";

const taskWith = (callTool: AgentTask["callTool"]): AgentTask => ({
  agent: { id: "1", name: "analyst", deploymentId: 1, config: {} },
  input: "revenue by city",
  history: [],
  model: shop,
  timezone: "UTC",
  nowMs,
  callTool,
});
const kindsOf = async (task: AgentTask, signal: AbortSignal): Promise<readonly string[]> => {
  const kinds: string[] = [];
  for await (const { kind } of await builtinAnalyst().answer(1, task, signal)) kinds.push(kind);
  return kinds;
};

describe("D7: an analyst that is stopped", () => {
  it("says and calls nothing when it was over before it began", async () => {
    let calls = 0;
    const callTool = async (): Promise<string> => {
      calls += 1;
      return "{}";
    };
    expect(await kindsOf(taskWith(callTool), AbortSignal.abort())).toEqual([]);
    expect(calls).toBe(0);
  });

  it("ends at once while a tool works that never ends", async () => {
    const controller = new AbortController();
    const callTool = (): Promise<string> => {
      queueMicrotask(() => {
        controller.abort();
      });
      return new Promise(() => undefined);
    };
    expect(await kindsOf(taskWith(callTool), controller.signal)).toEqual(["thinking"]);
  });

  it("says nothing more after an abort in mid-answer", async () => {
    const controller = new AbortController();
    const callTool = async (): Promise<string> =>
      JSON.stringify({
        data: [
          ["Berlin", 1],
          ["Rome", 2],
        ],
        totalRows: 2,
      });
    const contents: string[] = [];
    for await (const event of await builtinAnalyst().answer(
      1,
      taskWith(callTool),
      controller.signal,
    )) {
      if (event.kind !== "content") continue;
      contents.push(event.text);
      controller.abort();
    }
    expect(contents).toHaveLength(1);
  });

  it("fails with the turn where a tool call rejects", async () => {
    const callTool = (): Promise<string> => Promise.reject(new Error("turn is over"));
    await expect(kindsOf(taskWith(callTool), new AbortController().signal)).rejects.toThrow(
      "turn is over",
    );
  });

  it("survives answers of tools that cannot be read", async () => {
    for (const answer of [
      "",
      "null",
      "[]",
      "{",
      '{"data":[1]}',
      '{"data":"x"}',
      '{"cubes":[null,1]}',
    ]) {
      const kinds = await kindsOf(
        taskWith(async () => answer),
        new AbortController().signal,
      );
      expect(kinds).toContain("content");
    }
  });
});
