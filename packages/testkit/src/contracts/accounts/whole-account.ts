import type { AccountChanges } from "@embedded-analytics/domain";
import {
  attribute,
  declaredKey,
  deployment,
  group,
  newAccount,
  settings,
} from "../world/account-changes.js";
import { newId } from "../world/ids.js";

const int32Max = 2_147_483_647;

/** A new account in which every field of every part has a value somewhere, and none somewhere. */
export const wholeAccount = (name: string): AccountChanges => {
  const id = newId();
  const ownTenantId = newId();
  const tenantId = newId();
  const groups = [group("analysts", "May see revenue"), group("managers")];
  const attributes = [
    attribute("city", "string", { displayName: "City", defaultValue: "", description: "Where" }),
    attribute("level", "number", { defaultValue: "1e3" }),
    attribute("tags", "string_array"),
    attribute("scores", "number_array", { description: "Ratings, newest first" }),
  ];
  const [analysts, managers] = groups.map((each) => each.id);
  const [city, level, tags, scores] = attributes.map((each) => each.id);
  const ada = {
    id: newId(),
    username: "ada@demo.test",
    groupIds: [analysts ?? 0, managers ?? 0],
    values: [
      { attributeId: city ?? 0, value: "M\u00fcnchen\u2028" },
      { attributeId: level ?? 0, value: -0.1 },
      { attributeId: tags ?? 0, value: ["a", "", "a"] },
      { attributeId: scores ?? 0, value: [1e21, 0, -5] },
    ],
  };
  return newAccount(name, {
    id,
    settings: settings({
      plan: "starter",
      creatorModeEnabled: false,
      externalUsersMax: int32Max,
      limits: { callsPerMinute: int32Max, userConcurrentQueries: 0 },
      threadsDays: 3650,
      allowedOrigins: ["https://b.example", "http://a.example:3000"],
      defaultDeploymentId: int32Max,
      providers: [
        { name: "ünï", kind: "anthropic", models: ["a"] },
        {
          ...{ name: "local", kind: "openai-compatible", models: [] },
          ...{ baseUrl: "http://a.example:1/v1", apiKeyFromEnv: "A_KEY" },
        },
      ],
      connect: {
        enabled: false,
        baseUrl: "https://a.example",
        loginUrl: 'https://b.example/login?"quoted"',
        deployments: [1, int32Max],
        groups: ["ünï 😀"],
        clients: [{ id: "id", name: "Näme", redirectUris: ["app.example:/callback"] }],
        clientHosts: ["clients.example"],
      },
    }),
    deployments: [
      deployment({ id: 1 }),
      {
        id: int32Max,
        name: "shop",
        modelFolder: "./shop",
        requirePolicies: true,
        timezone: "Asia/Tokyo",
        sources: [
          { name: "warehouse", kind: "postgres", urlFromEnv: "WAREHOUSE_URL", schema: "sales" },
          { name: "desk", kind: "postgres", urlFromEnv: "DESK_URL", poolMax: 2 },
        ],
        authTokens: {
          ...{ enabled: false, algorithm: "ES256", jwksUrl: "https://idp.example/jwks?a=1" },
          ...{ issuer: "https://idp.example/", audience: "ünï 😀" },
          claims: {
            ...{ externalId: "email", embedTenant: "org", groups: "roles" },
            userAttributes: [{ name: "city", claim: "https://a.example/city" }],
          },
        },
      },
    ],
    agents: [
      { id: "1", name: "analyst", deploymentId: 1, config: { kind: "builtin" } },
      {
        id: "2.b_C-",
        name: "claude",
        deploymentId: int32Max,
        config: {
          kind: "anthropic",
          budgets: { steps: 12 },
          instructions: "Say \u0022yes\u0022\n",
          toolNames: {},
        },
      },
    ],
    keys: [
      declaredKey({ id: "server000000", name: "server", revoked: true }),
      declaredKey({
        id: "ada000000000",
        name: "ada",
        kind: "personal",
        internalUserId: ada.id,
        deployments: [int32Max, 1],
        expiresAtMs: 4_102_444_799_999,
      }),
      declaredKey({ id: "closed000000", name: "closed", deployments: [] }),
    ],
    internalUsers: [ada, { id: newId(), username: "eve", groupIds: [], values: [] }],
    embedTenants: [
      { id: ownTenantId, name },
      { id: tenantId, name: "acme-corp" },
    ],
    catalogs: [
      { catalogId: id, groups, attributes },
      {
        catalogId: tenantId,
        groups: [group("analysts")],
        attributes: [attribute("city", "number")],
      },
    ],
  });
};
