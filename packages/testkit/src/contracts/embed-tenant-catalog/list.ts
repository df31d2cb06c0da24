import { expect } from "@jest/globals";
import { proves, type ContractCase } from "../contract.js";
import { define, makeTenant } from "../world/define.js";
import { lookAlikes } from "../world/look-alikes.js";
import { tenantName, twoAccounts } from "../world/two-accounts.js";
import type { Kind } from "./kinds.js";

const all = { first: 500, after: undefined };

export const listCases = (kind: Kind): readonly ContractCase[] => [
  proves("C3 an embed tenant that does not exist has no list", async (store) => {
    const { ours } = await twoAccounts(store);
    for (const name of ["globex", "Acme-Corp", "acme-corp ", "acme_corp", "%", ""]) {
      expect(await kind.list(store.ports.embedTenantCatalog, ours.id, name, all)).toBeUndefined();
    }
  }),

  proves("C1 an embed tenant without definitions has an empty one", async (store) => {
    const { ours } = await twoAccounts(store);
    // The tenant-wide catalog of the account is no part of its own embed tenant (A5).
    expect(await kind.list(store.ports.embedTenantCatalog, ours.id, "ours", all)).toEqual({
      items: [],
      hasNextPage: false,
      hasPreviousPage: false,
    });
  }),

  proves(
    "C1 C2 newest first with every field, by falling id where the age is the same",
    async (store) => {
      const { ours } = await twoAccounts(store);
      const older = kind.make(["one", "two", "three", "four"]);
      const newer = kind.make(["five", "six"]);
      await define(store, ours, { catalogId: ours.ownTenantId, ...older.changes });
      await store.advanceMs(2000);
      await define(store, ours, { catalogId: ours.ownTenantId, ...newer.changes });
      const page = await kind.list(store.ports.embedTenantCatalog, ours.id, "ours", all);
      const byFallingId = (left: { id: number }, right: { id: number }) => right.id - left.id;
      const wanted = [...newer.listed.toSorted(byFallingId), ...older.listed.toSorted(byFallingId)];
      expect(page?.items).toEqual(
        wanted.map((item) => ({ ...item, createdAtMs: expect.any(Number) })),
      );
      const ages = page?.items.map(({ createdAtMs }) => createdAtMs) ?? [];
      expect(ages.every(Number.isSafeInteger)).toBe(true);
      expect(new Set(ages).size).toBe(2);
      expect((ages[0] ?? 0) - (ages.at(-1) ?? 0)).toBeGreaterThanOrEqual(2000);
    },
    "clock",
  ),

  proves("A5 each embed tenant has its own list", async (store) => {
    const { ours } = await twoAccounts(store);
    const globex = await makeTenant(store, ours, "globex-corp");
    const made = kind.make(["analysts", "city"]);
    await define(store, ours, { catalogId: globex, ...made.changes });
    const { embedTenantCatalog } = store.ports;
    const page = await kind.list(embedTenantCatalog, ours.id, "globex-corp", all);
    expect(page?.items.map(({ id }) => id).sort()).toEqual(made.listed.map(({ id }) => id).sort());
    const other = await kind.list(embedTenantCatalog, ours.id, tenantName, all);
    expect(other?.items).toHaveLength(2);
    expect(other?.items.map(({ id }) => id)).toContain(kind.one(ours.scoped));
  }),

  proves("T23 names that look alike stand beside each other, exactly as given", async (store) => {
    const { ours } = await twoAccounts(store);
    const made = kind.make(lookAlikes);
    await define(store, ours, { catalogId: ours.ownTenantId, ...made.changes });
    const page = await kind.list(store.ports.embedTenantCatalog, ours.id, "ours", all);
    expect(new Map(page?.items.map(({ id, name }) => [id, name]))).toEqual(
      new Map(made.listed.map(({ id, name }) => [id, name])),
    );
  }),
];

export const listForeign = (kind: Kind): readonly ContractCase[] => [
  proves("C3 the embed tenant of the same name has its own list", async (store) => {
    const { ours, theirs } = await twoAccounts(store);
    await define(store, ours, kind.make(["only-ours"]).changes);
    const { embedTenantCatalog } = store.ports;
    const page = await kind.list(embedTenantCatalog, theirs.id, tenantName, all);
    expect(page?.items).toHaveLength(2);
    expect(page?.items.map(({ id }) => id)).toContain(kind.one(theirs.scoped));
    expect(page?.items.map(({ id }) => id)).not.toContain(kind.one(ours.scoped));
  }),

  proves("A1 our embed tenants are unknown, our own one too", async (store) => {
    const { ours, theirs } = await twoAccounts(store);
    await makeTenant(store, ours, "globex-corp");
    for (const name of ["globex-corp", "ours"]) {
      const page = await kind.list(store.ports.embedTenantCatalog, theirs.id, name, all);
      expect(page).toBeUndefined();
    }
  }),
];
