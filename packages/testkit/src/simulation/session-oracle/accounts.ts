import type { StoreOptions } from "../../contracts/tester.js";

/** Both accounts begin with the same things under the same names, so that mix-ups show. */
export const accountNames = ["alpha", "beta"] as const;
export type AccountName = (typeof accountNames)[number];

/** `full` opens every deployment, `limited` only the first one (A3). */
export const keyNames = ["full", "limited"] as const;
export type KeyName = (typeof keyNames)[number];

/** The one internal user of each account. */
export const internalUsername = "eve@demo.test";

/** The one branch that exists, of the model of deployment 1. */
export const branchName = "spring";

export const storeOptions: StoreOptions = {
  branches: { shop: [branchName] },
  modelFolders: {},
  secretKeys: ["a secret key for the oracle's store"],
};

/** The secret of a key, as its holder knows it. */
export const apiKeyOf = (account: AccountName, key: KeyName): string =>
  `sk-${`${account}${key}`.padEnd(12, "0").slice(0, 12)}-${`${account}-${key}-`.padEnd(43, "s")}`;

/** The values of `fromEnv`. */
export const environment: Readonly<Record<string, string>> = Object.fromEntries(
  accountNames.flatMap((account) =>
    keyNames.map((key) => [`${account}_${key}`, apiKeyOf(account, key)]),
  ),
);

/** What is there before the first request (C5). */
export const declaration = {
  accounts: accountNames.map((name) => ({
    name,
    flags: { useCreatorMode: true },
    limits: { externalUsers: 2 },
    keys: [
      { name: "full", fromEnv: `${name}_full` },
      { name: "limited", deployments: [1], fromEnv: `${name}_limited` },
    ],
    deployments: [
      { id: 1, name: "shop", default: true, model: "shop" },
      { id: 2, name: "plain" },
    ],
    groups: [{ name: "a" }, { name: "b", description: "B" }],
    userAttributes: [
      { name: "x", type: "string" },
      { name: "y", type: "number_array", defaultValue: "[1]" },
    ],
    internalUsers: [{ username: internalUsername }],
    embedTenants: [
      {
        name: "acme-corp",
        groups: [{ name: "a", description: "A" }],
        userAttributes: [{ name: "x", type: "number" }],
      },
    ],
  })),
};
