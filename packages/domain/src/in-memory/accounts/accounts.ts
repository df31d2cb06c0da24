import type { AccountChanges, CatalogChange } from "../../accounts/plan/account-changes.js";
import type { AccountState } from "../../accounts/account-state.js";
import type { AccountsMethods } from "../../accounts/accounts.js";
import { changedText, definitionOf, withTexts } from "../../catalog/definition-texts.js";
import type { PortAdapter } from "../../shared/port/port-adapter.js";
import { withEntry } from "../administration/audit-log.js";
import { isAccountConflict } from "./account-conflict.js";
import { isRemovalConflict, remove, usesOf } from "./account-removals.js";
import {
  attributeOf,
  first,
  groupOf,
  type AccountRecord,
  type CatalogRecord,
  type Tables,
} from "../tables.js";
import type { Milliseconds } from "../../shared/text/branded.js";

export const inMemoryAccounts = (
  tables: Tables,
  nowMs: () => number,
): PortAdapter<AccountsMethods> => ({
  load: (accountName, embedTenantNames) => {
    const account = accountNamed(tables, accountName);
    return account && stateOf(tables, account, embedTenantNames);
  },
  names: () => [...tables.accounts.values()].map(({ name }) => name).sort(),
  embedTenantNames: (accountName) => {
    const account = accountNamed(tables, accountName);
    return [...tables.embedTenants.values()]
      .filter(({ accountId }) => accountId === account?.id)
      .map(({ name }) => name)
      .sort();
  },
  usesOf: (accountName, removals) => {
    const account = accountNamed(tables, accountName);
    return account === undefined ? [] : usesOf(tables, account, removals, nowMs());
  },
  keyIdsTakenBeside: (accountName, keyIds) =>
    [...tables.accounts.values()]
      .filter(({ name }) => name !== accountName)
      .flatMap(({ keys }) => [...keys.values()].map(({ id }) => id))
      .filter((id) => keyIds.includes(id)),
  commit: (accountName, changes) => {
    const commit = (): "committed" | "conflict" => {
      const account = accountNamed(tables, accountName);
      if (isAccountConflict(tables, account, changes)) return "conflict";
      if (isRemovalConflict(tables, account, changes.removals ?? [], nowMs())) return "conflict";
      write(tables, account ?? newAccount(tables, changes), changes, nowMs());
      return "committed";
    };
    return withEntry(tables, changes.id, changes.audit, nowMs, commit, isCommitted);
  },
});

const isCommitted = (outcome: string): boolean => outcome === "committed";

const accountNamed = (tables: Tables, name: string): AccountRecord | undefined =>
  first(tables.accounts.values(), (account) => account.name === name);

const stateOf = (
  tables: Tables,
  account: AccountRecord,
  embedTenantNames: readonly string[],
): AccountState => ({
  id: account.id,
  name: account.name,
  revision: account.revision,
  settings: account.settings,
  keys: [...account.keys.values()],
  deployments: [...account.deployments.values()],
  agents: [...account.agents.values()],
  internalUsers: [...account.internalUsers.values()],
  ...definitionsOf(tables, account.id),
  embedTenants: [...tables.embedTenants.values()]
    .filter((tenant) => tenant.accountId === account.id && embedTenantNames.includes(tenant.name))
    .map(({ id, name, displayName }) => ({ id, name, displayName, ...definitionsOf(tables, id) })),
});

const definitionsOf = (tables: Tables, catalogId: number) => {
  const catalog = tables.catalogs.get(catalogId);
  return {
    groups: [...(catalog?.groups.values() ?? [])].map(groupOf),
    attributes: [...(catalog?.attributes.values() ?? [])].map(attributeOf),
  };
};

const newAccount = (tables: Tables, { id, name, settings }: AccountChanges): AccountRecord => {
  const account: AccountRecord = {
    id,
    name,
    revision: -1,
    settings,
    deployments: new Map(),
    agents: new Map(),
    keys: new Map(),
    keyTimes: new Map(),
    internalUsers: new Map(),
  };
  tables.accounts.set(id, account);
  tables.catalogs.set(id, { accountId: id, groups: new Map(), attributes: new Map() });
  return account;
};

const write = (
  tables: Tables,
  account: AccountRecord,
  changes: AccountChanges,
  nowMs: Milliseconds,
): void => {
  account.revision += 1;
  account.settings = changes.settings;
  for (const deployment of changes.deployments) account.deployments.set(deployment.id, deployment);
  for (const agent of changes.agents) account.agents.set(agent.id, agent);
  for (const key of changes.keys) {
    account.keys.set(key.name, key);
    account.keyTimes.set(key.name, account.keyTimes.get(key.name) ?? nowMs);
  }
  for (const user of changes.internalUsers) account.internalUsers.set(user.id, user);
  for (const { id, name } of changes.embedTenants) {
    tables.catalogs.set(id, { accountId: account.id, groups: new Map(), attributes: new Map() });
    tables.embedTenants.set(id, {
      id,
      accountId: account.id,
      name,
      displayName: undefined,
      madeWithin: "all",
      createdAtMs: nowMs,
    });
  }
  for (const change of changes.catalogs) {
    const catalog = tables.catalogs.get(change.catalogId);
    if (catalog !== undefined) writeCatalog(catalog, change, nowMs);
  }
  for (const removal of changes.removals ?? []) remove(tables, account, removal);
};

const writeCatalog = (
  catalog: CatalogRecord,
  { groups, attributes }: CatalogChange,
  nowMs: Milliseconds,
): void => {
  for (const group of groups) {
    const stored = catalog.groups.get(group.id);
    const description = changedText(stored?.description, group.description);
    const createdAtMs = stored?.createdAtMs ?? nowMs;
    catalog.groups.set(group.id, { ...stored, ...group, createdAtMs, description });
  }
  for (const attribute of attributes) {
    const added = { ...definitionOf(attribute), createdAtMs: nowMs };
    const stored = catalog.attributes.get(attribute.id) ?? added;
    const { name, type } = attribute;
    catalog.attributes.set(attribute.id, { ...withTexts(stored, attribute), name, type });
  }
};
