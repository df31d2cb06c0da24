import { expect } from "@jest/globals";
import { proves, type MethodContract } from "../contract.js";
import { begin, ending, forTurn, nextClaim, turnClaim } from "../world/turns.js";
import { commit } from "../world/provisioned.js";
import { twoAccounts } from "../world/two-accounts.js";
import { twins } from "./twins.js";

export const isAborted: MethodContract = {
  cases: [
    proves("T31 of a turn that was not aborted, no; of one that was, yes", async (store) => {
      const { ours } = await twoAccounts(store);
      const [aborted, other] = [await begin(store, ours), await begin(store, ours)];
      const { threads } = store.ports;
      expect(await threads.isAborted(ours.id, aborted.turnId, 1)).toBe(false);
      await threads.abort(ours.id, aborted.turnId, 1);
      expect(await threads.isAborted(ours.id, aborted.turnId, 1)).toBe(true);
      expect(await threads.isAborted(ours.id, other.turnId, 1)).toBe(false);
      expect(await threads.isAborted(ours.id, "unknown", 1)).toBe(false);
    }),

    proves(
      "T30 a writer that takes the turn over inherits no abort, and one that lost it finds none",
      async (store) => {
        const { ours } = await twoAccounts(store);
        const { turnId } = await begin(store, ours, { leaseSeconds: 60 });
        const { threads } = store.ports;
        await threads.abort(ours.id, turnId, 1);
        await store.advanceMs(60_000);
        expect(await threads.claimExpired(60, 10)).toHaveLength(1);
        expect(await threads.isAborted(ours.id, turnId, 1)).toBe(false);
        expect(await threads.isAborted(ours.id, turnId, 2)).toBe(false);
      },
      "clock",
    ),

    proves("D7 of a turn that is over it says no", async (store) => {
      const { ours } = await twoAccounts(store);
      const claim = await begin(store, ours);
      const { threads } = store.ports;
      await threads.abort(ours.id, claim.turnId, 1);
      await threads.end(ours.id, claim.turnId, 1, ending(claim, { state: "aborted" }));
      expect(await threads.isAborted(ours.id, claim.turnId, 1)).toBe(false);
    }),

    proves("D6 a message that runs again was not aborted", async (store) => {
      const { ours } = await twoAccounts(store);
      const first = turnClaim(ours);
      await commit(store, ours, forTurn(first));
      const { threads } = store.ports;
      await threads.abort(ours.id, first.turnId, 1);
      await threads.end(ours.id, first.turnId, 1, ending(first, { state: "interrupted" }));
      const again = nextClaim(ours, first, 2, {
        messageId: first.messageId,
        replaces: first.turnId,
      });
      await commit(store, ours, forTurn(again));
      expect(await threads.isAborted(ours.id, again.turnId, 1)).toBe(false);
    }),
  ],
  foreign: [
    proves("T8 of our turn they learn nothing", async (store) => {
      const { ours, theirs } = await twoAccounts(store);
      const { turnId } = await begin(store, ours);
      await store.ports.threads.abort(ours.id, turnId, 1);
      expect(await store.ports.threads.isAborted(theirs.id, turnId, 1)).toBe(false);
    }),

    proves("T8 of a turn of the very same id they learn how theirs stands", async (store) => {
      const { ours, theirs, our, their } = await twins(store);
      const { threads } = store.ports;
      await threads.abort(ours.id, our.turnId, 1);
      expect(await threads.isAborted(theirs.id, their.turnId, 1)).toBe(false);
    }),
  ],
};
