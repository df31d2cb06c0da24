import { expect } from "@jest/globals";
import { proves, type ContractCase, type MethodContract } from "../contract.js";
import { newId } from "../world/ids.js";
import { provisionUser } from "../world/provisioned.js";
import { profile } from "../world/session-changes.js";
import { twoAccounts } from "../world/two-accounts.js";
import { content, create, idsFor, load, otherPlaces, place, userOf } from "./content.js";

const ownerAlone = proves("H3: a private one is its owner's alone", async (store) => {
  const { ours } = await twoAccounts(store);
  const ada = await userOf(store, ours);
  const bob = await userOf(store, ours, "bob");
  const publicId = await create(store, ours, ada);
  expect(await idsFor(store, ours, ada)).toEqual([publicId]);
  expect(await load(store, ours, ada, publicId)).toMatchObject({ publicId });
  for (const other of [bob, newId(), ours.internalUserId, undefined]) {
    expect(await idsFor(store, ours, other)).toEqual([]);
    expect(await load(store, ours, other, publicId)).toBeUndefined();
  }
});

const shared = proves("H3: a shared one is everybody's of the embed tenant", async (store) => {
  const { ours } = await twoAccounts(store);
  const ada = await userOf(store, ours);
  const bob = await userOf(store, ours, "bob");
  const publicId = await create(store, ours, ada, { visibility: "tenant" });
  for (const reader of [ada, bob, undefined]) {
    expect(await idsFor(store, ours, reader)).toEqual([publicId]);
    expect((await load(store, ours, reader, publicId))?.owner?.id).toBe(ada);
  }
});

const nowhereElse = proves("H3: it is in no other deployment or embed tenant", async (store) => {
  const { ours } = await twoAccounts(store);
  const ada = await userOf(store, ours);
  const publicId = await create(store, ours, ada, { visibility: "tenant" });
  for (const other of otherPlaces(ours)) {
    expect(await idsFor(store, ours, ada, other)).toEqual([]);
    const { tenantDashboards } = store.ports;
    expect(await tenantDashboards.load(ours.id, other, ada, publicId)).toBeUndefined();
  }
});

const privateGoes: ContractCase = proves(
  "H3: with its owner a private one goes, and a shared one stays without",
  async (store) => {
    const { ours } = await twoAccounts(store);
    const { id: ada } = await provisionUser(store, ours, { lifetime: { ttlSeconds: 60 } });
    const own = await create(store, ours, ada, { title: "canary of ada" });
    const common = await create(store, ours, ada, { visibility: "tenant" });
    await store.advanceMs(60_000);
    await store.ports.provisioning.removeExpiredUsers(10);
    expect(await idsFor(store, ours, ada)).toEqual([common]);
    expect((await load(store, ours, undefined, common))?.owner).toBeUndefined();
    expect(await load(store, ours, ada, own)).toBeUndefined();
    expect(await store.dump()).not.toContain("canary of ada");
  },
  "clock",
  "dump",
);

export const list: MethodContract = {
  cases: [
    proves("what a list shows, without the definition", async (store) => {
      const { ours } = await twoAccounts(store);
      const named = { profile: profile({ displayName: "Ada L." }) };
      const { id: ada } = await provisionUser(store, ours, named);
      const publicId = await create(store, ours, ada, { description: "All of it" });
      const [only, ...others] = await store.ports.tenantDashboards.list(ours.id, place, ada);
      expect(others).toEqual([]);
      const { title } = content();
      expect(only).toEqual({
        publicId,
        title,
        description: "All of it",
        visibility: "private",
        owner: { id: ada, externalId: "ada", displayName: "Ada L." },
        version: 1,
        updatedAtMs: expect.any(Number),
      });
    }),
    ownerAlone,
    shared,
    nowhereElse,
    privateGoes,
  ],
  foreign: [
    proves("T4: ours are in no list of theirs", async (store) => {
      const { ours, theirs } = await twoAccounts(store);
      const ada = await userOf(store, ours);
      await create(store, ours, ada, { visibility: "tenant" });
      await create(store, ours, ada);
      for (const reader of [ada, await userOf(store, theirs), undefined]) {
        expect(await idsFor(store, theirs, reader)).toEqual([]);
      }
    }),
  ],
};

export const loadOne: MethodContract = {
  cases: [
    proves("all of it, exactly as it was written", async (store) => {
      const { ours } = await twoAccounts(store);
      const ada = await userOf(store, ours);
      const publicId = await create(store, ours, ada, { description: { en: "Text" } });
      expect(await load(store, ours, ada, publicId)).toEqual({
        ...content({ description: { en: "Text" } }),
        publicId,
        owner: { id: ada, externalId: "ada", displayName: undefined },
        version: 1,
        updatedAtMs: expect.any(Number),
      });
      for (const other of ["", "unknown", "a \u0000", `${publicId} `]) {
        expect(await load(store, ours, ada, other)).toBeUndefined();
      }
    }),
  ],
  foreign: [
    proves("T4: ours cannot be read by them, by nobody's id either", async (store) => {
      const { ours, theirs } = await twoAccounts(store);
      const ada = await userOf(store, ours);
      const publicId = await create(store, ours, ada, { visibility: "tenant" });
      for (const reader of [ada, await userOf(store, theirs), undefined]) {
        expect(await load(store, theirs, reader, publicId)).toBeUndefined();
      }
    }),
  ],
};
