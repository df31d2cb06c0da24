import { expect } from "@jest/globals";
import { paidPlans } from "@embedded-analytics/domain";
import { proves, type MethodContract } from "../contract.js";
import { provisionSession, provisionUser } from "../world/provisioned.js";
import { twoAccounts } from "../world/two-accounts.js";
import { writesNothing } from "../world/unchanged.js";

export const removeOutlived: MethodContract = {
  cases: [
    proves(
      "nothing goes that is still good for something",
      async (store) => {
        const { ours } = await twoAccounts(store);
        const { id, digest } = await provisionUser(store, ours);
        const exchanged = await provisionSession(store, ours, id);
        const { embedSessions } = store.ports;
        await embedSessions.exchange(exchanged, undefined, paidPlans);
        expect(await writesNothing(store, () => embedSessions.removeOutlived(1000, 0))).toBe(0);
        // Past the end of the session, but not of its token.
        await store.advanceMs(310_000);
        expect(await embedSessions.removeOutlived(1000, 0)).toBe(1);
        expect(await store.dump()).not.toContain(digest);
        expect(await embedSessions.findExchanged(ours.id, exchanged, 1000)).toBeDefined();
      },
      "clock",
      "dump",
    ),

    proves(
      "a session before its exchange goes when it expires",
      async (store) => {
        const { ours } = await twoAccounts(store);
        const { id, digest } = await provisionUser(store, ours);
        const longer = await provisionSession(store, ours, id, { ttlSeconds: 600 });
        await store.advanceMs(290_000);
        expect(await store.ports.embedSessions.removeOutlived(1, 0)).toBe(0);
        await store.advanceMs(10_000);
        expect(await store.ports.embedSessions.removeOutlived(1, 0)).toBe(1);
        expect(await store.dump()).not.toContain(digest);
        expect(
          await store.ports.embedSessions.exchange(longer, undefined, paidPlans),
        ).toBeDefined();
      },
      "clock",
      "dump",
    ),

    proves(
      "an exchanged session goes when its token does",
      async (store) => {
        const { ours } = await twoAccounts(store);
        const { digest } = await provisionUser(store, ours);
        const { embedSessions } = store.ports;
        await embedSessions.exchange(digest, undefined, paidPlans);
        await store.advanceMs(990_000);
        expect(await embedSessions.removeOutlived(1000, 0)).toBe(0);
        await store.advanceMs(10_000);
        expect(await embedSessions.removeOutlived(1000, 0)).toBe(1);
        expect(await store.dump()).not.toContain(digest);
        expect(await embedSessions.removeOutlived(1000, 0)).toBe(0);
      },
      "clock",
      "dump",
    ),

    proves(
      "over all accounts, of users of both kinds, revoked ones too, and nothing but sessions",
      async (store) => {
        const { ours, theirs } = await twoAccounts(store);
        const otherUser = await provisionUser(store, ours);
        const right = await provisionUser(store, theirs);
        const internal = await provisionSession(store, ours, ours.internalUserId, {
          userKind: "internal",
        });
        await store.ports.embedSessions.revoke(ours.id, otherUser.digest, "all");
        await store.advanceMs(300_000);
        const digests = [otherUser.digest, right.digest, internal];
        expect(await store.ports.embedSessions.removeOutlived(1, 0)).toBe(digests.length);
        const dump = await store.dump();
        for (const digest of digests) expect(dump).not.toContain(digest);
        for (const { id } of [otherUser, right]) expect(dump).toContain(String(id));
      },
      "clock",
      "dump",
    ),

    proves(
      "G2 an ended one is found by its page, and kept, for so long",
      async (store) => {
        const { ours } = await twoAccounts(store);
        const user = await provisionUser(store, ours);
        const spent = await provisionSession(store, ours, user.id);
        const revoked = await provisionSession(store, ours, user.id);
        const { embedSessions } = store.ports;
        await embedSessions.exchange(spent, undefined, paidPlans);
        await embedSessions.revoke(ours.id, revoked, "all");
        const found = async (): Promise<readonly boolean[]> => {
          const pages: boolean[] = [];
          for (const digest of [user.digest, spent, revoked]) {
            pages.push((await embedSessions.findPage(digest, undefined)) !== undefined);
          }
          return pages;
        };
        // Each session lasts 300 seconds, and the token of the spent one 1000.
        await store.advanceMs(1_290_000);
        expect(await embedSessions.removeOutlived(1000, 1000)).toBe(0);
        expect(await found()).toEqual([true, true, true]);
        await store.advanceMs(20_000);
        expect(await embedSessions.removeOutlived(1000, 1000)).toBe(2);
        expect(await found()).toEqual([false, true, false]);
        await store.advanceMs(690_000);
        expect(await embedSessions.removeOutlived(1000, 1000)).toBe(1);
        expect(await found()).toEqual([false, false, false]);
      },
      "clock",
    ),
  ],
  foreign: { notBoundToAnAccount: "it clears away what is of no more use to anybody" },
};
