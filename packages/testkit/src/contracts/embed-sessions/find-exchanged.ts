import { expect } from "@jest/globals";
import { paidPlans } from "@embedded-analytics/domain";
import { proves, type MethodContract } from "../contract.js";
import { newDigest } from "../world/ids.js";
import { expectSameJson, jsonObjects } from "../world/json-values.js";
import { provisionSession, provisionUser } from "../world/provisioned.js";
import { forUser, newUser } from "../world/session-changes.js";
import { twoAccounts } from "../world/two-accounts.js";
import { previewFoundCases } from "./previews.js";
import { sessionOfAda, tokenTtlSeconds } from "./expected-session.js";

export const findExchanged: MethodContract = {
  cases: [
    ...previewFoundCases,

    proves(
      "B5 an exchanged session, with every field, as often as it is asked for",
      async (store) => {
        const { ours } = await twoAccounts(store);
        const ada = await provisionUser(store, ours);
        const { embedSessions } = store.ports;
        await embedSessions.exchange(ada.digest, undefined, paidPlans);
        for (let time = 0; time < 3; time++) {
          expect(await embedSessions.findExchanged(ours.id, ada.digest, tokenTtlSeconds)).toEqual(
            sessionOfAda(ours, ada),
          );
        }
      },
    ),

    proves("B5 the same session that the exchange gave", async (store) => {
      const { ours } = await twoAccounts(store);
      const digest = await provisionSession(store, ours, ours.internalUserId, {
        userKind: "internal",
        creatorMode: true,
        branchName: "spring",
        settings: { allowAi: false },
      });
      const { embedSessions } = store.ports;
      const exchanged = await embedSessions.exchange(digest, "ours", paidPlans);
      expect(await embedSessions.findExchanged(ours.id, digest, tokenTtlSeconds)).toEqual(
        exchanged?.session,
      );
    }),

    proves("B6 settings come out as the JSON that went in", async (store) => {
      const { ours } = await twoAccounts(store);
      const { id } = await provisionUser(store, ours);
      for (const settings of jsonObjects) {
        const digest = await provisionSession(store, ours, id, { settings });
        await store.ports.embedSessions.exchange(digest, undefined, paidPlans);
        const found = await store.ports.embedSessions.findExchanged(
          ours.id,
          digest,
          tokenTtlSeconds,
        );
        expectSameJson(found?.settings, settings);
      }
    }),

    proves("B5 what was not exchanged, or is unknown, stands behind no token", async (store) => {
      const { ours } = await twoAccounts(store);
      const { digest } = await provisionUser(store, ours);
      const { embedSessions } = store.ports;
      for (const other of [digest, newDigest(), ""]) {
        expect(await embedSessions.findExchanged(ours.id, other, tokenTtlSeconds)).toBeUndefined();
      }
    }),

    proves(
      "B5 T34 the exchange counts, not the session's own expiry, by the store's clock",
      async (store) => {
        const { ours } = await twoAccounts(store);
        const { digest } = await provisionUser(store, ours);
        const { embedSessions } = store.ports;
        await store.advanceMs(200_000);
        await embedSessions.exchange(digest, undefined, paidPlans);
        await store.advanceMs(990_000);
        expect(await embedSessions.findExchanged(ours.id, digest, 1000)).toBeDefined();
        await store.advanceMs(10_000);
        expect(await embedSessions.findExchanged(ours.id, digest, 1000)).toBeUndefined();
        expect(await embedSessions.findExchanged(ours.id, digest, tokenTtlSeconds)).toBeDefined();
      },
      "clock",
    ),

    proves(
      "D9 a session of a user whose time is over is refused, and of one who was removed",
      async (store) => {
        const { ours } = await twoAccounts(store);
        const old = await provisionUser(store, ours, { lifetime: { ttlSeconds: 60 } });
        const { embedSessions } = store.ports;
        const find = () => embedSessions.findExchanged(ours.id, old.digest, tokenTtlSeconds);
        await embedSessions.exchange(old.digest, undefined, paidPlans);
        await store.advanceMs(50_000);
        expect(await find()).toBeDefined();
        await store.advanceMs(10_000);
        expect(await find()).toBeUndefined();
        const user = newUser(ours, { replaces: old.id });
        await store.ports.provisioning.commit(ours.id, forUser(ours, user));
        expect(await find()).toBeUndefined();
      },
      "clock",
    ),
  ],
  foreign: [
    proves("B5 another account's session stands behind no token", async (store) => {
      const { ours, theirs } = await twoAccounts(store);
      const { digest } = await provisionUser(store, ours);
      const { embedSessions } = store.ports;
      await embedSessions.exchange(digest, undefined, paidPlans);
      expect(await embedSessions.findExchanged(theirs.id, digest, tokenTtlSeconds)).toBeUndefined();
      expect(await embedSessions.findExchanged(0, digest, tokenTtlSeconds)).toBeUndefined();
    }),
  ],
};
