import { expect } from "@jest/globals";
import fc from "fast-check";
import type { Page, Position } from "@embedded-analytics/domain";
import { proves, type ContractCase } from "../contract.js";
import { define, makeTenant } from "../world/define.js";
import { twoAccounts } from "../world/two-accounts.js";
import type { Kind, Listed } from "./kinds.js";
import { pageOf } from "./page-oracle.js";

/** What happens between two pages: so many new definitions, or the removal of one. */
type Disturbance = { readonly define: number } | { readonly remove: number };

const disturbance: fc.Arbitrary<Disturbance> = fc.oneof(
  fc.record({ define: fc.integer({ min: 1, max: 3 }) }),
  fc.record({ remove: fc.nat(1000) }),
);

const scenario = fc.record({
  /** How many definitions there are at each of some moments before the first page. */
  moments: fc.array(fc.integer({ min: 0, max: 5 }), { maxLength: 4 }),
  first: fc.integer({ min: 1, max: 4 }),
  between: fc.array(fc.array(disturbance, { maxLength: 3 }), { maxLength: 12 }),
});

const plain = ({ items, ...sides }: Page<Listed>) => ({ ids: items.map(({ id }) => id), ...sides });

export const pagingCases = (kind: Kind): readonly ContractCase[] => [
  proves("C1 T25 a position is good whether or not its item is still there", async (store) => {
    const { ours } = await twoAccounts(store);
    const { changes } = kind.make(["one", "two", "three"]);
    await define(store, ours, { catalogId: ours.ownTenantId, ...changes });
    const { embedTenantCatalog } = store.ports;
    const list = (first: number, after: Position | undefined) =>
      kind.list(embedTenantCatalog, ours.id, "ours", { first, after });
    const items = (await list(3, undefined))?.items ?? [];
    expect(await list(3, undefined)).toMatchObject({ hasNextPage: false, hasPreviousPage: false });
    const [one, two, three] = items;
    expect(await list(1, one)).toEqual({ items: [two], hasNextPage: true, hasPreviousPage: true });
    expect(await list(9, three)).toEqual({ items: [], hasNextPage: false, hasPreviousPage: true });
    await kind.remove(embedTenantCatalog, ours.id, "ours", one?.id ?? 0);
    expect(await list(2, one)).toEqual({
      items: [two, three],
      hasNextPage: false,
      hasPreviousPage: false,
    });
    const edges = [
      { createdAtMs: 0, id: 1 },
      { createdAtMs: 8_000_000_000_000, id: Number.MAX_SAFE_INTEGER },
    ];
    expect(await list(9, edges[0])).toEqual({
      items: [],
      hasNextPage: false,
      hasPreviousPage: true,
    });
    expect(await list(9, edges[1])).toEqual({
      items: [two, three],
      hasNextPage: false,
      hasPreviousPage: false,
    });
  }),

  proves(
    "C1 T25 pages are true and complete whatever is defined and removed between them",
    async (store) => {
      const { ours } = await twoAccounts(store);
      const { embedTenantCatalog } = store.ports;
      let tenants = 0;
      await fc.assert(
        fc.asyncProperty(scenario, async ({ moments, first, between }) => {
          const tenant = `paged-${tenants++}`;
          const catalogId = await makeTenant(store, ours, tenant);
          const present = new Map<number, Position>();
          const seen = new Set<number>();
          const list = (page: { first: number; after: Position | undefined }) =>
            kind.list(embedTenantCatalog, ours.id, tenant, page);
          const add = async (count: number): Promise<void> => {
            const names = Array.from({ length: count }, (_, at) => `n${at}-${Math.random()}`);
            const { changes, listed } = kind.make(names);
            await define(store, ours, { catalogId, ...changes });
            const page = await list({ first: 500, after: undefined });
            for (const { id } of listed) {
              const item = page?.items.find((each) => each.id === id);
              expect(item).toBeDefined();
              if (item !== undefined) present.set(id, { id, createdAtMs: item.createdAtMs });
            }
          };

          for (const count of moments) {
            await store.advanceMs(1000);
            present.clear(); // whose times may have moved back
            await add(count);
            const page = await list({ first: 500, after: undefined });
            for (const { id, createdAtMs } of page?.items ?? [])
              present.set(id, { id, createdAtMs });
          }
          const throughout = new Set(present.keys());
          let after: Position | undefined;
          for (let turn = 0; ; turn++) {
            const page = await list({ first, after });
            if (page === undefined) throw new Error(`${tenant} is missing`);
            expect(plain(page)).toEqual(pageOf([...present.values()], { first, after }));
            for (const { id } of page.items) {
              expect(seen.has(id)).toBe(false);
              seen.add(id);
            }
            after = page.items.at(-1) ?? after;
            if (!page.hasNextPage) break;
            for (const event of between[turn] ?? []) {
              if ("define" in event) {
                await add(event.define);
                continue;
              }
              const id = [...present.keys()][event.remove % Math.max(present.size, 1)] ?? 0;
              const removed = await kind.remove(embedTenantCatalog, ours.id, tenant, id);
              expect(removed).toBe(present.delete(id) ? "removed" : "unknown_id");
              throughout.delete(id);
            }
          }
          for (const id of throughout) expect(seen.has(id)).toBe(true);
        }),
        { numRuns: 25 },
      );
    },
    "clock",
  ),
];
