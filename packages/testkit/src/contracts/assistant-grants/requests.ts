import { expect } from "@jest/globals";
import { paidPlans } from "@embedded-analytics/domain";
import { proves, type MethodContract } from "../contract.js";
import { inParallel } from "../world/at-once.js";
import { loadAccount } from "../world/change-account.js";
import { newDigest, newId } from "../world/ids.js";
import { provisionSession, provisionUser } from "../world/provisioned.js";
import { tenantName } from "../world/two-accounts.js";
import { writesNothing } from "../world/unchanged.js";
import {
  baseUrl,
  begun,
  connectAccounts,
  connectSettings,
  newRequest,
  requestTtlSeconds,
  signedIn,
} from "./granted.js";

export const findServer: MethodContract = {
  cases: [
    proves("I1 the account that has turned it on there, with its settings", async (store) => {
      const { ours } = await connectAccounts(store);
      expect(await store.ports.assistantGrants.findServer(baseUrl, "ours")).toEqual({
        accountId: ours.id,
        accountName: "ours",
        plan: "enterprise",
        defaultDeploymentId: 1,
        deploymentIds: (await loadAccount(store, "ours")).deployments.map(({ id }) => id),
        settings: connectSettings,
      });
    }),
    proves("I1 none where several have the address, or another, or have it off", async (store) => {
      await connectAccounts(store);
      const { assistantGrants } = store.ports;
      for (const [url, name] of [
        [baseUrl, undefined],
        [baseUrl, "nobody"],
        [baseUrl, "a\0"],
        [`${baseUrl}/`, "ours"],
        [`${baseUrl}\0`, "ours"],
        ["", undefined],
      ] as const) {
        expect(await assistantGrants.findServer(url, name)).toBeUndefined();
      }
    }),
    proves("I1 none where the account has turned it off", async (store) => {
      await connectAccounts(store, { enabled: false });
      expect(await store.ports.assistantGrants.findServer(baseUrl, "ours")).toBeUndefined();
    }),
  ],
  foreign: { notBoundToAnAccount: "It finds the account." },
};

export const begin: MethodContract = {
  cases: [
    proves("I1 a request waits with every field, for its browser", async (store) => {
      const { ours } = await connectAccounts(store);
      const { digest, browserDigest, ...asked } = await begun(store, ours);
      const { assistantGrants } = store.ports;
      expect(await assistantGrants.findRequest(ours.id, digest, browserDigest)).toEqual({
        ...asked,
        session: undefined,
        userDisplayName: undefined,
        tenantDisplayName: undefined,
      });
      const other = await begun(store, ours, { state: undefined, browserDigest });
      expect(await assistantGrants.findRequest(ours.id, other.digest, browserDigest)).toMatchObject(
        { state: undefined },
      );
    }),
  ],
  foreign: [
    proves(
      "I1 for an account that is not there nothing is kept",
      async (store) => {
        await connectAccounts(store);
        await writesNothing(store, () =>
          store.ports.assistantGrants.begin(newId(), newRequest(), requestTtlSeconds),
        );
      },
      "dump",
    ),
  ],
};

export const findRequest: MethodContract = {
  cases: [
    proves(
      "I1 not of another browser, and not once its time is over",
      async (store) => {
        const { ours } = await connectAccounts(store);
        const { digest, browserDigest } = await begun(store, ours);
        const { assistantGrants } = store.ports;
        for (const [request, browser] of [
          [digest, newDigest()],
          [newDigest(), browserDigest],
          ["", ""],
          ["\0", "\ud800"],
        ] as const) {
          expect(await assistantGrants.findRequest(ours.id, request, browser)).toBeUndefined();
        }
        await store.advanceMs(requestTtlSeconds * 1000 + 1);
        expect(await assistantGrants.findRequest(ours.id, digest, browserDigest)).toBeUndefined();
      },
      "clock",
    ),
    proves("I1 with the session that has come back, until that is revoked", async (store) => {
      const { ours } = await connectAccounts(store);
      const { id } = await provisionUser(store, ours, {
        profile: { email: undefined, displayName: "Ada L.", picture: undefined },
      });
      const { request, sessionDigest } = await signedIn(store, ours, id);
      const { assistantGrants, embedSessions } = store.ports;
      const find = () =>
        assistantGrants.findRequest(ours.id, request.digest, request.browserDigest);
      expect(await find()).toMatchObject({
        session: { digest: sessionDigest, embedTenantName: tenantName },
        userDisplayName: "Ada L.",
      });
      await embedSessions.revoke(ours.id, sessionDigest, "all");
      expect(await find()).toMatchObject({ session: undefined, userDisplayName: undefined });
    }),
  ],
  foreign: [
    proves("I1 another account's request is not found", async (store) => {
      const { ours, theirs } = await connectAccounts(store);
      const { digest, browserDigest } = await begun(store, ours);
      const { assistantGrants } = store.ports;
      expect(await assistantGrants.findRequest(theirs.id, digest, browserDigest)).toBeUndefined();
    }),
  ],
};

export const attachSession: MethodContract = {
  cases: [
    proves(
      "I1 uses the session up, and no other comes after it",
      async (store) => {
        const { ours } = await connectAccounts(store);
        const { id } = await provisionUser(store, ours);
        const { request, sessionDigest } = await signedIn(store, ours, id);
        const { embedSessions, assistantGrants } = store.ports;
        expect(await embedSessions.exchange(sessionDigest, undefined, paidPlans)).toBeUndefined();
        const second = await provisionSession(store, ours, id);
        const { digest, browserDigest } = request;
        await writesNothing(store, async () => {
          expect(await assistantGrants.attachSession(ours.id, digest, browserDigest, second)).toBe(
            false,
          );
        });
      },
      "dump",
    ),
    proves(
      "I1 not one minted before, used, revoked, expired or of another deployment, and no preview",
      async (store) => {
        const { ours } = await connectAccounts(store);
        const { id, digest: early } = await provisionUser(store, ours);
        await store.advanceMs(10);
        const { digest, browserDigest } = await begun(store, ours);
        const { assistantGrants, embedSessions } = store.ports;
        const [preview, used, revoked, elsewhere, good] = [
          await provisionSession(store, ours, id, { previewSeconds: 900 }),
          await provisionSession(store, ours, id),
          await provisionSession(store, ours, id),
          await provisionSession(store, ours, id, { deploymentId: 2 }),
          await provisionSession(store, ours, id, { ttlSeconds: 60 }),
        ];
        await embedSessions.exchange(used, undefined, paidPlans);
        await embedSessions.revoke(ours.id, revoked, "all");
        for (const session of [preview, early, used, revoked, elsewhere, newDigest(), "", "\0"]) {
          expect(await assistantGrants.attachSession(ours.id, digest, browserDigest, session)).toBe(
            false,
          );
        }
        const other = newDigest();
        expect(await assistantGrants.attachSession(ours.id, digest, other, good)).toBe(false);
        await store.advanceMs(60_001);
        expect(await assistantGrants.attachSession(ours.id, digest, browserDigest, good)).toBe(
          false,
        );
      },
      "clock",
    ),
    proves("I1 of many calls at once one gets it", async (store) => {
      const { ours } = await connectAccounts(store);
      const { id } = await provisionUser(store, ours);
      const { digest, browserDigest } = await begun(store, ours);
      const sessions = [];
      for (let at = 0; at < 5; at++) sessions.push(await provisionSession(store, ours, id));
      const { assistantGrants } = store.ports;
      const attached = await inParallel(sessions, (session) =>
        assistantGrants.attachSession(ours.id, digest, browserDigest, session),
      );
      expect(attached.filter((did) => did)).toHaveLength(1);
    }),
  ],
  foreign: [
    proves(
      "I1 neither another account's session nor another account's request",
      async (store) => {
        const { ours, theirs } = await connectAccounts(store);
        const { digest, browserDigest } = await begun(store, ours);
        const our = await provisionUser(store, ours);
        const their = await provisionUser(store, theirs);
        const { assistantGrants } = store.ports;
        await writesNothing(store, async () => {
          for (const [account, session] of [
            [ours, their.digest],
            [theirs, their.digest],
            [theirs, our.digest],
          ] as const) {
            expect(
              await assistantGrants.attachSession(account.id, digest, browserDigest, session),
            ).toBe(false);
          }
        });
      },
      "dump",
    ),
  ],
};
