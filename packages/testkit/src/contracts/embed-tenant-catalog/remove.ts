import { expect } from "@jest/globals";
import { proves, type ContractCase } from "../contract.js";
import { atOnce } from "../world/at-once.js";
import { define, makeTenant } from "../world/define.js";
import { tenantName, twoAccounts } from "../world/two-accounts.js";
import { writesNothing } from "../world/unchanged.js";
import type { Kind } from "./kinds.js";

const all = { first: 500, after: undefined };

export const removeCases = (kind: Kind): readonly ContractCase[] => [
  proves("C3 removes one, once, and no other", async (store) => {
    const { ours } = await twoAccounts(store);
    const { embedTenantCatalog } = store.ports;
    const id = kind.one(ours.scoped);
    expect(await kind.remove(embedTenantCatalog, ours.id, tenantName, id)).toBe("removed");
    expect(await kind.remove(embedTenantCatalog, ours.id, tenantName, id)).toBe("unknown_id");
    const page = await kind.list(embedTenantCatalog, ours.id, tenantName, all);
    expect(page?.items).toHaveLength(1);
    expect(page?.items[0]?.id).not.toBe(id);
  }),

  proves(
    "C3 an id that the embed tenant does not have is unknown",
    async (store) => {
      const { ours } = await twoAccounts(store);
      const globex = await makeTenant(store, ours, "globex-corp");
      const made = kind.make(["elsewhere"]);
      await define(store, ours, { catalogId: globex, ...made.changes });
      const ids = [
        0,
        1,
        2_147_483_648,
        Number.MAX_SAFE_INTEGER,
        ours.tenantId,
        kind.other(ours.scoped),
        kind.one(ours.wide),
        ...made.listed.map(({ id }) => id),
      ];
      for (const id of ids) {
        const removal = await writesNothing(store, () =>
          kind.remove(store.ports.embedTenantCatalog, ours.id, tenantName, id),
        );
        expect([id, removal]).toEqual([id, "unknown_id"]);
      }
    },
    "dump",
  ),

  proves(
    "C3 in an embed tenant that does not exist nothing is removed",
    async (store) => {
      const { ours } = await twoAccounts(store);
      for (const name of ["globex", "Acme-Corp", "acme-corp ", "%", ""]) {
        const removal = await writesNothing(store, () =>
          kind.remove(store.ports.embedTenantCatalog, ours.id, name, kind.one(ours.scoped)),
        );
        expect(removal).toBe("unknown_tenant");
      }
    },
    "dump",
  ),

  proves("C3 the tenant-wide catalog is not the own embed tenant's", async (store) => {
    const { ours } = await twoAccounts(store);
    const { embedTenantCatalog } = store.ports;
    const removal = await kind.remove(embedTenantCatalog, ours.id, "ours", kind.one(ours.wide));
    expect(removal).toBe("unknown_id");
  }),

  proves("C3 of many that remove the same at once, one does", async (store) => {
    const { ours } = await twoAccounts(store);
    const removals = await atOnce(20, () =>
      kind.remove(store.ports.embedTenantCatalog, ours.id, tenantName, kind.one(ours.scoped)),
    );
    expect(removals.filter((removal) => removal === "removed")).toHaveLength(1);
    expect(removals.filter((removal) => removal === "unknown_id")).toHaveLength(19);
  }),

  proves("the name is free again, for a new definition with a new id", async (store) => {
    const { ours } = await twoAccounts(store);
    const { embedTenantCatalog } = store.ports;
    const before = await kind.list(embedTenantCatalog, ours.id, tenantName, all);
    const id = kind.one(ours.scoped);
    const name = before?.items.find((item) => item.id === id)?.name ?? "";
    await kind.remove(embedTenantCatalog, ours.id, tenantName, id);
    const made = kind.make([name]);
    await define(store, ours, made.changes);
    const after = await kind.list(embedTenantCatalog, ours.id, tenantName, all);
    expect(after?.items.filter((item) => item.name === name).map((item) => item.id)).toEqual(
      made.listed.map((item) => item.id),
    );
  }),
];

export const removeForeign = (kind: Kind): readonly ContractCase[] => [
  proves(
    "C3 ours is unknown in the embed tenant of the same name, and in our own",
    async (store) => {
      const { ours, theirs } = await twoAccounts(store);
      await makeTenant(store, ours, "globex-corp");
      const { embedTenantCatalog } = store.ports;
      const id = kind.one(ours.scoped);
      const remove = (tenant: string) =>
        writesNothing(store, () => kind.remove(embedTenantCatalog, theirs.id, tenant, id));
      expect(await remove(tenantName)).toBe("unknown_id");
      expect(await remove("globex-corp")).toBe("unknown_tenant");
      expect(await remove("ours")).toBe("unknown_tenant");
    },
    "dump",
  ),
];
