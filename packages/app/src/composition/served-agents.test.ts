import { expect, test } from "@jest/globals";
import { createEmbeddedAnalytics } from "@embedded-analytics/domain";
import { inMemoryPorts } from "@embedded-analytics/domain/in-memory";
import { agentProblem, describeAgent, servedAgentsOf } from "./served-agents.js";

test("D1, C5: every agent has its Chat API URL; a kind that a declaration may name is there", async () => {
  const ports = inMemoryPorts();
  await createEmbeddedAnalytics(ports).applyDeclaration(
    {
      accounts: [
        {
          name: "acme",
          deployments: [{ id: 1, name: "shop", default: true }],
          agents: [
            { id: "1", name: "analyst" },
            { id: "two", name: "claude", kind: "anthropic", model: "some-model" },
          ],
        },
      ],
    },
    {},
  );
  const place = { publicUrl: "https://analytics.example.com", cloudRegion: "eu-1" };
  const agents = (await servedAgentsOf(ports.accounts, "acme", place)) ?? [];
  const base = "https://analytics.example.com/eu-1/api/v1/public/acme/agents";
  expect(agents.map(describeAgent)).toEqual([
    `Chat API of agent 1 (analyst) of account acme: ${base}/1/chat/stream-chat-state`,
    `Chat API of agent two (claude) of account acme: ${base}/two/chat/stream-chat-state`,
  ]);
  expect(agents.map(agentProblem)).toEqual([undefined, undefined]);
  const [analyst] = agents;
  if (analyst === undefined) throw new Error("No agent.");
  expect(agentProblem({ ...analyst, kind: "oracle", isKnown: false })).toContain(
    "Agent 1 (analyst) of account acme is of the kind oracle, which",
  );
  expect(await servedAgentsOf(ports.accounts, "nobody", place)).toBeUndefined();
});
