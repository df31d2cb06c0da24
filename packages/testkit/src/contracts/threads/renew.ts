import { expect } from "@jest/globals";
import { proves, type MethodContract } from "../contract.js";
import { begin, loadTurn, turnOf } from "../world/turns.js";
import { twoAccounts } from "../world/two-accounts.js";
import { writesNothing } from "../world/unchanged.js";
import { takenOver } from "./expire.js";
import { twins } from "./twins.js";

export const renew: MethodContract = {
  cases: [
    proves(
      "D8 the lease goes on from the store's now",
      async (store) => {
        const { ours } = await twoAccounts(store);
        const claim = await begin(store, ours, { leaseSeconds: 60 });
        const isOver = async () => (await loadTurn(store, ours, claim)).running?.leaseOver;
        for (let time = 0; time < 3; time++) {
          await store.advanceMs(50_000);
          expect(await store.ports.threads.renew(ours.id, claim.turnId, 1, 60)).toBe(true);
        }
        await store.advanceMs(50_000);
        expect(await isOver()).toBe(false);
        await store.advanceMs(10_000);
        expect(await isOver()).toBe(true);
      },
      "clock",
    ),

    proves(
      "D8 a writer that is late has its turn still, unless somebody took it",
      async (store) => {
        const { ours } = await twoAccounts(store);
        const claim = await begin(store, ours, { leaseSeconds: 60 });
        await store.advanceMs(100_000);
        expect(await store.ports.threads.renew(ours.id, claim.turnId, 1, 60)).toBe(true);
        expect((await loadTurn(store, ours, claim)).running?.leaseOver).toBe(false);
        expect(await store.ports.threads.claimExpired(60, 10)).toEqual([]);
      },
      "clock",
    ),

    proves(
      "T30 a writer of another generation renews nothing, nor one of a turn that is over",
      async (store) => {
        const { ours } = await twoAccounts(store);
        const { turnId } = await begin(store, ours);
        const ended = await turnOf(store, ours);
        const { threads } = store.ports;
        await writesNothing(store, async () => {
          for (const generation of [0, 2]) {
            expect(await threads.renew(ours.id, turnId, generation, 600)).toBe(false);
          }
          expect(await threads.renew(ours.id, ended.turnId, 1, 600)).toBe(false);
          expect(await threads.renew(ours.id, "unknown", 1, 600)).toBe(false);
        });
      },
      "dump",
    ),

    proves(
      "T30 a writer whose turn was taken renews nothing, the one who took it does",
      async (store) => {
        const { ours } = await twoAccounts(store);
        const claim = await takenOver(store, ours);
        const { threads } = store.ports;
        expect(await threads.renew(ours.id, claim.turnId, 1, 600)).toBe(false);
        await store.advanceMs(50_000);
        expect(await threads.renew(ours.id, claim.turnId, 2, 60)).toBe(true);
        await store.advanceMs(50_000);
        expect(await threads.claimExpired(60, 10)).toEqual([]);
        await store.advanceMs(10_000);
        expect(await threads.claimExpired(60, 10)).toHaveLength(1);
      },
      "clock",
    ),
  ],
  foreign: [
    proves("T7 our turn is not theirs to renew", async (store) => {
      const { ours, theirs } = await twoAccounts(store);
      const { turnId } = await begin(store, ours);
      expect(await store.ports.threads.renew(theirs.id, turnId, 1, 600)).toBe(false);
    }),

    proves(
      "T7 a turn of the very same id is renewed in their account alone",
      async (store) => {
        const { ours, theirs, our, their } = await twins(store);
        expect(await store.ports.threads.renew(theirs.id, their.turnId, 1, 600)).toBe(true);
        await store.advanceMs(60_000);
        expect((await loadTurn(store, ours, our)).running?.leaseOver).toBe(true);
        expect((await loadTurn(store, theirs, their)).running?.leaseOver).toBe(false);
      },
      "clock",
    ),
  ],
};
