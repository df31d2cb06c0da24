import { afterAll, beforeAll, describe, expect, it } from "@jest/globals";
import { askAgent, canaryKey } from "./fixtures/asked-agent.fixture.js";
import { chatCompletions, messages, type Protocol } from "./fixtures/protocols.fixture.js";
import {
  providerServer,
  silent,
  streamed,
  type ProviderServer,
} from "./fixtures/provider-server.fixture.js";
import type { Provider } from "./settings.js";

const protocols: readonly (readonly [Provider, Protocol, string])[] = [
  ["openai-compatible", chatCompletions, "/v1/chat/completions"],
  ["anthropic", messages, "/v1/messages"],
];

const statement = { sqlQuery: "SELECT city, MEASURE(revenue) AS r FROM sales", queryTitle: "ä<ö>" };
const first = {
  thinking: ["Let me ", "look 🤔."],
  text: ["I look ", "it up."],
  calls: [
    { name: "svcMeta", input: '{"searchQuery":"revenue"}' },
    { name: "svcSqlApi", input: JSON.stringify(statement) },
  ],
  usage: { input: 100, output: 20 },
};
const second = { text: ["Berlin: ", "5 €."], usage: { input: 200, output: 30 } };

describe.each(protocols)("a provider that speaks %s", (provider, protocol, path) => {
  let server: ProviderServer;
  beforeAll(async () => {
    server = await providerServer();
  });
  afterAll(() => server.close());

  it.each([
    [1, 0],
    [3, 0],
    [17, 1],
    [64 * 1024, 0],
  ])("is read the same in pieces of %d bytes", async (bytesEach, pauseMs) => {
    server.requests.length = 0;
    server.reply(
      streamed(protocol(first), bytesEach, pauseMs),
      streamed(protocol(second), bytesEach, pauseMs),
    );
    const asked = await askAgent({ provider, config: { baseUrl: server.url } });
    expect(asked.error).toBeUndefined();
    expect(asked.providerErrors).toEqual([]);
    expect(asked.thinking).toBe("Let me look 🤔.");
    expect(asked.content).toBe("I look it up.\n\nBerlin: 5 €.");
    expect(asked.calls).toEqual([
      { tool: "svcMeta", input: { searchQuery: "revenue" } },
      { tool: "svcSqlApi", input: statement },
    ]);
    expect(asked.usage).toEqual({
      models: ["a-model"],
      llmCalls: 2,
      inputTokens: 300,
      outputTokens: 50,
      cacheReadTokens: 8,
      cacheWriteTokens: 0,
    });
    expect(server.requests.map((request) => request.path)).toEqual([path, path]);
  });

  it("T17: gets the key in its header alone, and its own words back", async () => {
    server.requests.length = 0;
    server.reply(streamed(protocol(first)), streamed(protocol(second)));
    await askAgent({ provider, config: { baseUrl: `${server.url}/` } });
    const [, last] = server.requests;
    const { authorization, "x-api-key": apiKey } = last?.headers ?? {};
    expect([authorization, apiKey]).toContain(
      provider === "anthropic" ? canaryKey : `Bearer ${canaryKey}`,
    );
    const body = JSON.stringify(last?.body);
    expect(body).not.toContain("canary");
    expect(body).toContain("Let me look 🤔.");
    expect(body).toContain("<tool-data>");
    if (provider === "anthropic") expect(body).toContain("signed-by-the-provider");
    expect(last?.body).toMatchObject({ model: "a-model", max_tokens: 8_000, stream: true });
  });

  it("D7: its socket is closed at once when the turn is aborted", async () => {
    const other = await providerServer();
    const whole = protocol({ text: ["Well"] });
    other.reply(silent(whole.slice(0, whole.indexOf("\n\n", whole.indexOf("Well")) + 2)));
    const turn = new AbortController();
    const asked = askAgent({
      provider,
      config: { baseUrl: other.url },
      signal: turn.signal,
      onEvent: ({ kind }) => {
        if (kind === "content") turn.abort();
      },
    });
    await other.hungUp;
    expect(await asked).toMatchObject({
      content: "Well",
      error: undefined,
      providerErrors: [],
      calls: [],
    });
    await other.close();
  });
});
