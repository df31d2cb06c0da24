/** An API key that is always the same: its id and its secret follow from the name. */
const keyNamed = (name: string): string =>
  `sk-${name
    .replace(/[^a-z0-9]/g, "")
    .padEnd(12, "0")
    .slice(0, 12)}-${name.padEnd(43, "_").slice(0, 43)}`;

/** The keys of the conformance accounts, by what they are for. */
export const conformanceKeys = {
  /** An admin key of `acme`: every route is open to it. */
  acme: keyNamed("acmeadmin"),
  /** An admin key of `acme` that opens deployment 2 only. */
  acmeLimited: keyNamed("acmelimited"),
  /** A personal key of `ada@acme.test`. */
  acmePersonal: keyNamed("acmepersonal"),
  acmeExpired: keyNamed("acmeexpired"),
  acmeRevoked: keyNamed("acmerevoked"),
  /** The twin: another account that looks the same. */
  globex: keyNamed("globexadmin"),
  /** An account on the starter plan. */
  starter: keyNamed("starteradmin"),
  starterPersonal: keyNamed("starterpers1"),
  /** An account on the premium plan, without creator mode and without a default deployment. */
  plain: keyNamed("plainadmin"),
  /** An account with room for `conformanceSeats.tight` external users. */
  tight: keyNamed("tightadmin"),
  /** An account with room for `conformanceSeats.race` external users. */
  race: keyNamed("raceadmin"),
  /** An account with room for no external user but ephemeral ones. */
  full: keyNamed("fulladmin"),
} as const;

/** The accounts' limits of external users. */
export const conformanceSeats = { tight: 3, race: 15 } as const;

export const conformanceServiceDomain = "service.test";

/** Branch names by model folder. */
export const conformanceBranches = { "./shop": ["dev"] } as const;

type KeyName = keyof typeof conformanceKeys;

const variable = (key: KeyName): string => `CONFORMANCE_${key.toUpperCase()}`;

/** The variable with the secret of identity providers that sign their tokens by one (D2), and the secret. */
export const conformanceTokenSecret = {
  name: "CONFORMANCE_TOKEN_SECRET",
  value: "a secret of identity providers in tests, of 48 b",
} as const;

/** The values of the variables that the declaration's keys come from, and of those that the service reads. */
export const conformanceEnvironment: Readonly<Record<string, string>> = {
  ...Object.fromEntries(
    Object.entries(conformanceKeys).map(([name, key]) => [variable(name as KeyName), key]),
  ),
  [conformanceTokenSecret.name]: conformanceTokenSecret.value,
};

const key = (name: KeyName, rest: object = {}) => ({ name, fromEnv: variable(name), ...rest });

/** What two accounts have alike, so that nothing but the account tells their things apart. */
const twin = (name: string) => ({
  name,
  allowedOrigins: [`https://app.${name}.test`, `https://*.wild.${name}.test:*`],
  plan: "enterprise",
  flags: { useCreatorMode: true },
  providers: [
    {
      ...{ name: "local", kind: "openai-compatible", baseUrl: "http://127.0.0.1:9/v1" },
      models: ["small", "large"],
    },
  ],
  deployments: [
    { id: 1, name: "shop", default: true, model: "./shop" },
    { id: 2, name: "warehouse" },
  ],
  agents: [
    { id: "1", name: "analyst", deployment: 1, thinking: "always" },
    { id: "2", name: "keeper", deployment: 2 },
    { id: "open", name: "open", deployment: 1, acceptClientChatIds: true },
    {
      id: "quiet",
      name: "quiet",
      deployment: 1,
      thinking: "off",
      toolNames: { svcMeta: "search", svcSqlApi: "query" },
      budgets: { toolCalls: 2 },
    },
  ],
  groups: [{ name: "analysts" }, { name: "editors" }, { name: "viewers" }],
  userAttributes: [
    { name: "city", type: "string", defaultValue: "nowhere" },
    { name: "age", type: "number" },
    { name: "tags", type: "string_array" },
    { name: "scores", type: "number_array" },
  ],
  internalUsers: [{ username: `ada@${name}.test`, groups: ["analysts"] }],
});

const small = (name: string, rest: object) => ({
  name,
  plan: "premium",
  deployments: [{ id: 1, name: "only", default: true }],
  agents: [{ id: "1", name: "analyst", deployment: 1 }],
  groups: [{ name: "analysts" }],
  ...rest,
});

/** The accounts that the suite expects, in the form of the declarative file (C5). */
export const conformanceDeclaration = {
  accounts: [
    {
      ...twin("acme"),
      keys: [
        key("acme"),
        key("acmeLimited", { deployments: [2] }),
        key("acmePersonal", { kind: "personal", user: "ada@acme.test" }),
        key("acmeExpired", { expiresAt: "2001-01-01T00:00:00Z" }),
        key("acmeRevoked", { revoked: true }),
      ],
    },
    {
      ...twin("globex"),
      deployments: [
        { id: 1, name: "shop", default: true, model: "./shop" },
        { id: 7, name: "seventh" },
      ],
      agents: [
        { id: "1", name: "analyst", deployment: 1 },
        { id: "7", name: "seventh", deployment: 1 },
      ],
      groups: [{ name: "analysts" }, { name: "only-globex" }],
      keys: [key("globex")],
    },
    small("starter-co", {
      plan: "starter",
      internalUsers: [{ username: "sam@starter.test" }],
      keys: [
        key("starter"),
        key("starterPersonal", { kind: "personal", user: "sam@starter.test" }),
      ],
    }),
    small("plain-co", { deployments: [{ id: 1, name: "only" }], keys: [key("plain")] }),
    small("tight-co", { limits: { externalUsers: conformanceSeats.tight }, keys: [key("tight")] }),
    small("race-co", { limits: { externalUsers: conformanceSeats.race }, keys: [key("race")] }),
    small("full-co", { limits: { externalUsers: 0 }, keys: [key("full")] }),
  ],
} as const;
