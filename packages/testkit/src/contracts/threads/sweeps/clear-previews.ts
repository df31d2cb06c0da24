import { expect } from "@jest/globals";
import { proves, type MethodContract } from "../../contract.js";
import type { Store } from "../../tester.js";
import { atOnce } from "../../world/at-once.js";
import { previewOf, previewOfNewUser } from "../../world/previews.js";
import { begin, finish, loadTurn, turnOf } from "../../world/turns.js";
import { twoAccounts, type TestAccount } from "../../world/two-accounts.js";
import { writesNothing } from "../../world/unchanged.js";

const nothing = { removed: [], aborted: [] };
const threadsOf = async (
  store: Store,
  account: TestAccount,
  claims: readonly Parameters<typeof loadTurn>[2][],
) => {
  const kept = [];
  for (const claim of claims) {
    const { thread } = await loadTurn(store, account, claim);
    kept.push(thread !== undefined);
  }
  return kept;
};

export const clearPreviews: MethodContract = {
  cases: [
    proves(
      "J1 removes threads of previews that have ended or were revoked, and no other",
      async (store) => {
        const { ours, theirs } = await twoAccounts(store);
        const ended = await previewOfNewUser(store, ours);
        const their = await previewOfNewUser(store, theirs);
        const old = await turnOf(store, ours, ended.claims);
        const oldOfTheirs = await turnOf(store, theirs, their.claims);
        await store.advanceMs(900_001);
        const revoked = await previewOf(store, ours, ended.userId);
        const lives = await previewOf(store, ours, ended.userId);
        const cut = await turnOf(store, ours, revoked.claims);
        const kept = await turnOf(store, ours, lives.claims);
        const own = await turnOf(store, ours, { userKind: "external", userId: ended.userId });
        await store.ports.embedSessions.revoke(ours.id, revoked.digest, "all");
        const { threads } = store.ports;
        const { removed, aborted } = await threads.clearPreviews(100);
        expect(aborted).toEqual([]);
        expect(removed.map(({ turnId }) => turnId).toSorted()).toEqual(
          [old.turnId, oldOfTheirs.turnId, cut.turnId].toSorted(),
        );
        expect(removed.find(({ turnId }) => turnId === oldOfTheirs.turnId)?.accountId).toBe(
          theirs.id,
        );
        expect(await threadsOf(store, ours, [old, cut, kept, own])).toEqual([
          false,
          false,
          true,
          true,
        ]);
        expect(await writesNothing(store, () => threads.clearPreviews(100))).toEqual(nothing);
      },
      "clock",
      "dump",
    ),

    proves(
      "J1 a turn that runs is aborted, and is removed with its thread once it has ended",
      async (store) => {
        const { ours } = await twoAccounts(store);
        const { claims } = await previewOfNewUser(store, ours);
        await store.advanceMs(890_000);
        const running = await begin(store, ours, { ...claims, leaseSeconds: 60 });
        await store.advanceMs(10_001);
        const { threads } = store.ports;
        const { turnId } = running;
        const answer = { accountId: ours.id, turnId, generation: 1 };
        expect(await threads.clearPreviews(100)).toEqual({ removed: [], aborted: [answer] });
        expect(await threads.isAborted(ours.id, turnId, 1)).toBe(true);
        await finish(store, ours, running, { state: "aborted" });
        const removed = [{ accountId: ours.id, turnId }];
        expect(await threads.clearPreviews(100)).toEqual({ removed, aborted: [] });
        expect(await threads.turn(ours.id, turnId, 0, 10)).toBeUndefined();
      },
      "clock",
    ),

    proves(
      "D8 one whose instance was lost goes as it is",
      async (store) => {
        const { ours } = await twoAccounts(store);
        const { claims } = await previewOfNewUser(store, ours);
        const lost = await begin(store, ours, { ...claims, leaseSeconds: 60 });
        await store.advanceMs(900_001);
        const { removed } = await store.ports.threads.clearPreviews(100);
        expect(removed).toEqual([{ accountId: ours.id, turnId: lost.turnId }]);
      },
      "clock",
    ),

    proves(
      "J1 many who clear at once, some at a time, remove each once",
      async (store) => {
        const { ours } = await twoAccounts(store);
        const { claims } = await previewOfNewUser(store, ours);
        const ids: string[] = [];
        for (let at = 0; at < 12; at++) ids.push((await turnOf(store, ours, claims)).turnId);
        await store.advanceMs(900_001);
        const { threads } = store.ports;
        expect((await threads.clearPreviews(2)).removed).toHaveLength(2);
        const seen = await atOnce(4, async () => {
          const some: string[] = [];
          for (let round = 0; round < 12; round++) {
            const { removed } = await threads.clearPreviews(2);
            some.push(...removed.map(({ turnId }) => turnId));
          }
          return some;
        });
        expect(seen.flat()).toHaveLength(10);
        expect(new Set(seen.flat()).size).toBe(10);
        expect(await threads.clearPreviews(2)).toEqual(nothing);
      },
      "clock",
    ),
  ],
  foreign: {
    notBoundToAnAccount: "it removes what was said in previews that are over, of whichever account",
  },
};
