import { expect } from "@jest/globals";
import { proves, type MethodContract } from "../contract.js";
import { atOnce } from "../world/at-once.js";
import { begin, ending, turnOf } from "../world/turns.js";
import { twoAccounts } from "../world/two-accounts.js";
import { writesNothing } from "../world/unchanged.js";
import { takenOver } from "./expire.js";
import { twins } from "./twins.js";

export const abort: MethodContract = {
  cases: [
    proves("T31 the turn's writer finds it, however often it was aborted", async (store) => {
      const { ours } = await twoAccounts(store);
      const { turnId } = await begin(store, ours);
      const { threads } = store.ports;
      for (let time = 0; time < 3; time++) {
        expect(await threads.abort(ours.id, turnId, 1)).toBe(true);
        expect(await threads.isAborted(ours.id, turnId, 1)).toBe(true);
      }
    }),

    proves("D7 the turn runs on until its writer ends it, and keeps its lease", async (store) => {
      const { ours } = await twoAccounts(store);
      const claim = await begin(store, ours);
      const { threads } = store.ports;
      await threads.abort(ours.id, claim.turnId, 1);
      expect((await threads.turn(ours.id, claim.turnId, 0, 1))?.state).toBe("claimed");
      expect(await threads.keep(ours.id, claim.turnId, 1, [])).toBe(true);
      expect(await threads.renew(ours.id, claim.turnId, 1, 60)).toBe(true);
      const how = ending(claim, { state: "aborted" });
      expect(await threads.end(ours.id, claim.turnId, 1, how)).toBe(true);
    }),

    proves(
      "T31 a writer whose lease is over finds it, too, for as long as no other has taken its turn",
      async (store) => {
        const { ours } = await twoAccounts(store);
        const { turnId } = await begin(store, ours, { leaseSeconds: 60 });
        await store.advanceMs(60_000);
        const { threads } = store.ports;
        expect(await threads.abort(ours.id, turnId, 1)).toBe(true);
        expect(await threads.isAborted(ours.id, turnId, 1)).toBe(true);
      },
      "clock",
    ),

    proves(
      "T30 another generation's turn, one that is over and one that is not there stay as they are",
      async (store) => {
        const { ours } = await twoAccounts(store);
        const { turnId } = await begin(store, ours);
        const ended = await turnOf(store, ours);
        const { threads } = store.ports;
        await writesNothing(store, async () => {
          for (const generation of [0, 2]) {
            expect(await threads.abort(ours.id, turnId, generation)).toBe(false);
          }
          expect(await threads.abort(ours.id, ended.turnId, 1)).toBe(false);
          expect(await threads.abort(ours.id, "unknown", 1)).toBe(false);
        });
      },
      "dump",
    ),

    proves(
      "T30 a writer that has taken the turn over finds an abort of its own generation alone",
      async (store) => {
        const { ours } = await twoAccounts(store);
        const { turnId } = await takenOver(store, ours);
        const { threads } = store.ports;
        expect(await threads.abort(ours.id, turnId, 1)).toBe(false);
        expect(await threads.isAborted(ours.id, turnId, 2)).toBe(false);
        expect(await threads.abort(ours.id, turnId, 2)).toBe(true);
        expect(await threads.isAborted(ours.id, turnId, 2)).toBe(true);
      },
      "clock",
    ),

    proves("T29 beside the turn's end it is found before, or changes nothing", async (store) => {
      const { ours } = await twoAccounts(store);
      const { threads } = store.ports;
      await atOnce(10, async () => {
        const claim = await begin(store, ours);
        const [ended, wasAborted] = await Promise.all([
          threads.end(ours.id, claim.turnId, 1, ending(claim)),
          threads.abort(ours.id, claim.turnId, 1),
        ]);
        expect([ended, typeof wasAborted]).toEqual([true, "boolean"]);
        expect((await threads.turn(ours.id, claim.turnId, 0, 1))?.state).toBe("completed");
        expect(await threads.abort(ours.id, claim.turnId, 1)).toBe(false);
      });
    }),
  ],
  foreign: [
    proves("T8 our turn is not theirs to stop", async (store) => {
      const { ours, theirs } = await twoAccounts(store);
      const { turnId } = await begin(store, ours);
      const { threads } = store.ports;
      expect(await threads.abort(theirs.id, turnId, 1)).toBe(false);
      expect(await threads.isAborted(ours.id, turnId, 1)).toBe(false);
    }),

    proves("T8 a turn of the very same id is stopped in their account alone", async (store) => {
      const { ours, theirs, our, their } = await twins(store);
      const { threads } = store.ports;
      expect(await threads.abort(theirs.id, their.turnId, 1)).toBe(true);
      expect(await threads.isAborted(theirs.id, their.turnId, 1)).toBe(true);
      expect(await threads.isAborted(ours.id, our.turnId, 1)).toBe(false);
    }),
  ],
};
