import { expect } from "@jest/globals";
import { paidPlans } from "@embedded-analytics/domain";
import { proves, type MethodContract } from "../contract.js";
import { atOnce } from "../world/at-once.js";
import { newDigest } from "../world/ids.js";
import { expectSameJson, jsonObjects } from "../world/json-values.js";
import { load, provisionSession, provisionUser } from "../world/provisioned.js";
import { forUser, newUser } from "../world/session-changes.js";
import { twoAccounts, username } from "../world/two-accounts.js";
import { writesNothing } from "../world/unchanged.js";
import { foreignKeyLife, keyLifeCases, planCases } from "./key-life.js";
import { previewExchangeCases } from "./previews.js";
import { sessionOfAda, tokenTtlSeconds } from "./expected-session.js";

export const exchange: MethodContract = {
  cases: [
    ...keyLifeCases,
    ...planCases,
    ...previewExchangeCases,

    proves("B5 a session comes out once, with every field", async (store) => {
      const { ours } = await twoAccounts(store);
      const ada = await provisionUser(store, ours);
      const { nowMs } = await load(store, ours);
      const { embedSessions } = store.ports;
      const exchanged = await embedSessions.exchange(ada.digest, undefined, paidPlans);
      expect(exchanged?.session).toEqual(sessionOfAda(ours, ada));
      expect(Number.isSafeInteger(exchanged?.exchangedAtMs)).toBe(true);
      expect(exchanged?.exchangedAtMs).toBeGreaterThanOrEqual(nowMs);
      expect(await embedSessions.exchange(ada.digest, undefined, paidPlans)).toBeUndefined();
      expect(await embedSessions.exchange(ada.digest, "ours", paidPlans)).toBeUndefined();
    }),

    proves(
      "A4 E4 for an internal user, in creator mode, on a branch, in the own tenant",
      async (store) => {
        const { ours } = await twoAccounts(store);
        const digest = await provisionSession(store, ours, ours.internalUserId, {
          userKind: "internal",
          deploymentId: 2,
          embedTenantId: ours.ownTenantId,
          creatorMode: true,
          branchName: "spring",
        });
        const exchanged = await store.ports.embedSessions.exchange(digest, undefined, paidPlans);
        expect(exchanged?.session).toEqual({
          digest,
          accountId: ours.id,
          accountName: "ours",
          plan: "enterprise",
          deploymentId: 2,
          embedTenantName: "ours",
          user: { kind: "internal", id: ours.internalUserId, username },
          creatorMode: true,
          branchName: "spring",
          settings: {},
        });
      },
    ),

    proves("B6 settings come out as the JSON that went in", async (store) => {
      const { ours } = await twoAccounts(store);
      const { id } = await provisionUser(store, ours);
      for (const settings of jsonObjects) {
        const digest = await provisionSession(store, ours, id, { settings });
        const exchanged = await store.ports.embedSessions.exchange(digest, undefined, paidPlans);
        expectSameJson(exchanged?.session.settings, settings);
      }
    }),

    proves("B5 unknown and look-alike digests are nobody's", async (store) => {
      const { ours } = await twoAccounts(store);
      const { digest } = await provisionUser(store, ours);
      for (const other of [newDigest(), digest.toUpperCase() + " ", "", digest.slice(1)]) {
        expect(
          await store.ports.embedSessions.exchange(other, undefined, paidPlans),
        ).toBeUndefined();
      }
    }),

    proves("B5 a revoked session is refused", async (store) => {
      const { ours } = await twoAccounts(store);
      const { digest } = await provisionUser(store, ours);
      await store.ports.embedSessions.revoke(ours.id, digest, "all");
      expect(
        await store.ports.embedSessions.exchange(digest, undefined, paidPlans),
      ).toBeUndefined();
    }),

    proves(
      "B5 T34 a session can be exchanged until it expires, by the store's clock",
      async (store) => {
        const { ours } = await twoAccounts(store);
        const { id, digest } = await provisionUser(store, ours);
        const late = await provisionSession(store, ours, id);
        const longer = await provisionSession(store, ours, id, { ttlSeconds: 600 });
        await store.advanceMs(290_000);
        expect(
          await store.ports.embedSessions.exchange(digest, undefined, paidPlans),
        ).toBeDefined();
        await store.advanceMs(10_000);
        expect(
          await store.ports.embedSessions.exchange(late, undefined, paidPlans),
        ).toBeUndefined();
        expect(
          await store.ports.embedSessions.exchange(longer, undefined, paidPlans),
        ).toBeDefined();
      },
      "clock",
    ),

    proves(
      "D9 a session of a user whose time is over is refused",
      async (store) => {
        const { ours } = await twoAccounts(store);
        const { id, digest } = await provisionUser(store, ours, { lifetime: { ttlSeconds: 60 } });
        const late = await provisionSession(store, ours, id);
        await store.advanceMs(50_000);
        expect(
          await store.ports.embedSessions.exchange(digest, undefined, paidPlans),
        ).toBeDefined();
        await store.advanceMs(10_000);
        expect(
          await store.ports.embedSessions.exchange(late, undefined, paidPlans),
        ).toBeUndefined();
      },
      "clock",
    ),

    proves(
      "D9 a user's sessions end when another takes its place",
      async (store) => {
        const { ours } = await twoAccounts(store);
        const old = await provisionUser(store, ours, { lifetime: { ttlSeconds: 60 } });
        await store.advanceMs(60_000);
        const user = newUser(ours, { replaces: old.id });
        await store.ports.provisioning.commit(ours.id, forUser(ours, user));
        expect(
          await store.ports.embedSessions.exchange(old.digest, undefined, paidPlans),
        ).toBeUndefined();
      },
      "clock",
    ),

    proves("T6 of 100 exchanges at once exactly one gets the session", async (store) => {
      const { ours } = await twoAccounts(store);
      const ada = await provisionUser(store, ours);
      for (let round = 0; round < 5; round++) {
        const digest = await provisionSession(store, ours, ada.id);
        const answers = await atOnce(100, () =>
          store.ports.embedSessions.exchange(digest, undefined, paidPlans),
        );
        const got = answers.filter((answer) => answer !== undefined);
        expect(got.map(({ session }) => session.digest)).toEqual([digest]);
      }
    }),

    proves("T6 an exchange racing a revocation leaves no session that is good", async (store) => {
      const { ours } = await twoAccounts(store);
      const ada = await provisionUser(store, ours);
      const { embedSessions } = store.ports;
      for (let round = 0; round < 10; round++) {
        const digest = await provisionSession(store, ours, ada.id);
        await Promise.all([
          embedSessions.exchange(digest, undefined, paidPlans),
          embedSessions.revoke(ours.id, digest, "all"),
        ]);
        expect(await embedSessions.exchange(digest, undefined, paidPlans)).toBeUndefined();
        expect(await embedSessions.findExchanged(ours.id, digest, tokenTtlSeconds)).toBeUndefined();
      }
    }),
  ],
  foreign: [
    ...foreignKeyLife,

    proves(
      "A1 under the other account's name a session is unknown, and is not used up",
      async (store) => {
        const { ours } = await twoAccounts(store);
        const { digest } = await provisionUser(store, ours);
        const { embedSessions } = store.ports;
        for (const name of ["theirs", "Ours", "", "nobody"]) {
          const answer = await writesNothing(store, () =>
            embedSessions.exchange(digest, name, paidPlans),
          );
          expect(answer).toBeUndefined();
        }
        expect((await embedSessions.exchange(digest, "ours", paidPlans))?.session.accountName).toBe(
          "ours",
        );
      },
      "dump",
    ),

    proves("A1 the same user in both accounts has two sessions", async (store) => {
      const { ours, theirs } = await twoAccounts(store);
      const deletedUser = await provisionUser(store, ours);
      const right = await provisionUser(store, theirs);
      const { embedSessions } = store.ports;
      expect(
        (await embedSessions.exchange(deletedUser.digest, undefined, paidPlans))?.session,
      ).toEqual(sessionOfAda(ours, deletedUser));
      expect((await embedSessions.exchange(right.digest, undefined, paidPlans))?.session).toEqual(
        sessionOfAda(theirs, right),
      );
    }),
  ],
};
