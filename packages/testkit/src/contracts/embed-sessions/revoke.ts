import { expect } from "@jest/globals";
import { paidPlans } from "@embedded-analytics/domain";
import { proves, type MethodContract } from "../contract.js";
import { newDigest } from "../world/ids.js";
import { provisionSession, provisionUser } from "../world/provisioned.js";
import { twoAccounts } from "../world/two-accounts.js";
import { writesNothing } from "../world/unchanged.js";
import { tokenTtlSeconds } from "./expected-session.js";

export const revoke: MethodContract = {
  cases: [
    proves(
      "B5 ends a session before its exchange and after it, and no other one",
      async (store) => {
        const { ours } = await twoAccounts(store);
        const ada = await provisionUser(store, ours);
        const exchanged = await provisionSession(store, ours, ada.id);
        const other = await provisionSession(store, ours, ada.id);
        const { embedSessions } = store.ports;
        await embedSessions.exchange(exchanged, undefined, paidPlans);
        await embedSessions.revoke(ours.id, ada.digest, "all");
        await embedSessions.revoke(ours.id, exchanged, "all");
        expect(await embedSessions.exchange(ada.digest, undefined, paidPlans)).toBeUndefined();
        expect(
          await embedSessions.findExchanged(ours.id, exchanged, tokenTtlSeconds),
        ).toBeUndefined();
        expect(await embedSessions.exchange(other, undefined, paidPlans)).toBeDefined();
      },
    ),

    proves("B5 ends the session of an internal user", async (store) => {
      const { ours } = await twoAccounts(store);
      const digest = await provisionSession(store, ours, ours.internalUserId, {
        userKind: "internal",
      });
      await store.ports.embedSessions.revoke(ours.id, digest, "all");
      expect(
        await store.ports.embedSessions.exchange(digest, undefined, paidPlans),
      ).toBeUndefined();
    }),

    proves("B5 can be repeated, and is fine with what does not exist", async (store) => {
      const { ours } = await twoAccounts(store);
      const { digest } = await provisionUser(store, ours);
      const { embedSessions } = store.ports;
      await embedSessions.revoke(ours.id, digest, "all");
      await embedSessions.revoke(ours.id, digest, "all");
      await embedSessions.revoke(ours.id, newDigest(), "all");
      await embedSessions.revoke(ours.id, "", "all");
      expect(await embedSessions.exchange(digest, undefined, paidPlans)).toBeUndefined();
    }),

    proves("A3 only within the deployments that the key opens", async (store) => {
      const { ours } = await twoAccounts(store);
      const { digest } = await provisionUser(store, ours, {}, { deploymentId: 2 });
      const { embedSessions } = store.ports;
      for (const closed of [[], [1], [1, 3, 2_147_483_647]]) {
        await embedSessions.revoke(ours.id, digest, closed);
      }
      expect(await embedSessions.exchange(digest, undefined, paidPlans)).toBeDefined();
      await embedSessions.revoke(ours.id, digest, [1, 2]);
      expect(await embedSessions.findExchanged(ours.id, digest, tokenTtlSeconds)).toBeUndefined();
    }),
  ],
  foreign: [
    proves(
      "B5 another account's session stays as it is, exchanged or not",
      async (store) => {
        const { ours, theirs } = await twoAccounts(store);
        const { id, digest } = await provisionUser(store, ours);
        const exchanged = await provisionSession(store, ours, id);
        const { embedSessions } = store.ports;
        await embedSessions.exchange(exchanged, undefined, paidPlans);
        await writesNothing(store, () => embedSessions.revoke(theirs.id, digest, "all"));
        await writesNothing(store, () => embedSessions.revoke(theirs.id, exchanged, [1, 2]));
        expect(await embedSessions.exchange(digest, undefined, paidPlans)).toBeDefined();
        expect(
          await embedSessions.findExchanged(ours.id, exchanged, tokenTtlSeconds),
        ).toBeDefined();
      },
      "dump",
    ),
  ],
};
