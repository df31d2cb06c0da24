import { describe, expect, it } from "@jest/globals";
import type { AgentEvent, AgentTask, JsonObject } from "@embedded-analytics/domain";
import { agentsByKind, kindOfAgent } from "./agents-by-kind.js";
import { nowMs } from "./analyst/fixtures/asking.fixture.js";
import { shop } from "./analyst/fixtures/shop.fixture.js";

const askOf = async (config: JsonObject, agents = agentsByKind()): Promise<string> => {
  const task: AgentTask = {
    agent: { id: "1", name: "the oracle", deploymentId: 1, config },
    input: "xyzzy",
    history: [],
    model: shop,
    timezone: "UTC",
    nowMs,
    callTool: () => Promise.resolve(`{"cubes":[],"searchQuery":"xyzzy"}`),
  };
  const events: AgentEvent[] = [];
  const { signal } = new AbortController();
  for await (const event of await agents.answer(1, task, signal)) events.push(event);
  return events.map((event) => (event.kind === "content" ? event.text : "")).join("");
};

describe("C5: agents are answered for by their kind", () => {
  it("builtin is the analyst, and what an agent is that says nothing of it", async () => {
    for (const config of [{ kind: "builtin" }, {}]) {
      expect(await askOf(config)).toContain("I did not understand that");
    }
    expect(kindOfAgent({})).toBe("builtin");
  });

  it("a kind of a host's own answers for its agents", async () => {
    const parrot = {
      async *answer(): AsyncGenerator<AgentEvent> {
        yield { kind: "content", text: "parrot" };
      },
    };
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
