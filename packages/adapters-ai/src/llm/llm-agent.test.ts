import { describe, expect, it } from "@jest/globals";
import { inMemoryPorts } from "@embedded-analytics/domain/in-memory";
import { portContracts } from "@embedded-analytics/testkit";
import { askAgent } from "./fixtures/asked-agent.fixture.js";
import {
  callsOf,
  chatIdOf,
  chatService,
  errorOf,
  finalOf,
  usageOf,
} from "./fixtures/chat-service.fixture.js";
import { mockModel, promptText, type MockScript } from "./fixtures/mock-model.fixture.js";
import { llmAgent } from "./llm-agent.js";

const sqlQuery = "SELECT city, amount FROM sales";
const vegaSpec = {
  $schema: "https://vega.github.io/schema/vega-lite/v5.json",
  mark: "bar",
  encoding: {
    x: { field: "city", type: "nominal" },
    y: { field: "amount", type: "quantitative" },
  },
};

/** Looks up, queries with a chart, and answers. */
const analyst: MockScript = (_asked, time) =>
  [
    {
      thinking: ["Which cube?"],
      calls: [{ name: "svcMeta", input: '{"searchQuery":"sales"}' }],
      usage: { input: 100, output: 10 },
    },
    {
      text: ["I add it up."],
      calls: [
        { name: "svcSqlApi", input: JSON.stringify({ sqlQuery, queryTitle: "Amounts", vegaSpec }) },
      ],
      usage: { input: 200, output: 20 },
    },
    { text: ["Berlin has ", "5."], usage: { input: 300, output: 30 } },
  ][(time - 1) % 3] ?? {};

describe("a question to a language model, through the whole domain", () => {
  it("is answered with what the user may see, a chart, and what it has used", async () => {
    const model = mockModel(analyst);
    const { ask } = await chatService({ modelOf: model.modelOf });
    const lines = await ask({ input: "Amount by city?" });
    expect(finalOf(lines)).toBe("I add it up.\n\nBerlin has 5.");
    const [meta, query] = callsOf(lines);
    expect(meta?.result).toContain('"name":"sales"');
    const result = JSON.parse(query?.result ?? "") as Record<string, unknown>;
    expect(result).toMatchObject({ data: [["Berlin", 5]], totalRows: 1, queryTitle: "Amounts" });
    expect(JSON.parse(String(result["vegaSpec"]))).toMatchObject({ mark: "bar" });
    expect(lines.flatMap(({ thinking }) => thinking || [])).toEqual(["Which cube?"]);
    expect(usageOf(lines)).toEqual({
      models: ["a-model"],
      llmCalls: 3,
      inputTokens: 600,
      outputTokens: 60,
      cacheReadTokens: 0,
      cacheWriteTokens: 0,
      totalTokens: 660,
    });
  });

  it("E1: the prompt describes what this user may see, and nothing else", async () => {
    const model = mockModel(analyst);
    const { ask } = await chatService({ modelOf: model.modelOf });
    await ask({ input: "Amount?" });
    const prompts = model.asked.map(promptText).join("\n");
    expect(prompts).toContain("Asia/Tokyo");
    expect(prompts).toContain('\\"name\\":\\"sales\\"'.replaceAll("\\", ""));
    for (const hidden of ["salaries", '"cost"', "managers", "jane", "key-canary", "777001"]) {
      expect(prompts).not.toContain(hidden);
    }
  });

  it("a next question is sent with the thread, its calls and their results", async () => {
    const model = mockModel(analyst);
    const { ask } = await chatService({ modelOf: model.modelOf });
    const chatId = chatIdOf(await ask({ input: "Amount by city?" }));
    await ask({ input: "And in Rome?", chatId });
    const prompt = model.asked[3]?.prompt ?? [];
    const roles = ["system", "user", "assistant", "tool", "tool", "assistant", "user"];
    expect(prompt.map(({ role }) => role)).toEqual(roles);
    expect(JSON.stringify(prompt.at(4))).toContain("Berlin");
  });

  it("C5: a changed declaration holds from the next question on, without a restart", async () => {
    const model = mockModel(() => ({ text: ["Yes."] }));
    const { ask, declare } = await chatService({ modelOf: model.modelOf });
    const chatId = chatIdOf(await ask({ input: "One?" }));
    await declare({ model: "b-model", instructions: "Be brief.", baseUrl: "https://b.example/v1" });
    const lines = await ask({ input: "Two?", chatId });
    expect(model.settings.map((each) => [each.model, each.baseUrl])).toEqual([
      ["a-model", "https://api.openai.com/v1"],
      ["b-model", "https://b.example/v1"],
    ]);
    expect(promptText(model.asked[1] ?? { prompt: [] })).toContain("Be brief.");
    expect(usageOf(lines)).toMatchObject({ models: ["b-model"] });
  });

  it("C5: a key that was changed in the environment holds from the next question on", async () => {
    const model = mockModel(() => ({ text: ["Yes."] }));
    const environment: Record<string, string> = { PROVIDER_KEY: "first" };
    const { ask } = await chatService({ modelOf: model.modelOf, environment });
    await ask({ input: "One?" });
    environment["PROVIDER_KEY"] = "second";
    await ask({ input: "Two?" });
    delete environment["PROVIDER_KEY"];
    const lines = await ask({ input: "Three?" });
    expect(model.settings.map(({ apiKey }) => apiKey)).toEqual(["first", "second"]);
    expect(errorOf(lines)).toContain("(agent_misconfigured)");
  });

  it("D4: a thread keeps the agent that it began with", async () => {
    const model = mockModel(() => ({ text: ["Yes."] }));
    const { ask, declare } = await chatService({ modelOf: model.modelOf });
    await declare({ model: "c-model" }, "8");
    const chatId = chatIdOf(await ask({ input: "One?" }));
    await expect(ask({ input: "Two?", chatId }, "8")).rejects.toMatchObject({
      code: "thread_not_found",
    });
  });

  it("D13: its thoughts may be kept from readers", async () => {
    const model = mockModel(analyst);
    const { ask } = await chatService({ modelOf: model.modelOf }, { thinking: "off" });
    expect(JSON.stringify(await ask({ input: "Amount?" }))).not.toContain("Which cube?");
  });

  it("the last step says that it is the last", async () => {
    const model = mockModel(analyst);
    const { ask } = await chatService({ modelOf: model.modelOf }, { budgets: { steps: 3 } });
    expect(errorOf(await ask({ input: "Amount?" }))).toBeUndefined();
    const last = "This is the last time that you are asked";
    expect(model.asked.map((asked) => promptText(asked).includes(last))).toEqual([
      false,
      false,
      true,
    ]);
  });

  it("what the model has found stays within its window, the newest of it whole", async () => {
    const model = mockModel((_asked, time) =>
      time < 9 ? { calls: [{ name: "svcMeta", input: "{}" }] } : { text: ["Done."] },
    );
    const { error } = await askAgent({
      modelOf: model.modelOf,
      config: { contextTokens: 20_000, answerTokens: 1_000 },
      task: { callTool: () => Promise.resolve(JSON.stringify({ cubes: ["x".repeat(9_000)] })) },
    });
    expect(error).toBeUndefined();
    for (const asked of model.asked) {
      expect(promptText(asked).length / 3).toBeLessThan(19_000);
    }
    const last = model.asked[8]?.prompt.filter(({ role }) => role === "tool") ?? [];
    expect(last).toHaveLength(8);
    expect(JSON.stringify(last[0])).toContain("shortened");
    expect(JSON.stringify(last[7])).not.toContain("shortened");
  });
});

portContracts(
  {
    name: "language models",
    open: () => {
      const { modelOf } = mockModel(({ prompt }) =>
        prompt.at(-1)?.role === "user"
          ? { calls: [{ name: "svcSqlApi", input: JSON.stringify({ sqlQuery }) }] }
          : { text: ["Here ", "you ", "are."] },
      );
      const agent = llmAgent("openai-compatible", { modelOf });
      return Promise.resolve({
        ports: {
          ...inMemoryPorts(),
          agents: {
            answer: (accountId, task, signal) => {
              const declared = { ...task.agent, config: { model: "a-model" } };
              return agent.answer(accountId, { ...task, agent: declared }, signal);
            },
          },
        },
        advanceMs: () => Promise.resolve(),
        dump: () => Promise.resolve(""),
        close: () => Promise.resolve(),
      });
    },
  },
  ["agents"],
);
