import { expect } from "@jest/globals";
import { proves, type ContractCase } from "../contract.js";
import { group, newAccount } from "../world/account-changes.js";
import { changeAccount, loadAccount } from "../world/change-account.js";
import { newId } from "../world/ids.js";
import { lookAlikes } from "../world/look-alikes.js";
import { commit, provisionUser } from "../world/provisioned.js";
import { forUser, newUser } from "../world/session-changes.js";
import { tenantName, twoAccounts } from "../world/two-accounts.js";
import { wholeAccount } from "./whole-account.js";
import { expectState } from "./state.js";

export const accountsLoadCases: readonly ContractCase[] = [
  proves("an account that does not exist is undefined", async ({ ports }) => {
    expect(await ports.accounts.load("nobody", [tenantName])).toBeUndefined();
  }),

  proves("C5 every field of everything that was committed", async (store) => {
    const changes = wholeAccount("ours");
    await store.ports.accounts.commit("ours", changes);
    const names = changes.embedTenants.map(({ name }) => name);
    expectState(await loadAccount(store, "ours", names), changes);
  }),

  proves("an account of which nothing but the name is declared", async (store) => {
    const changes = newAccount("ours");
    await store.ports.accounts.commit("ours", changes);
    expectState(await loadAccount(store, "ours", ["ours"]), changes);
  }),

  proves("of the embed tenants, the named ones that exist", async (store) => {
    const { ours } = await twoAccounts(store);
    const namesOf = async (asked: readonly string[]): Promise<readonly string[]> =>
      (await loadAccount(store, "ours", asked)).embedTenants.map(({ name }) => name);
    expect(await namesOf([])).toEqual([]);
    expect(await namesOf([tenantName, "unknown", "Acme-Corp", "acme-corp "])).toEqual([tenantName]);
    expect([...(await namesOf([ours.name, tenantName]))].sort()).toEqual([tenantName, "ours"]);
  }),

  proves(
    "A4 an embed tenant that a session made is there, with its display name",
    async (store) => {
      const { ours } = await twoAccounts(store);
      const embedTenant = {
        kind: "create",
        id: newId(),
        name: "globex-corp",
        displayName: "Globex Corporation",
        madeWithin: "all",
      } as const;
      const user = newUser(ours, { embedTenantId: embedTenant.id });
      await commit(store, ours, forUser(ours, user, { embedTenant }));
      const { embedTenants } = await loadAccount(store, "ours", ["globex-corp"]);
      expect(embedTenants).toEqual([
        {
          id: embedTenant.id,
          name: "globex-corp",
          displayName: "Globex Corporation",
          groups: [],
          attributes: [],
        },
      ]);
    },
  ),

  proves("external users are no part of an account's state", async (store) => {
    const { ours } = await twoAccounts(store);
    const before = await loadAccount(store, "ours", [tenantName]);
    await provisionUser(store, ours);
    expectState(await loadAccount(store, "ours", [tenantName]), before);
  }),

  proves("T23 names that look alike are kept apart and given back exactly", async (store) => {
    const { ours } = await twoAccounts(store);
    const groups = lookAlikes.map((name) => group(name, name));
    await changeAccount(store, ours, {
      catalogs: [{ catalogId: ours.ownTenantId, groups, attributes: [] }],
    });
    const [own] = (await loadAccount(store, "ours", ["ours"])).embedTenants;
    expect(new Map(own?.groups.map(({ id, ...rest }) => [id, rest]))).toEqual(
      new Map(groups.map(({ id, ...rest }) => [id, rest])),
    );
  }),
];

export const accountsLoadForeign: readonly ContractCase[] = [
  proves("A1 sees its own of everything that has the same name", async (store) => {
    const { ours, theirs } = await twoAccounts(store);
    const state = await loadAccount(store, "theirs", [tenantName, "theirs", "ours"]);
    expect(state.id).toBe(theirs.id);
    expect(state.keys.map(({ id }) => id)).toEqual([theirs.keyId]);
    expect(state.embedTenants.map(({ id }) => id).sort()).toEqual(
      [theirs.ownTenantId, theirs.tenantId].sort(),
    );
    const seen = JSON.stringify(state);
    for (const id of [ours.id, ours.tenantId, ours.internalUserId, ours.wide.groups.analysts]) {
      expect(seen).not.toContain(String(id));
    }
  }),
];
