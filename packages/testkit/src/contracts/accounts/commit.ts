import { expect } from "@jest/globals";
import type { DeclaredAgent } from "@embedded-analytics/domain";
import { proves, type ContractCase } from "../contract.js";
import { attribute, declaredKey, deployment, group, settings } from "../world/account-changes.js";
import { changeAccount, loadAccount } from "../world/change-account.js";
import { newId } from "../world/ids.js";
import { expectSameJson, jsonObjects } from "../world/json-values.js";
import { load } from "../world/provisioned.js";
import { tenantName, twoAccounts, username } from "../world/two-accounts.js";

export const accountsCommitCases: readonly ContractCase[] = [
  proves("the revision grows with every commit", async (store) => {
    const { ours } = await twoAccounts(store);
    const first = await loadAccount(store, "ours");
    await changeAccount(store, ours, {});
    const second = await loadAccount(store, "ours");
    await changeAccount(store, ours, {});
    const third = await loadAccount(store, "ours");
    expect(second.revision).toBeGreaterThan(first.revision);
    expect(third.revision).toBeGreaterThan(second.revision);
  }),

  proves("settings are replaced as a whole", async (store) => {
    const { ours } = await twoAccounts(store, { allowedOrigins: ["https://a.example"] });
    const wanted = settings({
      plan: "premium",
      creatorModeEnabled: false,
      externalUsersMax: 0,
      allowedOrigins: ["https://c.example", "https://b.example"],
      defaultDeploymentId: 2,
    });
    await changeAccount(store, ours, { settings: wanted });
    expect((await loadAccount(store, "ours")).settings).toEqual(wanted);
    await changeAccount(store, ours, { settings: settings() });
    expect((await loadAccount(store, "ours")).settings).toEqual(settings());
  }),

  proves(
    "C5 rows replace those of the same id as a whole, and nothing is deleted",
    async (store) => {
      const { ours } = await twoAccounts(store);
      const before = await loadAccount(store, "ours");
      const agent: DeclaredAgent = {
        id: "1",
        name: "analyst",
        deploymentId: 1,
        config: { kind: "builtin" },
      };
      await changeAccount(store, ours, { agents: [agent, { ...agent, id: "2" }] });
      await changeAccount(store, ours, {
        deployments: [deployment({ id: 1, name: "renamed", requirePolicies: true })],
        agents: [{ id: "2", name: "other", deploymentId: 2, config: {} }],
      });
      const state = await loadAccount(store, "ours");
      expect(new Map(state.deployments.map((each) => [each.id, each]))).toEqual(
        new Map([
          [1, deployment({ id: 1, name: "renamed", requirePolicies: true })],
          [2, before.deployments.find(({ id }) => id === 2)],
        ]),
      );
      expect(new Map(state.agents.map((each) => [each.id, each]))).toEqual(
        new Map([
          ["1", agent],
          ["2", { id: "2", name: "other", deploymentId: 2, config: {} }],
        ]),
      );
      expect(state.keys).toEqual(before.keys);
      expect(state.internalUsers).toEqual(before.internalUsers);
    },
  ),

  proves("C5 the same key name with another secret replaces the key", async (store) => {
    const { ours } = await twoAccounts(store);
    const replaced = declaredKey({ id: "newkey000000", name: "server", deployments: [1] });
    await changeAccount(store, ours, { keys: [replaced] });
    expect((await loadAccount(store, "ours")).keys).toEqual([replaced]);
    expect(await store.ports.apiKeys.find(ours.keyId)).toBeUndefined();
    expect((await store.ports.apiKeys.find("newkey000000"))?.key.digest).toBe(replaced.digest);
  }),

  proves("C5 two keys can exchange their secrets in one commit", async (store) => {
    const { ours } = await twoAccounts(store);
    const [left, right] = [
      declaredKey({ id: "leftkey00000", name: "left" }),
      declaredKey({ id: "rightkey0000", name: "right" }),
    ];
    await changeAccount(store, ours, { keys: [left, right] });
    const swapped = [
      { ...right, name: "left" },
      { ...left, name: "right" },
    ];
    await changeAccount(store, ours, { keys: swapped });
    const { keys } = await loadAccount(store, "ours");
    expect(keys).toHaveLength(3);
    expect(keys).toEqual(expect.arrayContaining(swapped));
  }),

  proves(
    "memberships and values of an internal user become exactly those of its row",
    async (store) => {
      const { ours } = await twoAccounts(store);
      const { city, tags } = ours.wide.attributes;
      const row = { id: ours.internalUserId, username };
      const rows = [
        {
          ...row,
          groupIds: [ours.wide.groups.managers],
          values: [{ attributeId: city, value: "Rome" }],
        },
        {
          ...row,
          groupIds: [ours.wide.groups.analysts],
          values: [{ attributeId: tags, value: ["x"] }],
        },
        { ...row, groupIds: [], values: [] },
      ];
      for (const wanted of rows) {
        await changeAccount(store, ours, { internalUsers: [wanted] });
        expect((await loadAccount(store, "ours")).internalUsers).toEqual([wanted]);
      }
    },
  ),

  proves(
    "B4 definitions of a stored id get the texts that are given, and keep the others and their age",
    async (store) => {
      const { ours } = await twoAccounts(store);
      const { groups, attributes } = ours.scoped;
      const page = { first: 10, after: undefined };
      const listed = async () => ({
        groups: await store.ports.embedTenantCatalog.listGroups(ours.id, tenantName, page),
        attributes: await store.ports.embedTenantCatalog.listAttributes(ours.id, tenantName, page),
      });
      await store.advanceMs(5000);
      const before = await listed();
      const analysts = { id: groups.analysts, name: "analysts", description: "Now another text" };
      const city = { ...attribute("city", "number", { defaultValue: "7" }), id: attributes.city };
      await changeAccount(store, ours, {
        catalogs: [{ catalogId: ours.tenantId, groups: [analysts], attributes: [city] }],
      });
      const after = await listed();
      expect(after.groups?.items.find(({ id }) => id === analysts.id)).toEqual({
        ...before.groups?.items.find(({ id }) => id === analysts.id),
        ...analysts,
      });
      expect(after.attributes?.items.find(({ id }) => id === city.id)).toEqual({
        ...before.attributes?.items.find(({ id }) => id === city.id),
        type: "number",
        defaultValue: "7",
      });
      expect(after.groups?.items).toHaveLength(2);
      expect(after.attributes?.items).toHaveLength(2);
    },
    "clock",
  ),

  proves("new embed tenants and definitions in them, in one commit", async (store) => {
    const { ours } = await twoAccounts(store);
    const id = newId();
    const change = {
      catalogId: id,
      groups: [group("buyers", "Buy")],
      attributes: [attribute("region", "string_array", { defaultValue: "[]" })],
    };
    await changeAccount(store, ours, {
      embedTenants: [{ id, name: "globex" }],
      catalogs: [change],
    });
    const { groups, attributes } = change;
    expect((await loadAccount(store, "ours", ["globex"])).embedTenants).toEqual([
      { id, name: "globex", displayName: undefined, groups, attributes },
    ]);
    const { embedTenant } = await load(store, ours, { embedTenantName: "globex" });
    expect(embedTenant).toEqual({ id, name: "globex", displayName: undefined, madeWithin: "all" });
  }),

  proves("an agent's configuration is given back as the JSON that it was", async (store) => {
    const { ours } = await twoAccounts(store);
    for (const config of jsonObjects) {
      await changeAccount(store, ours, {
        agents: [{ id: "1", name: "a", deploymentId: 1, config }],
      });
      expectSameJson((await loadAccount(store, "ours")).agents[0]?.config, config);
    }
  }),
];
