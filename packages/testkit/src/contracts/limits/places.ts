import { expect } from "@jest/globals";
import type { Id, Refusal } from "@embedded-analytics/domain";
import { proves, type MethodContract } from "../contract.js";
import type { Store } from "../tester.js";
import { inParallel } from "../world/at-once.js";
import { twoAccounts } from "../world/two-accounts.js";

const seconds = 60;

/** Takes a place of each name, among so many. */
const holds =
  ({ ports }: Store, accountId: Id) =>
  async (holdId: string, places: Readonly<Record<string, number>>): Promise<Refusal | undefined> =>
    ports.limits.hold(
      accountId,
      holdId,
      Object.entries(places).map(([name, max]) => ({ name, max })),
      seconds,
    );

const refusedAt = (at: number) => ({ at, retryAfterSeconds: expect.any(Number) });

export const hold: MethodContract = {
  cases: [
    proves("J4 as many hold a place as there are", async (store) => {
      const { ours } = await twoAccounts(store);
      const our = holds(store, ours.id);
      expect(await our("a", { turns: 2 })).toBeUndefined();
      expect(await our("b", { turns: 2 })).toBeUndefined();
      const refusal = await our("c", { turns: 2 });
      expect(refusal).toEqual(refusedAt(0));
      expect(refusal?.retryAfterSeconds).toBeGreaterThanOrEqual(1);
    }),

    proves("J4 there is no place among none", async (store) => {
      const { ours } = await twoAccounts(store);
      expect(await holds(store, ours.id)("a", { turns: 0 })).toEqual(refusedAt(0));
    }),

    proves("J4 where one name has no place, none is held of the others", async (store) => {
      const { ours } = await twoAccounts(store);
      const our = holds(store, ours.id);
      expect(await our("a", { user: 1 })).toBeUndefined();
      expect(await our("b", { turns: 1, user: 1 })).toEqual(refusedAt(1));
      expect(await our("c", { turns: 1 })).toBeUndefined();
    }),

    proves("J4 of a hundred at once, as many hold a place as there are", async (store) => {
      const { ours } = await twoAccounts(store);
      const our = holds(store, ours.id);
      const ids = Array.from({ length: 100 }, (_, at) => `hold-${at}`);
      const answers = await inParallel(ids, (id) => our(id, { turns: 10, user: 50 }));
      expect(answers.filter((answer) => answer === undefined)).toHaveLength(10);
    }),

    proves(
      "J4 a place whose holder says nothing is free again after its time, and not before",
      async (store) => {
        const { ours } = await twoAccounts(store);
        const our = holds(store, ours.id);
        await our("a", { turns: 1 });
        await store.advanceMs(59_000);
        expect(await our("b", { turns: 1 })).toEqual(refusedAt(0));
        await store.advanceMs(1000);
        expect(await our("b", { turns: 1 })).toBeUndefined();
        expect(await our("c", { turns: 1 })).toEqual(refusedAt(0));
      },
      "clock",
    ),

    proves(
      "J4 a place that is held for a short time is free after it, though others are held longer",
      async (store) => {
        const { ours } = await twoAccounts(store);
        const places = [{ name: "turns", max: 2 }];
        await store.ports.limits.hold(ours.id, "long", places, 600);
        await store.ports.limits.hold(ours.id, "short", places, 30);
        await store.advanceMs(30_000);
        expect(await store.ports.limits.hold(ours.id, "next", places, 30)).toBeUndefined();
      },
      "clock",
    ),
  ],
  foreign: [
    proves("J4 two accounts never share places", async (store) => {
      const { ours, theirs } = await twoAccounts(store);
      expect(await holds(store, theirs.id)("a", { turns: 2 })).toBeUndefined();
      expect(await holds(store, ours.id)("a", { turns: 2 })).toBeUndefined();
      expect(await holds(store, ours.id)("b", { turns: 2 })).toBeUndefined();
      expect(await holds(store, ours.id)("c", { turns: 2 })).toEqual(refusedAt(0));
      expect(await holds(store, theirs.id)("b", { turns: 2 })).toBeUndefined();
      expect(await holds(store, theirs.id)("c", { turns: 2 })).toEqual(refusedAt(0));
    }),
  ],
};

export const release: MethodContract = {
  cases: [
    proves("J4 what is released is free, once, however often it is said", async (store) => {
      const { ours } = await twoAccounts(store);
      const { limits } = store.ports;
      const our = holds(store, ours.id);
      await our("a", { turns: 2, user: 2 });
      await our("b", { turns: 2, user: 2 });
      for (let time = 0; time < 3; time++) await limits.release(ours.id, "a", ["turns", "user"]);
      expect(await our("c", { turns: 2, user: 2 })).toBeUndefined();
      expect(await our("d", { turns: 2, user: 2 })).toEqual(refusedAt(0));
    }),

    proves("J4 nobody frees a place that somebody else holds", async (store) => {
      const { ours } = await twoAccounts(store);
      const our = holds(store, ours.id);
      await our("a", { turns: 1 });
      await store.ports.limits.release(ours.id, "never-held", ["turns", "nothing"]);
      expect(await our("b", { turns: 1 })).toEqual(refusedAt(0));
    }),
  ],
  foreign: [
    proves("J4 no account frees a place of another", async (store) => {
      const { ours, theirs } = await twoAccounts(store);
      await holds(store, ours.id)("a", { turns: 1 });
      await holds(store, theirs.id)("a", { turns: 1 });
      await store.ports.limits.release(theirs.id, "a", ["turns"]);
      expect(await holds(store, ours.id)("b", { turns: 1 })).toEqual(refusedAt(0));
      expect(await holds(store, theirs.id)("b", { turns: 1 })).toBeUndefined();
    }),
  ],
};
