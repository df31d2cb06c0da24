import { expect } from "@jest/globals";
import { proves, type ContractCase } from "../contract.js";
import { attribute, group } from "../world/account-changes.js";
import { changeAccount } from "../world/change-account.js";
import { define } from "../world/define.js";
import { lookAlikePairs, lookAlikes } from "../world/look-alikes.js";
import { load } from "../world/provisioned.js";
import { twoAccounts } from "../world/two-accounts.js";

const names = { groupNames: ["analysts", "unknown"], attributeNames: ["unknown", "city"] };

/** Groups and attributes by name, in the catalog of the lane. */
export const loadCatalogCases: readonly ContractCase[] = [
  proves("A5 in read-only mode of the account, with every field", async (store) => {
    const { ours } = await twoAccounts(store);
    const { groups, attributes } = await load(store, ours, names);
    expect(groups).toEqual([
      { id: ours.wide.groups.analysts, name: "analysts", description: "May see revenue" },
    ]);
    expect(attributes).toEqual([
      {
        id: ours.wide.attributes.city,
        name: "city",
        type: "string",
        displayName: "City",
        defaultValue: undefined,
        description: "Where the user works",
      },
    ]);
  }),

  proves("A5 in creator mode of the embed tenant, with every field", async (store) => {
    const { ours } = await twoAccounts(store);
    const lookup = {
      groupNames: ["managers"],
      attributeNames: ["tags", "city"],
      creatorMode: true,
    };
    const { groups, attributes } = await load(store, ours, lookup);
    expect(groups).toEqual([
      { id: ours.scoped.groups.managers, name: "managers", description: undefined },
    ]);
    expect(new Map(attributes.map(({ id, ...rest }) => [id, rest]))).toEqual(
      new Map([
        [
          ours.scoped.attributes.tags,
          {
            name: "tags",
            type: "string_array",
            displayName: undefined,
            defaultValue: '["none"]',
            description: undefined,
          },
        ],
        [
          ours.scoped.attributes.city,
          {
            name: "city",
            type: "number",
            displayName: "City",
            defaultValue: undefined,
            description: "Where the user works",
          },
        ],
      ]),
    );
  }),

  proves(
    "A5 nothing in creator mode where the embed tenant has none, or is none",
    async (store) => {
      const { ours } = await twoAccounts(store);
      for (const embedTenantName of [undefined, "ours", "globex"]) {
        const scoped = await load(store, ours, { ...names, creatorMode: true, embedTenantName });
        expect([scoped.groups, scoped.attributes]).toEqual([[], []]);
        const wide = await load(store, ours, { ...names, embedTenantName });
        expect(wide.groups.map(({ id }) => id)).toEqual([ours.wide.groups.analysts]);
        expect(wide.attributes.map(({ id }) => id)).toEqual([ours.wide.attributes.city]);
      }
    },
  ),

  proves("nothing for no names, and groups and attributes are not mixed up", async (store) => {
    const { ours } = await twoAccounts(store);
    const nothing = await load(store, ours, { groupNames: ["city"], attributeNames: ["analysts"] });
    expect([nothing.groups, nothing.attributes]).toEqual([[], []]);
    const none = await load(store, ours);
    expect([none.groups, none.attributes]).toEqual([[], []]);
  }),

  proves("A6 T23 names that look alike are found as exactly themselves", async (store) => {
    const { ours } = await twoAccounts(store);
    const groups = lookAlikes.map((name) => group(name));
    const attributes = lookAlikes.map((name) => attribute(name));
    await changeAccount(store, ours, { catalogs: [{ catalogId: ours.id, groups, attributes }] });
    for (const [at, name] of lookAlikes.entries()) {
      const found = await load(store, ours, { groupNames: [name], attributeNames: [name] });
      expect(found.groups).toEqual([groups[at]]);
      expect(found.attributes).toEqual([attributes[at]]);
    }
  }),

  proves("T23 of two that look alike the one that does not exist is not found", async (store) => {
    const { ours } = await twoAccounts(store);
    const [stored, asked] = [0, 1].map((at) => [
      ...new Set(lookAlikePairs.map((pair) => pair[at] ?? "")),
    ]);
    await define(store, ours, {
      createGroups: stored?.map((name) => group(name)) ?? [],
      createAttributes: stored?.map((name) => attribute(name)) ?? [],
    });
    const found = await load(store, ours, {
      creatorMode: true,
      groupNames: asked ?? [],
      attributeNames: asked ?? [],
    });
    expect([found.groups, found.attributes]).toEqual([[], []]);
  }),

  proves("B1 a thousand names of each kind at once", async (store) => {
    const { ours } = await twoAccounts(store);
    const many = Array.from({ length: 1000 }, (_, at) => `name ${at} "\u00e9"`);
    const groups = many.map((name) => group(name));
    const attributes = many.map((name) => attribute(name));
    await define(store, ours, { createGroups: groups, createAttributes: attributes });
    const asked = { groupNames: many, attributeNames: many, creatorMode: true };
    const found = await load(store, ours, asked);
    const byId = (items: readonly { readonly id: number }[]) =>
      items.toSorted((left, right) => left.id - right.id);
    expect(byId(found.groups)).toEqual(byId(groups));
    expect(byId(found.attributes)).toEqual(byId(attributes));
  }),
];
