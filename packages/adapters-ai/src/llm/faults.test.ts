import { afterAll, beforeAll, describe, expect, it } from "@jest/globals";
import { AgentStopped } from "@embedded-analytics/domain";
import { askAgent, canaryKey, type Asking } from "./fixtures/asked-agent.fixture.js";
import { chatCompletions, messages, type Protocol } from "./fixtures/protocols.fixture.js";
import {
  cut,
  ended,
  endless,
  providerServer,
  silent,
  status,
  streamed,
  type ProviderServer,
  type Reply,
} from "./fixtures/provider-server.fixture.js";
import type { Provider } from "./settings.js";

const protocols: readonly (readonly [Provider, Protocol])[] = [
  ["openai-compatible", chatCompletions],
  ["anthropic", messages],
];

/** What only the log may show. */
const secret = "words-of-the-provider";
const refusal = JSON.stringify({
  type: "error",
  error: { type: "an_error", message: `${secret} about ${canaryKey}` },
});
const begun = (protocol: Protocol): string => {
  const whole = protocol({ text: ["Well", "come"] });
  return whole.slice(0, whole.indexOf("\n\n", whole.indexOf("Well")) + 2);
};

describe.each(protocols)("T39: a provider that speaks %s, and fails", (provider, protocol) => {
  let server: ProviderServer;
  beforeAll(async () => {
    server = await providerServer();
  });
  afterAll(() => server.close());

  const ask = async (replies: readonly Reply[], asking: Asking = {}) => {
    server.requests.length = 0;
    server.reply(...replies);
    const asked = await askAgent({ provider, config: { baseUrl: server.url }, ...asking });
    const logged = JSON.stringify(asked.providerErrors);
    expect(logged).not.toContain("canary");
    expect(logged).not.toContain(Buffer.from(canaryKey).toString("base64"));
    expect(JSON.stringify([asked.events, String(asked.error)])).not.toContain(secret);
    const reason = asked.error instanceof AgentStopped ? asked.error.reason : asked.error;
    return { ...asked, reason, requests: server.requests.length, logged };
  };

  it.each([401, 403, 400, 404, 422])("is not asked again after %d", async (code) => {
    const asked = await ask([status(code, refusal)]);
    expect(asked).toMatchObject({ reason: "model_refused", requests: 1, pausesMs: [] });
    expect(asked.providerErrors).toMatchObject([
      { status: code, reason: "model_refused", agentId: "7" },
    ]);
    expect(asked.logged).toContain(secret);
    expect(asked.logged).toContain("[key]");
  });

  it("is asked twice again after 5xx, and then no more", async () => {
    const asked = await ask([status(503, refusal)]);
    expect(asked).toMatchObject({
      reason: "model_unavailable",
      requests: 3,
      pausesMs: [1000, 2000],
    });
    expect(asked.providerErrors.map(({ retryInMs }) => retryInMs)).toEqual([1000, 2000, undefined]);
  });

  it("is asked again after 429 when it says, and the answer is whole", async () => {
    const asked = await ask([
      status(429, refusal, { "retry-after": "7" }),
      streamed(protocol({ text: ["Five."] })),
    ]);
    expect(asked).toMatchObject({ content: "Five.", error: undefined, pausesMs: [7000] });
    expect(asked.usage?.llmCalls).toBe(1);
  });

  it("is not waited for when it says long, as seconds or as a date", async () => {
    const later = new Date(Date.now() + 3_600_000).toUTCString();
    for (const header of ["3600", later]) {
      const asked = await ask([status(429, refusal, { "retry-after": header })]);
      expect(asked).toMatchObject({ reason: "model_busy", requests: 1, pausesMs: [] });
    }
  });

  it("is asked again when the connection is lost before a word, and not behind one", async () => {
    const lost: Reply = (response) => {
      response.destroy();
    };
    const whole = streamed(protocol({ text: ["Five."] }));
    expect(await ask([lost, whole])).toMatchObject({ content: "Five.", requests: 2 });
    for (const cutting of [cut, ended]) {
      const asked = await ask([cutting(begun(protocol))]);
      expect(asked).toMatchObject({ reason: "model_unavailable", content: "Well", requests: 1 });
    }
  });

  it("cannot call a tool by half an answer", async () => {
    const whole = protocol({ calls: [{ name: "svcMeta", input: '{"searchQuery":"revenue"}' }] });
    const end =
      provider === "anthropic"
        ? whole.indexOf("event: message_delta")
        : whole.lastIndexOf("data:", whole.indexOf('"finish_reason":"tool_calls"'));
    const asked = await ask([ended(whole.slice(0, end))]);
    expect(asked.calls).toEqual([]);
    expect(asked.reason).toBe("model_unavailable");
  });

  it("that is not there is reported like one that is away", async () => {
    const closedServer = await providerServer();
    await closedServer.close();
    const asked = await ask([], { config: { baseUrl: closedServer.url } });
    expect(asked).toMatchObject({ reason: "model_unavailable", pausesMs: [1000, 2000] });
    expect(asked.logged).toContain("ECONNREFUSED");
  });

  it("that does not speak TLS where it should is reported like one that is away", async () => {
    const asked = await ask([], { config: { baseUrl: server.url.replace("http:", "https:") } });
    expect(asked).toMatchObject({ reason: "model_unavailable", requests: 0 });
    expect(asked.providerErrors).toHaveLength(3);
  });

  it("is not followed when it redirects", async () => {
    const elsewhere = await providerServer();
    for (const code of [301, 302, 303, 307, 308]) {
      const asked = await ask([status(code, "", { location: `${elsewhere.url}/chat` })]);
      expect(asked).toMatchObject({ reason: "model_unavailable" });
    }
    expect(elsewhere.requests).toEqual([]);
    await elsewhere.close();
  });

  it("with a line of any length is read no further than a line may be", async () => {
    const asked = await ask([endless("x", "data: ")], { limits: { lineBytesMax: 100_000 } });
    expect(asked).toMatchObject({ reason: "model_unreadable", requests: 1 });
    expect(asked.logged).toContain("A line is longer than 100000 bytes.");
    await server.hungUp;
  });

  it("that never ends is read no further than a response may be", async () => {
    const whole = protocol({ text: ["Well"] });
    const start = whole.lastIndexOf("\n\n", whole.indexOf("Well")) + 2;
    const word = whole.slice(start, whole.indexOf("\n\n", start) + 2);
    for (const text of [": ping\n\n", word]) {
      const asked = await ask([endless(text, whole.slice(0, start))], {
        limits: { bytesMax: 1_000_000 },
      });
      expect(asked.reason).toBe("turn_budget");
      expect(asked.logged).toContain("The response is longer than 1000000 bytes.");
    }
  });

  it("that fails at length is read no further than an error may be", async () => {
    const asked = await ask([endless(`${secret} `, "", 401)]);
    expect(asked).toMatchObject({ reason: "model_refused", requests: 1 });
    expect(asked.providerErrors[0]?.said.length).toBe(4096);
  });

  it("that falls silent is left, before a word and behind one", async () => {
    for (const text of ["", begun(protocol)]) {
      const asked = await ask([silent(text)], { limits: { silenceMs: 100 } });
      expect(asked.reason).toBe("model_unavailable");
      expect(asked.logged).toContain("sent nothing for 100 ms");
    }
    const mute: Reply = () => undefined;
    expect(await ask([mute], { limits: { silenceMs: 100 } })).toMatchObject({
      reason: "model_unavailable",
    });
  });

  it.each(["{", "[]", "null", '{"choices":1}', "x".repeat(1000), '{"type":"no_such_event"}'])(
    "that sends %s is not read further",
    async (json) => {
      const asked = await ask([ended(`${begun(protocol)}data: ${json} \n\n`)]);
      expect(["model_unreadable", "model_unavailable"]).toContain(asked.reason);
      expect(asked.content).toBe("Well");
      expect(asked.providerErrors).toHaveLength(1);
    },
  );

  it("that sends an error in its stream is reported in our words", async () => {
    const error = { type: "overloaded_error", message: secret };
    const asked = await ask([
      ended(`${begun(protocol)}data: ${JSON.stringify({ type: "error", error })}\n\n`),
    ]);
    expect(asked).toMatchObject({ reason: "model_busy", content: "Well", requests: 1 });
    expect(asked.logged).toContain(secret);
  });

  it("that answers with a page is not read", async () => {
    const page: Reply = (response) => {
      response.writeHead(200, { "content-type": "text/html" });
      response.end(`<html>${secret}</html>`);
    };
    expect(await ask([page])).toMatchObject({ reason: "model_unavailable", content: "" });
  });

  it("that says nothing at all, or too much, has not answered", async () => {
    expect((await ask([streamed(protocol({}))])).reason).toBe("model_unreadable");
    const cutOff = await ask([streamed(protocol({ text: ["Once upon"], isCut: true }))]);
    expect(cutOff).toMatchObject({ reason: "answer_too_long", content: "Once upon" });
  });

  it("inputs of tools that do not parse reach no tool, and the model reads why", async () => {
    const calls = ["{", "[1]", "5", '"text"', '{"a":1}}'].map((input) => ({
      name: "svcSqlApi",
      input,
    }));
    const asked = await ask([
      streamed(protocol({ calls })),
      streamed(protocol({ text: ["I do not know."] })),
    ]);
    expect(asked.error).toBeUndefined();
    expect(asked.calls.map(({ input }) => input)).toEqual(calls.map(() => undefined));
    expect(asked.content).toBe("I do not know.");
  });
});

describe("C5: an agent that lacks a part of its configuration", () => {
  it.each<[string, Asking]>([
    ["the variable NO_SUCH_KEY is not set", { config: { apiKeyFromEnv: "NO_SUCH_KEY" } }],
    ["it names no model", { config: { model: "" } }],
    [
      "apiKeyFromEnv must not name a variable that holds a secret of the service itself",
      { config: { apiKeyFromEnv: "SECRET_KEY" } },
    ],
    [
      "the variable ANTHROPIC_API_KEY is not set",
      { provider: "anthropic", config: { apiKeyFromEnv: "" } },
    ],
  ])("says so: %s", async (said, asking) => {
    const { error, providerErrors, events } = await askAgent(asking);
    expect(error).toMatchObject({ reason: "agent_misconfigured" });
    expect(providerErrors).toMatchObject([{ said, reason: "agent_misconfigured" }]);
    expect(events).toEqual([]);
  });
});
