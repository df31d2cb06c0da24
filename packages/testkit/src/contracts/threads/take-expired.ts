import { expect } from "@jest/globals";
import { proves, type MethodContract } from "../contract.js";
import { atOnce } from "../world/at-once.js";
import { commit } from "../world/provisioned.js";
import { begin, ending, forTurn, loadTurn, nextClaim, turnOf } from "../world/turns.js";
import { twoAccounts } from "../world/two-accounts.js";
import { twins } from "./twins.js";

export const claimExpired: MethodContract = {
  cases: [
    proves(
      "D8 a turn whose lease is over, with all that its end needs, and by a next generation",
      async (store) => {
        const { ours } = await twoAccounts(store);
        const { threads } = store.ports;
        const first = await turnOf(store, ours, { agentId: "2" }, { sort: 5 });
        const claim = nextClaim(ours, first, 5, { input: "And now?\n", leaseSeconds: 60 });
        await commit(store, ours, forTurn(claim));
        await store.advanceMs(50_000);
        expect(await threads.claimExpired(60, 10)).toEqual([]);
        await store.advanceMs(10_000);
        const turn = {
          id: claim.turnId,
          messageId: claim.messageId,
          input: "And now?\n",
          state: "claimed",
          generation: 2,
          sortFrom: 5,
          leaseOver: false,
        };
        expect(await threads.claimExpired(60, 10)).toEqual([
          { accountId: ours.id, threadId: claim.threadId, agentName: "second", turn },
        ]);
        expect(await loadTurn(store, ours, claim)).toMatchObject({ turn, running: turn });
      },
      "clock",
    ),

    proves(
      "D8 a turn is given once, and again only when its new lease is over",
      async (store) => {
        const { ours } = await twoAccounts(store);
        await begin(store, ours, { leaseSeconds: 10 });
        const { threads } = store.ports;
        await store.advanceMs(10_000);
        for (const generation of [2, 3, 4]) {
          const taken = await threads.claimExpired(60, 10);
          expect(taken.map(({ turn }) => turn.generation)).toEqual([generation]);
          expect(await threads.claimExpired(60, 10)).toEqual([]);
          await store.advanceMs(50_000);
          expect(await threads.claimExpired(60, 10)).toEqual([]);
          await store.advanceMs(10_000);
        }
      },
      "clock",
    ),

    proves(
      "D8 an ended turn is not given, however long ago its lease was over",
      async (store) => {
        const { ours } = await twoAccounts(store);
        const { threads } = store.ports;
        const claim = await begin(store, ours, { leaseSeconds: 60 });
        await turnOf(store, ours, { leaseSeconds: 60 });
        await store.advanceMs(60_000);
        expect(await threads.claimExpired(60, 10)).toHaveLength(1);
        const how = ending(claim, { state: "interrupted" });
        expect(await threads.end(ours.id, claim.turnId, 2, how)).toBe(true);
        await store.advanceMs(600_000);
        expect(await threads.claimExpired(60, 10)).toEqual([]);
        expect((await loadTurn(store, ours, claim)).running).toBeUndefined();
      },
      "clock",
    ),

    proves(
      "D8 over all accounts, some at a time, each with its account",
      async (store) => {
        const { ours, theirs } = await twins(store);
        const second = await begin(store, ours);
        await store.advanceMs(60_000);
        const { threads } = store.ports;
        const some = await threads.claimExpired(60, 2);
        expect(some).toHaveLength(2);
        const rest = await threads.claimExpired(60, 2);
        expect(rest).toHaveLength(1);
        const seen = [...some, ...rest].map(({ accountId, turn }) => [accountId, turn.input]);
        expect(seen.toSorted()).toEqual(
          [
            [ours.id, "Ours?"],
            [ours.id, second.input],
            [theirs.id, "Theirs?"],
          ].toSorted(),
        );
      },
      "clock",
    ),

    proves(
      "T30 many who take at once get each turn once",
      async (store) => {
        const { ours } = await twoAccounts(store);
        const claims = await atOnce(20, () => begin(store, ours, { leaseSeconds: 60 }));
        await store.advanceMs(60_000);
        const { threads } = store.ports;
        const taken = await atOnce(8, async () => {
          const ids: string[] = [];
          for (;;) {
            const some = await threads.claimExpired(60, 3);
            if (some.length === 0) return ids;
            expect(some.map(({ turn }) => turn.generation)).toEqual(some.map(() => 2));
            ids.push(...some.map(({ turn }) => turn.id));
          }
        });
        expect(taken.flat().toSorted()).toEqual(claims.map(({ turnId }) => turnId).toSorted());
      },
      "clock",
    ),
  ],
  foreign: {
    notBoundToAnAccount: "it ends what a lost instance was running, of whichever account",
  },
};
