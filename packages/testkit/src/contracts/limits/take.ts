import { expect } from "@jest/globals";
import type { Charge, Id, Refusal, Taking } from "@embedded-analytics/domain";
import { proves, type MethodContract } from "../contract.js";
import type { Store } from "../tester.js";
import { inParallel } from "../world/at-once.js";
import { twoAccounts } from "../world/two-accounts.js";

const windowSeconds = 60;

/** One point of a counter into which so many fit. */
const one = (name: string, max: number): Taking => ({ name, max, points: 1, windowSeconds });

const points = (name: string, count: number): Charge => ({ name, points: count, windowSeconds });

/** Takes one point from each counter. */
const takes =
  ({ ports }: Store, accountId: Id) =>
  async (...takings: readonly Taking[]): Promise<Refusal | undefined> =>
    ports.limits.take(accountId, takings);

/** A refusal for this counter, which says when its window is over. */
const refusedAt = (at: number) => ({ at, retryAfterSeconds: expect.any(Number) });

export const take: MethodContract = {
  cases: [
    proves("J4 as many points are taken as fit, and no more", async (store) => {
      const { ours } = await twoAccounts(store);
      const our = takes(store, ours.id);
      for (let time = 0; time < 3; time++) expect(await our(one("calls", 3))).toBeUndefined();
      const refusal = await our(one("calls", 3));
      expect(refusal).toEqual(refusedAt(0));
      expect(refusal?.retryAfterSeconds).toBeGreaterThanOrEqual(1);
      expect(refusal?.retryAfterSeconds).toBeLessThanOrEqual(windowSeconds);
      expect(Number.isInteger(refusal?.retryAfterSeconds)).toBe(true);
    }),

    proves("J4 nothing at all fits into a counter of none", async (store) => {
      const { ours } = await twoAccounts(store);
      expect(await takes(store, ours.id)(one("calls", 0))).toEqual(refusedAt(0));
    }),

    proves("J4 where one counter is full, the others lose nothing", async (store) => {
      const { ours } = await twoAccounts(store);
      const our = takes(store, ours.id);
      expect(await our(one("user", 1))).toBeUndefined();
      for (let time = 0; time < 5; time++) {
        expect(await our(one("calls", 1), one("user", 1))).toEqual(refusedAt(1));
      }
      expect(await our(one("calls", 1))).toBeUndefined();
      expect(await our(one("calls", 1), one("user", 1))).toEqual(refusedAt(0));
    }),

    proves("J4 points that do not fit are not taken in part", async (store) => {
      const { ours } = await twoAccounts(store);
      const our = takes(store, ours.id);
      expect(await our({ ...one("calls", 5), points: 4 })).toBeUndefined();
      expect(await our({ ...one("calls", 5), points: 2 })).toEqual(refusedAt(0));
      expect(await our(one("calls", 5))).toBeUndefined();
      expect(await our(one("calls", 5))).toEqual(refusedAt(0));
    }),

    proves("J4 no points are taken to look whether there are any", async (store) => {
      const { ours } = await twoAccounts(store);
      const our = takes(store, ours.id);
      const look = { ...one("calls", 1), points: 0 };
      for (let time = 0; time < 3; time++) expect(await our(look)).toBeUndefined();
      expect(await our(one("calls", 1))).toBeUndefined();
      expect(await our(look)).toEqual(refusedAt(0));
    }),

    proves("J4 of a hundred at once, as many take as fit", async (store) => {
      const { ours } = await twoAccounts(store);
      const our = takes(store, ours.id);
      const hundred = Array.from({ length: 100 }, () => one("calls", 10));
      const answers = await inParallel(hundred, (taking) => our(taking));
      expect(answers.filter((answer) => answer === undefined)).toHaveLength(10);
    }),

    proves(
      "J4 a window that is over is forgotten, and not before",
      async (store) => {
        const { ours } = await twoAccounts(store);
        const our = takes(store, ours.id);
        await our(one("calls", 1));
        await store.advanceMs(59_000);
        expect(await our(one("calls", 1))).toEqual({ at: 0, retryAfterSeconds: 1 });
        await store.advanceMs(1000);
        expect(await our(one("calls", 1))).toBeUndefined();
        expect(await our(one("calls", 1))).toEqual({ at: 0, retryAfterSeconds: 60 });
      },
      "clock",
    ),
  ],
  foreign: [
    proves("J4 two accounts never share a counter", async (store) => {
      const { ours, theirs } = await twoAccounts(store);
      const our = takes(store, ours.id);
      const their = takes(store, theirs.id);
      expect(await their(one("calls", 2))).toBeUndefined();
      expect(await our(one("calls", 2))).toBeUndefined();
      expect(await our(one("calls", 2))).toBeUndefined();
      expect(await our(one("calls", 2))).toEqual(refusedAt(0));
      expect(await their(one("calls", 2))).toBeUndefined();
      expect(await their(one("calls", 2))).toEqual(refusedAt(0));
    }),
  ],
};

export const charge: MethodContract = {
  cases: [
    proves("J4 points are added beyond what fits, and refuse what comes next", async (store) => {
      const { ours } = await twoAccounts(store);
      const look = { ...one("engine", 1000), points: 0 };
      await store.ports.limits.charge(ours.id, [points("engine", 999)]);
      expect(await takes(store, ours.id)(look)).toBeUndefined();
      await store.ports.limits.charge(ours.id, [points("engine", 5000), points("user", 1)]);
      expect(await takes(store, ours.id)(look)).toEqual(refusedAt(0));
      expect(await takes(store, ours.id)(one("user", 1))).toEqual(refusedAt(0));
    }),
  ],
  foreign: [
    proves("J4 what one account is charged fills no counter of another", async (store) => {
      const { ours, theirs } = await twoAccounts(store);
      await store.ports.limits.charge(theirs.id, [points("engine", 5000)]);
      expect(await takes(store, ours.id)(one("engine", 1000))).toBeUndefined();
      expect(await takes(store, theirs.id)(one("engine", 1000))).toEqual(refusedAt(0));
    }),
  ],
};
