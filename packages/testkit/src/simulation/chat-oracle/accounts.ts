import type { StoreOptions } from "../../contracts/tester.js";

/** Both accounts have the same agents and the same people under the same names, so that mix-ups show. */
export const accountNames = ["alpha", "beta"] as const;
export type AccountName = (typeof accountNames)[number];

/** The other one. */
export const otherThan = (account: AccountName): AccountName =>
  account === "alpha" ? "beta" : "alpha";

/** Where tokens of `acmeJane` come from; everybody else belongs to the account itself. */
const embedTenantName = "acme-corp";

/** Callers: by their account's API key, or by an embed token. */
export const callers = {
  jane: { by: "key", externalId: "jane" },
  bob: { by: "key", externalId: "bob" },
  /** Never sends anything, so that nothing is stored of them. */
  ghost: { by: "key", externalId: "ghost" },
  eve: { by: "key", internalId: "eve@demo.test" },
  /** No such internal user. */
  nobody: { by: "key", internalId: "nobody@demo.test" },
  /** The same user as `jane`. */
  janesPage: { by: "token", externalId: "jane" },
  /** Another user of the same external id (A4). */
  acmeJane: { by: "token", externalId: "jane", embedTenantName },
} as const;
export type CallerName = keyof typeof callers;

/** A caller of one of the accounts. */
export interface Caller {
  readonly account: AccountName;
  readonly name: CallerName;
}

/** Agents of each account: the second takes ids that clients make up, the third has other data. */
export const agents = {
  "1": { acceptClientChatIds: false, deployment: 1 },
  "2": { acceptClientChatIds: true, deployment: 1 },
  "3": { acceptClientChatIds: true, deployment: 2 },
} as const;
export type AgentId = keyof typeof agents;

/** The name that an agent has in `graphPath`. */
export const agentName = (id: AgentId): string => `agent${id}`;

/** Far longer than a run takes, so that only the store's clock, which the simulation moves, ends a lease. */
export const leaseSeconds = 3600;

export const storeOptions: StoreOptions = {
  branches: {},
  modelFolders: {},
  secretKeys: ["a secret key for the chat oracle's store"],
};

/** The secret of an account's key, as its holder knows it. */
export const apiKeyOf = (account: AccountName): string =>
  `sk-${account.padEnd(12, "0")}-${`${account}-`.padEnd(43, "s")}`;

/** The values of `fromEnv`. */
export const environment: Readonly<Record<string, string>> = Object.fromEntries(
  accountNames.map((account) => [`${account}_server`, apiKeyOf(account)]),
);

/** What is there before the first message (C5). */
export const declaration = {
  accounts: accountNames.map((name) => ({
    name,
    keys: [{ name: "server", fromEnv: `${name}_server` }],
    deployments: [
      { id: 1, name: "shop", default: true },
      { id: 2, name: "plain" },
    ],
    agents: Object.entries(agents).map(([id, { acceptClientChatIds, deployment }]) => ({
      id,
      name: agentName(id as AgentId),
      thinking: "always",
      kind: "builtin",
      deployment,
      acceptClientChatIds,
    })),
    internalUsers: [{ username: callers.eve.internalId }],
  })),
};
