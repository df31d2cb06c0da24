import { expect } from "@jest/globals";
import type { AccountChanges, AccountSettings, Id } from "@embedded-analytics/domain";
import type { Store } from "../tester.js";
import {
  attribute,
  declaredKey,
  deployment,
  group,
  newAccount,
  settings,
} from "./account-changes.js";
import { newId } from "./ids.js";

/** The embed tenant that both accounts have beside their own one. */
export const tenantName = "acme-corp";

/** The internal user that both accounts have, a member of the tenant-wide `analysts`. */
export const username = "ada@demo.test";

/** One account of a case, with the ids of what it has. */
export interface TestAccount {
  readonly id: Id;
  readonly name: string;
  /** The public id of its admin key. */
  readonly keyId: string;
  readonly keyDigest: string;
  /** Its own embed tenant, which has its name and an empty catalog. */
  readonly ownTenantId: Id;
  readonly internalUserId: Id;
  /** How many permanent external users it was made with. */
  readonly externalUsersMax: number;
  /** The tenant-wide catalog has the account's id. */
  readonly wide: TestCatalog;
  /** The embed tenant `acme-corp`, whose scoped catalog has the same names. */
  readonly tenantId: Id;
  readonly scoped: TestCatalog;
}

/**
 * Ids in a catalog. The names are the same in every catalog, but the attribute `city` is a string
 * tenant-wide and a number in the embed tenant, so that nobody mixes up the lanes unnoticed (A5).
 */
export interface TestCatalog {
  readonly id: Id;
  readonly groups: { readonly analysts: Id; readonly managers: Id };
  readonly attributes: { readonly city: Id; readonly tags: Id };
}

/** Two accounts with everything under the same names; `theirs` is the foreign one (T4). */
export interface TwoAccounts {
  readonly ours: TestAccount;
  readonly theirs: TestAccount;
}

/**
 * Deployment 1 with the model folder `shop` is the default one, deployment 2 has no model. Agent 1
 * answers over deployment 1, agent 2 over deployment 2.
 */
export const twoAccounts = async (
  store: Store,
  over: Partial<AccountSettings> = {},
): Promise<TwoAccounts> => ({
  ours: await makeAccount(store, "ours", over),
  theirs: await makeAccount(store, "theirs", over),
});

/** An account as both of `twoAccounts` are. */
export const makeAccount = async (
  store: Store,
  name: string,
  over: Partial<AccountSettings> = {},
): Promise<TestAccount> => {
  const changes = fullAccount(name, over);
  expect(await store.ports.accounts.commit(name, changes)).toBe("committed");
  const [own, tenant] = changes.embedTenants;
  const [wide, scoped] = changes.catalogs;
  const [key] = changes.keys;
  const [user] = changes.internalUsers;
  if (!own || !tenant || !wide || !scoped || !key || !user) throw new Error("a part is missing");
  return {
    id: changes.id,
    name,
    externalUsersMax: changes.settings.externalUsersMax,
    keyId: key.id,
    keyDigest: key.digest,
    ownTenantId: own.id,
    internalUserId: user.id,
    wide: catalogOf(wide),
    tenantId: tenant.id,
    scoped: catalogOf(scoped),
  };
};

const fullAccount = (name: string, over: Partial<AccountSettings>): AccountChanges => {
  const id = newId();
  const tenantId = newId();
  const wide = { catalogId: id, ...definitions("string") };
  const scoped = { catalogId: tenantId, ...definitions("number") };
  return newAccount(name, {
    id,
    settings: settings({ defaultDeploymentId: 1, ...over }),
    deployments: [deployment({ id: 1, modelFolder: `shop-of-${name}` }), deployment({ id: 2 })],
    agents: [
      { id: "1", name: "analyst", deploymentId: 1, config: { kind: "builtin" } },
      { id: "2", name: "second", deploymentId: 2, config: { kind: "builtin" } },
    ],
    keys: [declaredKey({ id: `${name}key`.padEnd(12, "0"), name: "server" })],
    internalUsers: [
      {
        id: newId(),
        username,
        groupIds: wide.groups.slice(0, 1).map((analysts) => analysts.id),
        values: [],
      },
    ],
    embedTenants: [
      { id: newId(), name },
      { id: tenantId, name: tenantName },
    ],
    catalogs: [wide, scoped],
  });
};

const definitions = (typeOfCity: "string" | "number") => ({
  groups: [group("analysts", "May see revenue"), group("managers")],
  attributes: [
    attribute("city", typeOfCity, { displayName: "City", description: "Where the user works" }),
    attribute("tags", "string_array", { defaultValue: '["none"]' }),
  ],
});

const catalogOf = ({
  catalogId,
  groups,
  attributes,
}: AccountChanges["catalogs"][number]): TestCatalog => {
  const idOf = (items: readonly { readonly id: Id; readonly name: string }[], name: string): Id => {
    const found = items.find((item) => item.name === name);
    if (found === undefined) throw new Error(`no ${name}`);
    return found.id;
  };
  return {
    id: catalogId,
    groups: { analysts: idOf(groups, "analysts"), managers: idOf(groups, "managers") },
    attributes: { city: idOf(attributes, "city"), tags: idOf(attributes, "tags") },
  };
};
