import { expect } from "@jest/globals";
import { proves, type MethodContract } from "../../contract.js";
import type { Store } from "../../tester.js";
import { atOnce } from "../../world/at-once.js";
import { changeAccount, loadAccount } from "../../world/change-account.js";
import { begin, finish, loadTurn, turnOf } from "../../world/turns.js";
import { twoAccounts, type TestAccount } from "../../world/two-accounts.js";
import { writesNothing } from "../../world/unchanged.js";

const nothing = { threads: 0, turns: [] };
const dayMs = 86_400_000;

const keepFor = async (store: Store, account: TestAccount, threadsDays: number | undefined) => {
  const { settings } = await loadAccount(store, account.name);
  await changeAccount(store, account, { settings: { ...settings, threadsDays } });
};

const isThere = async (store: Store, account: TestAccount, claim: Parameters<typeof loadTurn>[2]) =>
  (await loadTurn(store, account, claim)).thread !== undefined;

export const removeOld: MethodContract = {
  cases: [
    proves(
      "J1 removes threads of that age with all that was said, where the account keeps them for a time",
      async (store) => {
        const { ours, theirs } = await twoAccounts(store);
        await keepFor(store, ours, 2);
        const old = await turnOf(store, ours);
        const kept = await turnOf(store, theirs);
        await store.advanceMs(dayMs + 1);
        const young = await turnOf(store, ours);
        await store.advanceMs(dayMs);
        const { threads } = store.ports;
        const turns = [{ accountId: ours.id, turnId: old.turnId }];
        expect(await threads.removeOld(100)).toEqual({ threads: 1, turns });
        expect(await isThere(store, ours, old)).toBe(false);
        expect(await threads.turn(ours.id, old.turnId, 0, 10)).toBeUndefined();
        expect(await isThere(store, ours, young)).toBe(true);
        expect(await isThere(store, theirs, kept)).toBe(true);
        expect(await writesNothing(store, () => threads.removeOld(100))).toEqual(nothing);
        await keepFor(store, ours, undefined);
        await store.advanceMs(10 * dayMs);
        expect(await writesNothing(store, () => threads.removeOld(100))).toEqual(nothing);
      },
      "clock",
      "dump",
    ),

    proves(
      "J1 D8 one in which a turn runs stays; one whose instance was lost goes",
      async (store) => {
        const { ours } = await twoAccounts(store);
        await keepFor(store, ours, 1);
        const running = await begin(store, ours, { leaseSeconds: 2 * 86_400 });
        const lost = await begin(store, ours, { leaseSeconds: 60 });
        await store.advanceMs(dayMs + 1);
        const { threads } = store.ports;
        const turns = [{ accountId: ours.id, turnId: lost.turnId }];
        expect(await threads.removeOld(100)).toEqual({ threads: 1, turns });
        await finish(store, ours, running);
        expect(await threads.removeOld(100)).toEqual(nothing);
        expect(await isThere(store, ours, running)).toBe(true);
      },
      "clock",
    ),

    proves(
      "J1 many who remove at once, some at a time, remove each once",
      async (store) => {
        const { ours } = await twoAccounts(store);
        await keepFor(store, ours, 1);
        const ids: string[] = [];
        for (let at = 0; at < 12; at++) ids.push((await turnOf(store, ours)).turnId);
        await store.advanceMs(dayMs + 1);
        const { threads } = store.ports;
        expect((await threads.removeOld(2)).threads).toBe(2);
        const seen = await atOnce(4, async () => {
          const some: string[] = [];
          for (let round = 0; round < 12; round++) {
            const { turns } = await threads.removeOld(2);
            some.push(...turns.map(({ turnId }) => turnId));
          }
          return some;
        });
        expect(seen.flat()).toHaveLength(10);
        expect(new Set(seen.flat()).size).toBe(10);
        expect(await threads.removeOld(2)).toEqual(nothing);
      },
      "clock",
    ),
  ],
  foreign: {
    notBoundToAnAccount: "it removes old threads of whichever accounts keep them for a time only",
  },
};
