import { describe, expect, it } from "@jest/globals";
import { refusalOf, valueOf } from "../failures.fixture.js";
import { decode, inAccount, pointersOf } from "./declaration.fixture.js";
import { agentConfigurationOf } from "./declaration.js";
/** The declaration that decision C5 shows, as data. */
const shown = {
  accounts: [
    {
      name: "demo",
      plan: "enterprise",
      flags: { useCreatorMode: true },
      limits: { externalUsers: 10000 },
      allowedOrigins: ["http://localhost:3000"],
      keys: [
        { name: "server", kind: "admin", fromEnv: "BOOTSTRAP_API_KEY" },
        { name: "reports", kind: "admin", deployments: [2], fromEnv: "REPORTS_KEY" },
        { name: "ada", kind: "personal", user: "ada@demo.test", fromEnv: "ADA_KEY" },
      ],
      deployments: [
        {
          id: 1,
          name: "shop",
          default: true,
          model: "./shop",
          requirePolicies: false,
          timezone: "UTC",
        },
      ],
      agents: [
        {
          id: "1",
          name: "analyst",
          deployment: 1,
          kind: "builtin",
          acceptClientChatIds: false,
          toolNames: { svcMeta: "svcMeta", svcSqlApi: "svcSqlApi" },
        },
        {
          id: "2",
          name: "claude",
          deployment: 1,
          kind: "anthropic",
          model: "some-model",
          apiKeyFromEnv: "ANTHROPIC_API_KEY",
        },
        {
          id: "3",
          name: "local",
          deployment: 1,
          kind: "openai-compatible",
          baseUrl: "http://127.0.0.1:11434/v1",
          model: "some-model",
          apiKeyFromEnv: "LOCAL_KEY",
          instructions: "…",
          budgets: { steps: 12, toolCalls: 20, seconds: 120 },
        },
      ],
      groups: [{ name: "analysts", description: "May see revenue" }],
      userAttributes: [
        { name: "city", type: "string", displayName: "City", defaultValue: "nowhere" },
      ],
      internalUsers: [
        {
          username: "ada@demo.test",
          groups: ["analysts"],
          userAttributes: [{ name: "city", value: "Berlin" }],
        },
      ],
      embedTenants: [
        {
          name: "acme-corp",
          groups: [{ name: "buyers" }],
          userAttributes: [{ name: "region", type: "string_array" }],
        },
      ],
    },
  ],
};

describe("C5: the declaration", () => {
  it("that the specification shows is understood, field by field", () => {
    expect(valueOf(decode(shown))).toEqual(shown);
  });

  it("needs names and ids only", () => {
    const least = {
      keys: [{ name: "k" }],
      deployments: [{ id: 1, name: "d" }],
      agents: [{ id: "1", name: "a" }],
      groups: [{ name: "g" }],
      userAttributes: [{ name: "u" }],
      internalUsers: [{ username: "ada" }],
      embedTenants: [{ name: "acme-corp" }],
    };
    expect(valueOf(inAccount(least)).accounts).toEqual([{ name: "demo", ...least }]);
    expect(valueOf(decode({ accounts: [] }))).toEqual({ accounts: [] });
  });

  it("without them says what is required", () => {
    const nameless = {
      keys: [{}],
      deployments: [{}],
      agents: [{}],
      groups: [{}],
      userAttributes: [{}],
      internalUsers: [{}],
      embedTenants: [{}],
    };
    expect(pointersOf(nameless)).toEqual([
      "/accounts/0/keys/0/name",
      "/accounts/0/deployments/0/id",
      "/accounts/0/deployments/0/name",
      "/accounts/0/agents/0/id",
      "/accounts/0/agents/0/name",
      "/accounts/0/groups/0/name",
      "/accounts/0/userAttributes/0/name",
      "/accounts/0/internalUsers/0/username",
      "/accounts/0/embedTenants/0/name",
    ]);
    expect(refusalOf(decode({}))).toEqual([{ pointer: "/accounts", message: "is required" }]);
    expect(refusalOf(decode({ accounts: [{}] }))).toEqual([
      { pointer: "/accounts/0/name", message: "is required" },
    ]);
  });

  it.each([null, undefined, [], "accounts", 5])("%j is none", (value) => {
    expect(refusalOf(decode(value))).toEqual([{ pointer: "", message: "must be an object" }]);
  });
});

describe("agentConfigurationOf", () => {
  it("is what an agent's declaration says beside its id, name and deployment", () => {
    const [builtin, claude] = valueOf(decode(shown)).accounts[0]?.agents ?? [];
    if (builtin === undefined || claude === undefined) throw new Error("No agents");
    expect(agentConfigurationOf(claude)).toEqual({
      kind: "anthropic",
      model: "some-model",
      apiKeyFromEnv: "ANTHROPIC_API_KEY",
    });
    expect(agentConfigurationOf({ id: "9", name: "x" })).toEqual({ kind: "builtin" });
  });
});
