import { expect } from "@jest/globals";
import { proves, type MethodContract } from "../contract.js";
import { atOnce } from "../world/at-once.js";
import { newDigest, newId } from "../world/ids.js";
import { provisionUser } from "../world/provisioned.js";
import { writesNothing } from "../world/unchanged.js";
import {
  begun,
  connectAccounts,
  granted,
  idleSeconds,
  proof,
  requestTtlSeconds,
  signedIn,
} from "./granted.js";

const newGrant = () => ({ id: newId(), codeTtlSeconds: 60, lifeSeconds: 86_400 });

export const grant: MethodContract = {
  cases: [
    proves("I1 a request becomes a grant once", async (store) => {
      const { ours } = await connectAccounts(store);
      const { id } = await provisionUser(store, ours);
      const { request } = await signedIn(store, ours, id);
      const { digest, browserDigest } = request;
      const { assistantGrants } = store.ports;
      const outcomes = await atOnce(3, () =>
        assistantGrants.grant(ours.id, digest, browserDigest, newGrant()),
      );
      expect(outcomes.filter((did) => did)).toHaveLength(1);
      expect(await assistantGrants.findRequest(ours.id, digest, browserDigest)).toBeUndefined();
    }),
    proves(
      "I1 not without a session, not in another browser, not late, not when revoked",
      async (store) => {
        const { ours } = await connectAccounts(store);
        const { id } = await provisionUser(store, ours);
        const { assistantGrants, embedSessions } = store.ports;
        const bare = await begun(store, ours);
        const { request, sessionDigest } = await signedIn(store, ours, id);
        const late = await signedIn(store, ours, id);
        await embedSessions.revoke(ours.id, sessionDigest, "all");
        for (const [digest, browser] of [
          [bare.digest, bare.browserDigest],
          [request.digest, request.browserDigest],
          [late.request.digest, newDigest()],
          ["\0", ""],
        ] as const) {
          expect(await assistantGrants.grant(ours.id, digest, browser, newGrant())).toBe(false);
        }
        await store.advanceMs(requestTtlSeconds * 1000 + 1);
        const { digest, browserDigest } = late.request;
        expect(await assistantGrants.grant(ours.id, digest, browserDigest, newGrant())).toBe(false);
      },
      "clock",
    ),
  ],
  foreign: [
    proves(
      "I1 another account's request stays as it is",
      async (store) => {
        const { ours, theirs } = await connectAccounts(store);
        const { id } = await provisionUser(store, ours);
        const { request } = await signedIn(store, ours, id);
        await writesNothing(store, async () => {
          const { digest, browserDigest } = request;
          const { assistantGrants } = store.ports;
          expect(await assistantGrants.grant(theirs.id, digest, browserDigest, newGrant())).toBe(
            false,
          );
        });
      },
      "dump",
    ),
  ],
};

export const deny: MethodContract = {
  cases: [
    proves(
      "I1 the request and its session have ended; another browser ends nothing",
      async (store) => {
        const { ours } = await connectAccounts(store);
        const { id } = await provisionUser(store, ours);
        const { request, sessionDigest } = await signedIn(store, ours, id);
        const { digest, browserDigest } = request;
        const { assistantGrants, embedSessions } = store.ports;
        const find = () => assistantGrants.findRequest(ours.id, digest, browserDigest);
        await assistantGrants.deny(ours.id, digest, newDigest());
        expect(await find()).toMatchObject({ session: { digest: sessionDigest } });
        await assistantGrants.deny(ours.id, digest, browserDigest);
        expect(await find()).toBeUndefined();
        expect(await embedSessions.findExchanged(ours.id, sessionDigest, 86_400)).toBeUndefined();
      },
    ),
  ],
  foreign: [
    proves(
      "I1 another account's request stays as it is",
      async (store) => {
        const { ours, theirs } = await connectAccounts(store);
        const { id } = await provisionUser(store, ours);
        const { request } = await signedIn(store, ours, id);
        await writesNothing(store, () =>
          store.ports.assistantGrants.deny(theirs.id, request.digest, request.browserDigest),
        );
      },
      "dump",
    ),
  ],
};

export const removeOutlived: MethodContract = {
  cases: [
    proves(
      "I1 removes what has ended, and nothing else",
      async (store) => {
        const { ours } = await connectAccounts(store);
        const { id } = await provisionUser(store, ours);
        const { assistantGrants, embedSessions } = store.ports;
        const first = await granted(store, ours, id);
        const second = await granted(store, ours, id);
        await granted(store, ours, id); // its code is never redeemed
        await begun(store, ours);
        for (const { grantId } of [first, second]) {
          await assistantGrants.redeemCode(ours.id, grantId, proof);
        }
        expect(await assistantGrants.removeOutlived(idleSeconds)).toBe(0);
        await store.advanceMs(61_000);
        expect(await assistantGrants.removeOutlived(idleSeconds)).toBe(1);
        await store.advanceMs(requestTtlSeconds * 1000);
        expect(await assistantGrants.removeOutlived(idleSeconds)).toBe(1);
        await embedSessions.revoke(ours.id, second.sessionDigest, "all");
        expect(await assistantGrants.removeOutlived(idleSeconds)).toBe(1);
        await store.advanceMs(idleSeconds * 1000);
        expect(await assistantGrants.removeOutlived(idleSeconds)).toBe(1);
      },
      "clock",
    ),
    proves(
      "I1 a session with a grant is kept for as long as the grant",
      async (store) => {
        const { ours } = await connectAccounts(store);
        const { id } = await provisionUser(store, ours);
        const { grantId } = await granted(store, ours, id);
        const { assistantGrants, embedSessions } = store.ports;
        await assistantGrants.redeemCode(ours.id, grantId, proof);
        await store.advanceMs(6 * 86_400_000);
        await embedSessions.removeOutlived(60, 60);
        expect((await assistantGrants.refresh(ours.id, grantId, "desk", 1, idleSeconds)).kind).toBe(
          "granted",
        );
      },
      "clock",
    ),
  ],
  foreign: { notBoundToAnAccount: "It cleans up for all of them." },
};
