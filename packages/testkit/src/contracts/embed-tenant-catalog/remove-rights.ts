import { expect } from "@jest/globals";
import type { Ports } from "@embedded-analytics/domain";
import { proves, type ContractCase } from "../contract.js";
import type { Store } from "../tester.js";
import { attribute, group } from "../world/account-changes.js";
import { define } from "../world/define.js";
import { load, loadUser, provisionUser } from "../world/provisioned.js";
import { forUser, newUser, rights } from "../world/session-changes.js";
import { tenantName, twoAccounts, type TestAccount } from "../world/two-accounts.js";

/** A user who has every right of the embed tenant's lane, and one tenant-wide of each kind. */
const provisionRights = async (store: Store, account: TestAccount): Promise<void> => {
  const { groups, attributes } = account.scoped;
  await provisionUser(store, account, {
    rights: rights({
      lane: "embed_tenant",
      joinGroups: [groups.analysts, groups.managers],
      setValues: [
        { attributeId: attributes.city, value: 7 },
        { attributeId: attributes.tags, value: ["a"] },
      ],
    }),
  });
};

const inCreatorMode = { creatorMode: true, attributeNames: ["city", "tags"] };

/** Nothing that is stored speaks of the removed definition any more. */
const goneWithItsId = (
  kind: "group" | "attribute",
  remove: (port: Ports["embedTenantCatalog"], account: TestAccount) => unknown,
): ContractCase =>
  proves(
    `C3 nothing stored speaks of the ${kind} any more`,
    async (store) => {
      const { ours } = await twoAccounts(store);
      await provisionRights(store, ours);
      const id = kind === "group" ? ours.scoped.groups.managers : ours.scoped.attributes.city;
      expect(await store.dump()).toContain(String(id));
      await remove(store.ports.embedTenantCatalog, ours);
      expect(await store.dump()).not.toContain(String(id));
    },
    "dump",
  );

export const removeGroupCases: readonly ContractCase[] = [
  proves("C3 takes its memberships away, and no others", async (store) => {
    const { ours, theirs } = await twoAccounts(store);
    await provisionRights(store, ours);
    await provisionRights(store, theirs);
    const { embedTenantCatalog } = store.ports;
    await embedTenantCatalog.removeGroup(ours.id, tenantName, ours.scoped.groups.managers);
    const ada = await loadUser(store, ours, inCreatorMode);
    expect(ada.groupIds).toEqual([ours.scoped.groups.analysts]);
    expect(ada.values).toHaveLength(2);
    expect((await loadUser(store, theirs, inCreatorMode)).groupIds).toHaveLength(2);
  }),

  proves("C3 a new group of the same name begins without members", async (store) => {
    const { ours } = await twoAccounts(store);
    await provisionRights(store, ours);
    const { embedTenantCatalog } = store.ports;
    await embedTenantCatalog.removeGroup(ours.id, tenantName, ours.scoped.groups.managers);
    await define(store, ours, { createGroups: [group("managers")] });
    expect((await loadUser(store, ours, inCreatorMode)).groupIds).toEqual([
      ours.scoped.groups.analysts,
    ]);
  }),

  goneWithItsId("group", (port, { id, scoped }) =>
    port.removeGroup(id, tenantName, scoped.groups.managers),
  ),

  proves("T28 removed while users join it, it keeps no member", async (store) => {
    const { ours } = await twoAccounts(store);
    const { managers } = ours.scoped.groups;
    const join = (at: number) => {
      const inGroup = rights({ lane: "embed_tenant", joinGroups: [managers] });
      const user = newUser(ours, { externalId: `user-${at}`, rights: inGroup });
      return store.ports.provisioning.commit(ours.id, forUser(ours, user));
    };
    const before = Array.from({ length: 20 }, (_, at) => join(at));
    const removal = store.ports.embedTenantCatalog.removeGroup(ours.id, tenantName, managers);
    const after = Array.from({ length: 20 }, (_, at) => join(20 + at));
    expect(await removal).toBe("removed");
    const outcomes = await Promise.all([...before, ...after]);
    for (const [at, outcome] of outcomes.entries()) {
      expect(["committed", "conflict"]).toContain(outcome);
      const identity = { kind: "external", externalId: `user-${at}` } as const;
      const { externalUser } = await load(store, ours, { ...inCreatorMode, identity });
      expect(externalUser?.groupIds).toEqual(outcome === "committed" ? [] : undefined);
    }
  }),
];

export const removeAttributeCases: readonly ContractCase[] = [
  goneWithItsId("attribute", (port, { id, scoped }) =>
    port.removeAttribute(id, tenantName, scoped.attributes.city),
  ),

  proves("C3 takes its values away, and no others", async (store) => {
    const { ours, theirs } = await twoAccounts(store);
    await provisionRights(store, ours);
    await provisionRights(store, theirs);
    const { embedTenantCatalog } = store.ports;
    await embedTenantCatalog.removeAttribute(ours.id, tenantName, ours.scoped.attributes.city);
    const ada = await loadUser(store, ours, inCreatorMode);
    expect(ada.values).toEqual([{ attributeId: ours.scoped.attributes.tags, value: ["a"] }]);
    expect(ada.groupIds).toHaveLength(2);
    expect((await loadUser(store, theirs, inCreatorMode)).values).toHaveLength(2);
  }),

  proves(
    "C3 a new attribute of the same name has no values, and may have another type",
    async (store) => {
      const { ours } = await twoAccounts(store);
      await provisionRights(store, ours);
      const { embedTenantCatalog } = store.ports;
      await embedTenantCatalog.removeAttribute(ours.id, tenantName, ours.scoped.attributes.city);
      const again = attribute("city", "string");
      await define(store, ours, { createAttributes: [again] });
      const snapshot = await load(store, ours, inCreatorMode);
      expect(snapshot.attributes).toContainEqual(again);
      expect(snapshot.externalUser?.values).toEqual([
        { attributeId: ours.scoped.attributes.tags, value: ["a"] },
      ]);
    },
  ),
];
