import { expect } from "@jest/globals";
import { proves, type ContractCase } from "../contract.js";
import { expectSameJson, jsonObjects } from "../world/json-values.js";
import { provisionUser } from "../world/provisioned.js";
import { forUser, newUser, rights, userUpdate } from "../world/session-changes.js";
import type { Store } from "../tester.js";
import { twoAccounts, type TestAccount } from "../world/two-accounts.js";
import { attributes, external, nothing, rightsOf } from "./rights-of.js";

/** A user with rights in both lanes, none of which the other has. */
const inBothLanes = async (store: Store, account: TestAccount) => {
  const { wide, scoped } = account;
  const { id } = await provisionUser(store, account, {
    rights: rights({
      joinGroups: [wide.groups.analysts],
      setValues: [{ attributeId: wide.attributes.city, value: "Berlin" }],
      securityContext: { lane: "wide" },
    }),
  });
  const more = rights({
    lane: "embed_tenant",
    joinGroups: [scoped.groups.analysts, scoped.groups.managers],
    setValues: [
      { attributeId: scoped.attributes.city, value: 7 },
      { attributeId: scoped.attributes.tags, value: ["a", "b"] },
    ],
    securityContext: { lane: "scoped" },
  });
  const changes = forUser(account, userUpdate({ id, version: 0 }, { rights: more }));
  expect(await store.ports.provisioning.commit(account.id, changes)).toBe("committed");
  return external(id);
};

/** A session reads the lane of its mode, and the whole of it (A5). */
export const lanes: readonly ContractCase[] = [
  proves("A5 read-only mode reads the tenant-wide lane, in full", async (store) => {
    const { ours } = await twoAccounts(store);
    const user = await inBothLanes(store, ours);
    const stored = await rightsOf(store, ours, { user });
    expect(stored).toMatchObject({
      groups: ["analysts"],
      attributes: attributes("string", { city: "Berlin" }),
      securityContext: { lane: "wide" },
    });
  }),

  proves("A5 creator mode reads the embed tenant's lane, in full", async (store) => {
    const { ours } = await twoAccounts(store);
    const user = await inBothLanes(store, ours);
    const stored = await rightsOf(store, ours, { user, creatorMode: true });
    expect(stored).toMatchObject({
      groups: ["analysts", "managers"],
      attributes: attributes("number", { city: 7, tags: ["a", "b"] }),
      securityContext: { lane: "scoped" },
    });
  }),

  proves("A5 E1 a security context comes out as the JSON that went in", async (store) => {
    const { ours } = await twoAccounts(store);
    for (const [at, securityContext] of jsonObjects.entries()) {
      const user = newUser(ours, { externalId: `u${at}`, rights: rights({ securityContext }) });
      await store.ports.provisioning.commit(ours.id, forUser(ours, user));
      const stored = await rightsOf(store, ours, { user: external(user.id) });
      expectSameJson(stored.securityContext, securityContext);
    }
  }),

  proves("E1 an embed tenant that is unknown has no catalog of its own", async (store) => {
    const { ours } = await twoAccounts(store);
    const user = await inBothLanes(store, ours);
    const elsewhere = { user, embedTenantName: "unknown-corp" };
    expect(await rightsOf(store, ours, elsewhere)).toMatchObject(nothing("string"));
    expect(await rightsOf(store, ours, { ...elsewhere, creatorMode: true })).toMatchObject({
      groups: [],
      attributes: [],
      securityContext: undefined,
    });
  }),

  proves("E1 A4 a user of another embed tenant has nothing here", async (store) => {
    const { ours } = await twoAccounts(store);
    const user = await inBothLanes(store, ours);
    for (const creatorMode of [false, true]) {
      const elsewhere = { user, embedTenantName: ours.name, creatorMode };
      const { groups, attributes: held, securityContext } = await rightsOf(store, ours, elsewhere);
      expect([groups, securityContext]).toEqual([[], undefined]);
      expect(held.filter(({ value }) => value !== undefined)).toEqual([]);
    }
  }),
];
