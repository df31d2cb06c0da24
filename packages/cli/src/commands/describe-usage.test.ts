import { expect, test } from "@jest/globals";
import { describeUsage } from "./describe-usage.js";

const used = {
  agentId: "1",
  sinceMs: Date.UTC(2026, 10, 1),
  turns: 12,
  llmCalls: 0,
  inputTokens: 0,
  outputTokens: 0,
  cacheReadTokens: 0,
  cacheWriteTokens: 0,
  models: [],
};

test("what was used is a table, of those who were asked alone", () => {
  const agents = [
    { id: "1", name: "analyst" },
    { id: "2", name: "assistant" },
    { id: "3", name: "idle" },
  ];
  const second = { ...used, agentId: "2", turns: 3, llmCalls: 7, inputTokens: 1_234_567 };
  const deleted = { ...used, agentId: "gone", outputTokens: 89 };
  expect(`\n${describeUsage([used, second, deleted], agents)}`).toBe(`
  agent          since       turns  model calls  tokens in  tokens out
  1 (analyst)    2026-11-01     12            0          0           0
  2 (assistant)  2026-11-01      3            7  1,234,567           0
  gone           2026-11-01     12            0          0          89
`);
  expect(describeUsage([], agents)).toBe("");
});
