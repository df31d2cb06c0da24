import { expect } from "@jest/globals";
import { proves, type MethodContract } from "../contract.js";
import { newId } from "../world/ids.js";
import { provisionUser } from "../world/provisioned.js";
import { forUser, newUser } from "../world/session-changes.js";
import { tenantName } from "../world/two-accounts.js";
import { writesNothing } from "../world/unchanged.js";
import {
  baseUrl,
  connectAccounts,
  connected,
  farAwayMs,
  granted,
  idleSeconds,
  listedIds,
  proof,
  isActive,
} from "./granted.js";

export const find: MethodContract = {
  cases: [
    proves("I1 until the token's time, and with the settings as they are", async (store) => {
      const { ours } = await connectAccounts(store);
      const { userId, grantId, sessionDigest } = await connected(store, ours);
      const waiting = await granted(store, ours, userId);
      const { assistantGrants } = store.ports;
      expect(await assistantGrants.find(ours.id, grantId, farAwayMs)).toMatchObject({
        id: grantId,
        session: { digest: sessionDigest, user: { kind: "external", externalId: "ada" } },
        settings: { enabled: true, groups: ["analysts"] },
      });
      for (const [id, untilMs] of [
        [grantId, 0],
        [waiting.grantId, farAwayMs],
        [newId(), farAwayMs],
      ] as const) {
        expect(await assistantGrants.find(ours.id, id, untilMs)).toBeUndefined();
      }
    }),
    proves("J8 ends with whatever revokes the session", async (store) => {
      const { ours } = await connectAccounts(store);
      const { embedSessions } = store.ports;
      for (const [at, selection] of [
        { kind: "key", keyId: ours.keyId } as const,
        { kind: "embed_tenant", name: tenantName } as const,
        { kind: "external_user", embedTenantName: tenantName, externalId: "user-2" } as const,
        { kind: "issued_before", timeMs: farAwayMs } as const,
      ].entries()) {
        const { grantId } = await connected(store, ours, `user-${at}`);
        expect(await isActive(store, ours, grantId)).toBe(true);
        await embedSessions.revokeIssued(ours.id, selection, "all");
        expect([selection.kind, await isActive(store, ours, grantId)]).toEqual([
          selection.kind,
          false,
        ]);
      }
    }),
    proves(
      "I1 ends with a user whose time is over, and with one who was replaced",
      async (store) => {
        const { ours } = await connectAccounts(store);
        const user = await provisionUser(store, ours, { lifetime: { ttlSeconds: 60 } });
        const { grantId } = await granted(store, ours, user.id);
        await store.ports.assistantGrants.redeemCode(ours.id, grantId, proof);
        expect(await isActive(store, ours, grantId)).toBe(true);
        await store.advanceMs(60_000);
        expect(await isActive(store, ours, grantId)).toBe(false);
        const next = newUser(ours, { replaces: user.id });
        await store.ports.provisioning.commit(ours.id, forUser(ours, next));
        expect(await isActive(store, ours, grantId)).toBe(false);
      },
      "clock",
    ),
    proves(
      "I1 notes its use once a minute",
      async (store) => {
        const { ours } = await connectAccounts(store);
        const { grantId } = await connected(store, ours);
        const { assistantGrants } = store.ports;
        await writesNothing(store, () => assistantGrants.find(ours.id, grantId, farAwayMs));
        await store.advanceMs(60_000);
        const before = await store.dump();
        await assistantGrants.find(ours.id, grantId, farAwayMs);
        expect(await store.dump()).not.toBe(before);
      },
      "clock",
      "dump",
    ),
  ],
  foreign: [
    proves("I1 another account's grant is not found", async (store) => {
      const { ours, theirs } = await connectAccounts(store);
      const { grantId } = await connected(store, ours);
      expect(await isActive(store, theirs, grantId)).toBe(false);
    }),
  ],
};

export const findSession: MethodContract = {
  cases: [
    proves("J8 the session whose revocation ends the grant", async (store) => {
      const { ours } = await connectAccounts(store);
      const { grantId, sessionDigest } = await connected(store, ours);
      const other = await connected(store, ours, "bob");
      const { assistantGrants, embedSessions } = store.ports;
      expect(await assistantGrants.findSession(ours.id, newId())).toBeUndefined();
      const found = await assistantGrants.findSession(ours.id, grantId);
      expect(found).toEqual({
        digest: sessionDigest,
        clientId: "desk",
        resource: `${baseUrl}/mcp/d/1`,
        user: { kind: "external_user", embedTenantName: tenantName, externalId: "ada" },
      });
      await embedSessions.revoke(ours.id, sessionDigest, "all");
      expect(await isActive(store, ours, grantId)).toBe(false);
      expect(await isActive(store, ours, other.grantId)).toBe(true);
      expect(await assistantGrants.findSession(ours.id, grantId)).toEqual(found);
    }),
  ],
  foreign: [
    proves("I1 another account's grant is not found", async (store) => {
      const { ours, theirs } = await connectAccounts(store);
      const { grantId } = await connected(store, ours);
      expect(await store.ports.assistantGrants.findSession(theirs.id, grantId)).toBeUndefined();
    }),
  ],
};

export const list: MethodContract = {
  cases: [
    proves(
      "I1 grants that stand, newest first, page by page",
      async (store) => {
        const { ours } = await connectAccounts(store);
        const ids = [];
        for (const name of ["ada", "bob", "cleo"]) {
          ids.unshift((await connected(store, ours, name)).grantId);
          await store.advanceMs(10);
        }
        const { assistantGrants } = store.ports;
        expect(await listedIds(store, ours)).toEqual(ids);
        const first = await assistantGrants.list(ours.id, "all", idleSeconds, {
          first: 2,
          after: undefined,
        });
        expect(first.items[0]).toEqual({
          id: ids[0],
          clientId: "desk",
          clientName: "Desk",
          scopes: ["analytics:read", "analytics:chat"],
          deploymentId: 1,
          embedTenantName: tenantName,
          externalId: "cleo",
          internalId: undefined,
          createdAtMs: expect.any(Number),
          lastUsedAtMs: expect.any(Number),
          expiresAtMs: expect.any(Number),
        });
        expect([first.hasNextPage, first.hasPreviousPage]).toEqual([true, false]);
        const after = first.items[1];
        const rest = await assistantGrants.list(ours.id, "all", idleSeconds, { first: 2, after });
        expect(rest.items.map(({ id }) => id)).toEqual(ids.slice(2));
        expect([rest.hasNextPage, rest.hasPreviousPage]).toEqual([false, true]);
      },
      "clock",
    ),
    proves(
      "I1 not what has ended, waits for its code or lies elsewhere",
      async (store) => {
        const { ours } = await connectAccounts(store);
        const { userId, grantId } = await connected(store, ours);
        const revoked = await connected(store, ours, "bob");
        await granted(store, ours, userId);
        await store.ports.embedSessions.revoke(ours.id, revoked.sessionDigest, "all");
        expect(await listedIds(store, ours)).toEqual([grantId]);
        expect(await listedIds(store, ours, [1])).toEqual([grantId]);
        expect(await listedIds(store, ours, [2])).toEqual([]);
        await store.advanceMs(idleSeconds * 1000);
        expect(await listedIds(store, ours)).toEqual([]);
      },
      "clock",
    ),
    proves("I1 of an internal user", async (store) => {
      const { ours } = await connectAccounts(store);
      const { grantId } = await granted(store, ours, ours.internalUserId, { userKind: "internal" });
      const { assistantGrants } = store.ports;
      await assistantGrants.redeemCode(ours.id, grantId, proof);
      const page = { first: 10, after: undefined };
      const { items } = await assistantGrants.list(ours.id, "all", idleSeconds, page);
      expect(items).toMatchObject([{ externalId: undefined, internalId: "ada@demo.test" }]);
    }),
  ],
  foreign: [
    proves("I1 another account's grants are not listed", async (store) => {
      const { ours, theirs } = await connectAccounts(store);
      await connected(store, ours);
      expect(await listedIds(store, theirs)).toEqual([]);
    }),
  ],
};
