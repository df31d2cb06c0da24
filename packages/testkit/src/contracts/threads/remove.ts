import { expect } from "@jest/globals";
import { proves, type MethodContract } from "../contract.js";
import { atOnce } from "../world/at-once.js";
import { newId } from "../world/ids.js";
import { commit } from "../world/provisioned.js";
import { begin, finish, forTurn, loadTurn, nextClaim, turnOf } from "../world/turns.js";
import { twoAccounts } from "../world/two-accounts.js";
import { writesNothing } from "../world/unchanged.js";
import { internalOf, listedIds } from "./listed.js";
import { twins } from "./twins.js";

export const remove: MethodContract = {
  cases: [
    proves(
      "the thread goes with its turns and all that was said in them",
      async (store) => {
        const { ours } = await twoAccounts(store);
        const first = await turnOf(store, ours, { input: "canary-question" });
        const second = nextClaim(ours, first, 2, { input: "canary-second" });
        await commit(store, ours, forTurn(second));
        await finish(store, ours, second);
        const other = await turnOf(store, ours);
        const { threads } = store.ports;
        const removal = await threads.remove(ours.id, internalOf(ours), first.threadId);
        expect(removal).toEqual({ outcome: "removed", turnIds: [first.turnId, second.turnId] });
        const dump = await store.dump();
        for (const text of ["canary", first.threadId, first.turnId, first.userLine.text.trim()]) {
          expect(dump).not.toContain(text);
        }
        expect(await listedIds(store, ours)).toEqual([other.threadId]);
        expect((await loadTurn(store, ours, first)).thread).toBeUndefined();
        const again = await threads.remove(ours.id, internalOf(ours), first.threadId);
        expect(again).toEqual({ outcome: "unknown" });
      },
      "dump",
    ),

    proves(
      "D6 nothing goes while a turn runs, and all of it when its lease is over",
      async (store) => {
        const { ours } = await twoAccounts(store);
        const first = await turnOf(store, ours);
        const claim = nextClaim(ours, first, 2, { leaseSeconds: 60 });
        await commit(store, ours, forTurn(claim));
        const { threads } = store.ports;
        const removing = async () => threads.remove(ours.id, internalOf(ours), first.threadId);
        expect(await writesNothing(store, removing)).toEqual({ outcome: "running" });
        await store.advanceMs(60_000);
        expect(await removing()).toMatchObject({ outcome: "removed" });
        const { renew } = threads;
        expect(await renew(ours.id, claim.turnId, 1, 60)).toBe(false);
      },
      "clock",
      "dump",
    ),

    proves(
      "T33 of many removals at once one removes, and no turn begins beside it",
      async (store) => {
        const { ours } = await twoAccounts(store);
        const first = await turnOf(store, ours);
        const { threads, provisioning } = store.ports;
        const claim = nextClaim(ours, first, 2);
        const outcomes = await atOnce(9, async (at) =>
          at === 4
            ? provisioning.commit(ours.id, forTurn(claim))
            : (await threads.remove(ours.id, internalOf(ours), first.threadId)).outcome,
        );
        const removals = outcomes.filter((outcome) => outcome === "removed").length;
        const begun = outcomes[4] === "committed";
        expect(removals).toBe(begun ? 0 : 1);
        const { thread, running } = await loadTurn(store, ours, claim);
        expect([thread?.id, running?.id]).toEqual(
          begun ? [first.threadId, claim.turnId] : [undefined, undefined],
        );
      },
    ),

    proves(
      "T7 a thread of nobody, or of another user, is unknown",
      async (store) => {
        const { ours } = await twoAccounts(store);
        const { threadId } = await turnOf(store, ours);
        const { threads } = store.ports;
        for (const [owner, id] of [
          [internalOf(ours), "unknown"],
          [{ kind: "internal", id: newId() }, threadId],
          [{ kind: "external", id: ours.internalUserId }, threadId],
        ] as const) {
          const removing = () => threads.remove(ours.id, owner, id);
          expect(await writesNothing(store, removing)).toEqual({ outcome: "unknown" });
        }
      },
      "dump",
    ),
  ],
  foreign: [
    proves(
      "T7 our thread is unknown to them",
      async (store) => {
        const { ours, theirs } = await twoAccounts(store);
        const { threadId } = await turnOf(store, ours);
        for (const owner of [internalOf(ours), internalOf(theirs)]) {
          const removing = () => store.ports.threads.remove(theirs.id, owner, threadId);
          expect(await writesNothing(store, removing)).toEqual({ outcome: "unknown" });
        }
      },
      "dump",
    ),

    proves("T7 of threads of the very same id only the account's own goes", async (store) => {
      const { ours, theirs, our, their } = await twins(store);
      await finish(store, ours, our);
      await store.ports.threads.remove(ours.id, internalOf(ours), our.threadId);
      expect((await loadTurn(store, ours, our)).thread).toBeUndefined();
      expect((await loadTurn(store, theirs, their)).running?.input).toBe("Theirs?");
      await begin(store, theirs);
    }),
  ],
};
