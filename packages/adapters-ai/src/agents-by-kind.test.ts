import { describe, expect, it } from "@jest/globals";
import type { AgentEvent, AgentTask, JsonObject } from "@embedded-analytics/domain";
import { shop } from "@embedded-analytics/testkit/models";
import { agentsByKind, kindOfAgent, languageModelKinds } from "./agents-by-kind.js";

const askOf = async (
  config: JsonObject,
  agents = agentsByKind(languageModelKinds()),
): Promise<string> => {
  const task: AgentTask = {
    agent: { id: "1", name: "the oracle", deploymentId: 1, config },
    input: "xyzzy",
    history: [],
    model: shop,
    timezone: "UTC",
    nowMs: Date.UTC(2026, 10, 21, 18),
    callTool: () => Promise.resolve(`{"cubes":[],"searchQuery":"xyzzy"}`),
  };
  const events: AgentEvent[] = [];
  const { signal } = new AbortController();
  for await (const event of await agents.answer(1, task, signal)) events.push(event);
  return events.map((event) => (event.kind === "content" ? event.text : "")).join("");
};

describe("C5: agents are answered for by their kind", () => {
  const parrot = {
    async *answer(): AsyncGenerator<AgentEvent> {
      yield { kind: "content", text: "parrot" };
    },
  };

  it("builtin is what an agent is that says nothing of its kind", async () => {
    for (const config of [{ kind: "builtin" }, {}]) {
      const agents = agentsByKind(new Map([["builtin", parrot]]));
      expect(await askOf(config, agents)).toBe("parrot");
    }
    expect(kindOfAgent({})).toBe("builtin");
  });

  it("a kind of a host's own answers for its agents", async () => {
    expect(await askOf({ kind: "parrot" }, agentsByKind(new Map([["parrot", parrot]])))).toBe(
      "parrot",
    );
  });

  it.each(["oracle", "__proto__", "constructor"])(
    "a kind that is not there is said to be so, in an answer: %s",
    async (kind) => {
      const said = await askOf({ kind });
      expect(said).toContain(`the agent the oracle is of the kind ${kind}`);
    },
  );
});
