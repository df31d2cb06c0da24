import { expect } from "@jest/globals";
import { proves, type ContractCase } from "../contract.js";
import { attribute, group } from "../world/account-changes.js";
import { define } from "../world/define.js";
import { newId } from "../world/ids.js";
import { commit, load, provisionUser } from "../world/provisioned.js";
import {
  definitions,
  forStoredUser,
  forUser,
  newUser,
  rights,
  userUpdate,
} from "../world/session-changes.js";
import { tenantName, twoAccounts } from "../world/two-accounts.js";

const page = { first: 500, after: undefined };

/** Embed tenants, and definitions in their scope. */
export const commitDefinitionCases: readonly ContractCase[] = [
  proves(
    "A4 an embed tenant comes into being, with its definitions and its first user",
    async (store) => {
      const { ours } = await twoAccounts(store);
      const id = newId();
      const buyers = group("buyers", "Buy");
      const region = attribute("region", "string_array", {
        defaultValue: "[]",
        displayName: "Region",
      });
      const user = newUser(ours, {
        embedTenantId: id,
        rights: rights({
          lane: "embed_tenant",
          joinGroups: [buyers.id],
          setValues: [{ attributeId: region.id, value: ["EU"] }],
        }),
      });
      const changes = forUser(ours, user, {
        embedTenant: {
          kind: "create",
          id,
          name: "globex-corp",
          displayName: "Globex",
          madeWithin: "all",
        },
        definitions: definitions(ours, {
          catalogId: id,
          createGroups: [buyers],
          createAttributes: [region],
        }),
      });
      await commit(store, ours, changes);
      const snapshot = await load(store, ours, {
        embedTenantName: "globex-corp",
        creatorMode: true,
        groupNames: ["buyers"],
        attributeNames: ["region"],
      });
      expect(snapshot).toMatchObject({
        embedTenant: { id, name: "globex-corp", displayName: "Globex" },
        groups: [buyers],
        attributes: [region],
        externalUser: {
          id: user.id,
          groupIds: [buyers.id],
          values: [{ attributeId: region.id, value: ["EU"] }],
        },
      });
    },
  ),

  proves("A4 an embed tenant may have no display name, and gets another one", async (store) => {
    const { ours } = await twoAccounts(store);
    const id = newId();
    const user = newUser(ours, { embedTenantId: id });
    const create = {
      kind: "create",
      id,
      name: "globex-corp",
      displayName: undefined,
      madeWithin: "all",
    } as const;
    await commit(store, ours, forUser(ours, user, { embedTenant: create }));
    const nameOf = async () =>
      (await load(store, ours, { embedTenantName: "globex-corp" })).embedTenant?.displayName;
    expect(await nameOf()).toBeUndefined();
    for (const displayName of ["Globex", "", "Globex \u{1f30d}"]) {
      const embedTenant = { kind: "rename", id, displayName } as const;
      const changes = forStoredUser(ours, user.id, { embedTenantId: id });
      await commit(store, ours, { ...changes, embedTenant });
      expect(await nameOf()).toBe(displayName);
    }
    expect((await load(store, ours)).embedTenant?.displayName).toBeUndefined();
  }),

  proves(
    "service.md 4.1.4 definitions are made and changed, in the embed tenant's scope only",
    async (store) => {
      const { ours } = await twoAccounts(store);
      const { groups, attributes } = ours.scoped;
      const buyers = group("buyers");
      const level = attribute("level", "number", { description: "1 to 5" });
      const city = {
        ...attribute("city", "number", {
          displayName: "Town",
          defaultValue: "",
          description: "New",
        }),
        id: attributes.city,
      };
      const names = {
        groupNames: ["analysts", "managers", "buyers"],
        attributeNames: ["city", "tags", "level"],
      };
      const wide = await load(store, ours, names);
      await define(store, ours, {
        createGroups: [buyers],
        updateGroups: [{ id: groups.managers, description: "Manage" }],
        createAttributes: [level],
        updateAttributes: [city],
      });
      const scoped = await load(store, ours, { ...names, creatorMode: true });
      expect(new Map(scoped.groups.map((each) => [each.name, each]))).toEqual(
        new Map([
          ["analysts", { id: groups.analysts, name: "analysts", description: "May see revenue" }],
          ["managers", { id: groups.managers, name: "managers", description: "Manage" }],
          ["buyers", buyers],
        ]),
      );
      const found = new Map(scoped.attributes.map((each) => [each.name, each]));
      expect([found.get("city"), found.get("level"), found.size]).toEqual([city, level, 3]);
      const { groups: wideGroups, attributes: wideAttributes } = await load(store, ours, names);
      expect([wideGroups, wideAttributes]).toEqual([wide.groups, wide.attributes]);
    },
  ),

  proves(
    "B4 an update of one text leaves the others, so that rivals do not undo each other",
    async (store) => {
      const { ours } = await twoAccounts(store);
      const { tags: id } = ours.scoped.attributes;
      const nothing = { displayName: undefined, defaultValue: undefined, description: undefined };
      const texts = { displayName: "Tags", defaultValue: '["new"]', description: "Many" };
      const updates = Object.entries(texts).map(([name, text]) => ({
        id,
        ...nothing,
        [name]: text,
      }));
      // In the one order or the other each of the texts is followed by another one.
      for (const order of [updates, updates.toReversed()]) {
        for (const update of order) await define(store, ours, { updateAttributes: [update] });
        const { attributes } = await load(store, ours, {
          creatorMode: true,
          attributeNames: ["tags"],
        });
        expect(attributes).toMatchObject([texts]);
      }
    },
  ),

  proves(
    "C1 a changed definition keeps its place in the list",
    async (store) => {
      const { ours } = await twoAccounts(store);
      await define(store, ours, { createGroups: [group("buyers")] });
      await store.advanceMs(5000);
      const { embedTenantCatalog } = store.ports;
      const groupsBefore = await embedTenantCatalog.listGroups(ours.id, tenantName, page);
      const before = await embedTenantCatalog.listAttributes(ours.id, tenantName, page);
      await define(store, ours, {
        updateGroups: [{ id: ours.scoped.groups.analysts, description: "Other" }],
        updateAttributes: [{ ...attribute("city", "number"), id: ours.scoped.attributes.city }],
      });
      const placeOf = (item: { readonly id: number; readonly createdAtMs: number }) => [
        item.id,
        item.createdAtMs,
      ];
      const groupsAfter = await embedTenantCatalog.listGroups(ours.id, tenantName, page);
      const after = await embedTenantCatalog.listAttributes(ours.id, tenantName, page);
      expect(groupsAfter?.items.map(placeOf)).toEqual(groupsBefore?.items.map(placeOf));
      expect(after?.items.map(placeOf)).toEqual(before?.items.map(placeOf));
    },
    "clock",
  ),

  proves("an internal user's session can come with an embed tenant, too", async (store) => {
    const { ours } = await twoAccounts(store);
    const id = newId();
    const changes = forStoredUser(ours, ours.internalUserId, {
      userKind: "internal",
      embedTenantId: id,
    });
    const embedTenant = {
      kind: "create",
      id,
      name: "globex-corp",
      displayName: undefined,
      madeWithin: "all",
    } as const;
    await commit(store, ours, { ...changes, embedTenant });
    expect((await load(store, ours, { embedTenantName: "globex-corp" })).embedTenant?.id).toBe(id);
  }),

  proves("what a request wants to leave or clear may be deleted already", async (store) => {
    const { ours } = await twoAccounts(store);
    const { managers } = ours.scoped.groups;
    const { id } = await provisionUser(store, ours);
    await store.ports.embedTenantCatalog.removeGroup(ours.id, tenantName, managers);
    const leave = rights({ lane: "embed_tenant", leaveGroups: [managers], clearValues: [newId()] });
    const update = userUpdate({ id, version: 0 }, { rights: leave });
    await commit(store, ours, forUser(ours, update));
  }),
];
