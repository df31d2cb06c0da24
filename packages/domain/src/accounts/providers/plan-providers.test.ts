import { describe, expect, it } from "@jest/globals";
import { planned, stored } from "../plan/cases.fixture.js";
import type { Json } from "../../shared/json/json.js";
import type { ModelProvider } from "./model-provider.js";
import { isOperatorsAgent } from "./plan-providers.js";
import { declaredAccount } from "../export/declared-account.js";

const acme = {
  name: "acme-ai",
  kind: "anthropic",
  baseUrl: "https://ai.acme.test/v1",
  apiKeyFromEnv: "ACME_AI_KEY",
  models: ["large", "small"],
} as const;
const agent = { id: "7", name: "writer", provider: "acme-ai", model: "large" };
const resolved = {
  provider: "acme-ai",
  model: "large",
  kind: "anthropic",
  baseUrl: "https://ai.acme.test/v1",
  apiKeyFromEnv: "ACME_AI_KEY",
};
const declaring = (...providers: object[]) => ({ providers: providers as Json[] });

/** The stored account with that provider, and an agent that asks it. */
const withAgent = () => {
  const before = stored();
  return {
    ...before,
    settings: { ...before.settings, providers: [acme] },
    agents: [...before.agents, { id: "7", name: "writer", deploymentId: 1, config: resolved }],
  };
};

describe("J1: providers of language models", () => {
  it("an agent that names one asks as the provider says", () => {
    const { changes, problems } = planned({ ...declaring(acme), agents: [agent] }, stored());
    expect(problems).toEqual([]);
    expect(changes?.settings.providers).toEqual([acme]);
    expect(changes?.agents).toEqual([
      { id: "7", name: "writer", deploymentId: 1, config: resolved },
    ]);
  });

  it("a stored one may be named by a later declaration, and the same declaration changes nothing", () => {
    expect(planned({ agents: [{ ...agent, model: "small" }] }, withAgent())).toMatchObject({
      problems: [],
      changes: { agents: [{ config: { ...resolved, model: "small" } }] },
    });
    const same = planned({ ...declaring(acme), agents: [agent] }, withAgent());
    expect(same).toEqual({ changes: undefined, problems: [] });
  });

  it("agents follow a provider that changes, those of other declarations as well", () => {
    const moved = { name: "acme-ai", kind: "openai-compatible", models: ["large"] };
    const { changes, problems } = planned(declaring(moved), withAgent());
    expect(problems).toEqual([]);
    expect(changes?.agents).toMatchObject([
      { id: "7", config: { provider: "acme-ai", model: "large", kind: "openai-compatible" } },
    ]);
    expect(changes?.agents[0]?.config).not.toHaveProperty("baseUrl");
    expect(changes?.agents[0]?.config).not.toHaveProperty("apiKeyFromEnv");
  });

  it.each([[[]], [[{ ...acme, models: ["small"] }]]])(
    "what is gone is asked by nobody, and no administrator's agent keeps it: %j",
    (providers) => {
      const config = { provider: "acme-ai", model: "large", kind: "withdrawn" };
      const { changes, problems } = planned(declaring(...providers), withAgent());
      expect(problems).toEqual([]);
      expect(changes?.agents).toEqual([{ id: "7", name: "writer", deploymentId: 1, config }]);
      const withdrawn = {
        ...withAgent(),
        settings: { ...withAgent().settings, providers: providers as ModelProvider[] },
        agents: [...stored().agents, { id: "7", name: "writer", deploymentId: 1, config }],
      };
      // An export of it changes nothing, and a provider that comes back is asked again.
      expect(planned({ agents: [agent] }, withdrawn)).toEqual({ changes: undefined, problems: [] });
      expect(planned(declaring(acme), withdrawn).changes?.agents).toMatchObject([
        { config: resolved },
      ]);
    },
  );

  it("one that the same declaration names must be there", () => {
    const { problems } = planned({ ...declaring(), agents: [agent] }, withAgent());
    expect(problems).toMatchObject([{ pointer: "/accounts/0/agents/0/provider" }]);
    const none = planned({ ...declaring({ ...acme, models: [] }), agents: [agent] }, stored());
    expect(none.problems).toMatchObject([{ message: "must be one of: none, it has none" }]);
  });

  it.each([
    [{ kind: "builtin" }, false],
    [{ instructions: "Be brief." }, false],
    [resolved, false],
    [{ kind: "anthropic", model: "a" }, true],
    [{ kind: "builtin", baseUrl: "https://a.test" }, true],
    [{ apiKeyFromEnv: "KEY" }, true],
    [{ model: "a" }, true],
  ])("T48: who may change an agent of %j", (config, isOperators) => {
    expect(isOperatorsAgent(config)).toBe(isOperators);
  });

  it.each([
    [{ provider: "other" }, "/provider", "names no provider of the account; there is acme-ai"],
    [{ model: "huge" }, "/model", "must be one of: large, small"],
    [{ model: undefined }, "/model", "must be one of: large, small"],
    [{ kind: "anthropic" }, "/kind", "is the provider's"],
    [{ baseUrl: "https://a.test" }, "/baseUrl", "is the provider's"],
    [{ apiKeyFromEnv: "KEY" }, "/apiKeyFromEnv", "is the provider's"],
  ])("an agent with %j is refused", (fields, pointer, message) => {
    const wrong = JSON.parse(JSON.stringify({ ...agent, ...fields })) as object;
    const { problems } = planned({ ...declaring(acme), agents: [wrong as Json] }, stored());
    expect(problems).toContainEqual({ pointer: `/accounts/0/agents/0${pointer}`, message });
  });

  it("a name is declared once", () => {
    const { problems } = planned(declaring(acme, acme), stored());
    expect(problems).toEqual([
      { pointer: "/accounts/0/providers/1/name", message: "is declared twice" },
    ]);
  });

  it("J2: an export has what the agent says, and the provider the rest", () => {
    const exported = declaredAccount(withAgent());
    expect(exported.providers).toEqual([acme]);
    expect(exported.agents?.find(({ id }) => id === "7")).toEqual({ ...agent, deployment: 1 });
  });
});
