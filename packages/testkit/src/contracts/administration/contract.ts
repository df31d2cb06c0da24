import { expect } from "@jest/globals";
import type { ListedSession, ListedUser } from "@embedded-analytics/domain";
import { proves, type PortContract } from "../contract.js";
import { attribute, declaredKey, group } from "../world/account-changes.js";
import { changeAccount } from "../world/change-account.js";
import { makeTenant } from "../world/define.js";
import { newDigest } from "../world/ids.js";
import { provisionSession, provisionUser } from "../world/provisioned.js";
import { profile } from "../world/session-changes.js";
import { tenantName, twoAccounts } from "../world/two-accounts.js";
import { dashboards } from "./dashboards.js";
import { listContract } from "./lists.js";
import { findUser, removeDefinition, removeUser } from "./removals.js";

const everybody = { embedTenantName: undefined, search: undefined };
const whole = { first: 500, after: undefined };
const tokenTtlSeconds = 86_400;

let keys = 0;

/** What every adapter of `administration` must do (J1). */
export const administrationContract: PortContract<"administration"> = {
  listKeys: listContract(
    {
      read: (administration, accountId, part) => administration.listKeys(accountId, part),
      make: (store, account, name) =>
        changeAccount(store, account, {
          keys: [declaredKey({ id: `listed${keys++}`.padEnd(12, "0"), name })],
        }),
      nameOf: ({ name }) => name,
    },
    proves("J1: a key with all its public fields, and without its digest", async (store) => {
      const { ours } = await twoAccounts(store);
      const key = declaredKey({
        id: "personalkey0",
        name: "of ada",
        kind: "personal",
        internalUserId: ours.internalUserId,
        deployments: [2, 1],
        expiresAtMs: 4_102_444_800_000,
        revoked: true,
        madeBy: ours.keyId,
      });
      await changeAccount(store, ours, { keys: [key] });
      const { items } = await store.ports.administration.listKeys(ours.id, whole);
      expect(items.find(({ id }) => id === key.id)).toEqual({
        id: key.id,
        name: "of ada",
        kind: "personal",
        username: "ada@demo.test",
        deployments: [2, 1],
        expiresAtMs: 4_102_444_800_000,
        revoked: true,
        madeBy: ours.keyId,
        createdAtMs: expect.any(Number),
      });
      expect(JSON.stringify(items)).not.toContain(key.digest);
    }),
  ),
  listGroups: listContract({
    read: (administration, accountId, part) => administration.listGroups(accountId, part),
    make: (store, account, name) =>
      changeAccount(store, account, {
        catalogs: [{ catalogId: account.id, groups: [group(name)], attributes: [] }],
      }),
    nameOf: ({ name }) => name,
  }),
  listAttributes: listContract({
    read: (administration, accountId, part) => administration.listAttributes(accountId, part),
    make: (store, account, name) =>
      changeAccount(store, account, {
        catalogs: [{ catalogId: account.id, groups: [], attributes: [attribute(name, "string")] }],
      }),
    nameOf: ({ name }) => name,
  }),
  listEmbedTenants: listContract({
    read: (administration, accountId, part) => administration.listEmbedTenants(accountId, part),
    make: (store, account, name) => makeTenant(store, account, name),
    nameOf: ({ name }) => name,
  }),
  listUsers: listContract(
    {
      read: (administration, accountId, part) =>
        administration.listUsers(accountId, everybody, part),
      make: (store, account, externalId) => provisionUser(store, account, { externalId }),
      nameOf: ({ externalId }: ListedUser) => externalId,
    },
    proves("J1: found by embed tenant, and by a part of what they are called", async (store) => {
      const { ours } = await twoAccounts(store);
      await provisionUser(store, ours, {
        externalId: "Jane_1",
        profile: profile({ email: "j%@b.test", displayName: "JÄNE Doe" }),
      });
      const own = { embedTenantId: ours.ownTenantId };
      await provisionUser(store, ours, { ...own, externalId: "omar" }, own);
      const found = async (filter: object) => {
        const { listUsers } = store.ports.administration;
        const { items } = await listUsers(ours.id, { ...everybody, ...filter }, whole);
        return items.map(({ externalId }) => externalId);
      };
      expect(await found({ embedTenantName: tenantName })).toEqual(["Jane_1"]);
      expect(await found({ embedTenantName: "ours" })).toEqual(["omar"]);
      for (const search of ["jane_", "JANE", "%@B.", "doe", "Ä"]) {
        expect([search, await found({ search })]).toEqual([search, ["Jane_1"]]);
      }
      for (const search of ["_%", "ä", "nobody", "\0", "\ud800"]) {
        expect([search, await found({ search })]).toEqual([search, []]);
      }
      expect(await found({ search: "a" })).toHaveLength(2);
      expect(await found({ search: "omar", embedTenantName: tenantName })).toEqual([]);
    }),
    proves(
      "D9: without those whose time is over",
      async (store) => {
        const { ours } = await twoAccounts(store);
        await provisionUser(store, ours, { externalId: "brief", lifetime: { ttlSeconds: 60 } });
        const count = async () =>
          (await store.ports.administration.listUsers(ours.id, everybody, whole)).items.length;
        expect(await count()).toBe(1);
        await store.advanceMs(61_000);
        expect(await count()).toBe(0);
      },
      "clock",
    ),
  ),
  listSessions: listContract(
    {
      read: (administration, accountId, part) =>
        administration.listSessions(accountId, tokenTtlSeconds, part),
      make: (store, account, externalId) => provisionUser(store, account, { externalId }),
      nameOf: ({ user }: ListedSession) =>
        user.kind === "external" ? user.externalId : user.username,
    },
    proves("J1: those that live, named by a part of their digest", async (store) => {
      const { ours } = await twoAccounts(store);
      const { digest } = await provisionUser(store, ours);
      const read = async () =>
        (await store.ports.administration.listSessions(ours.id, tokenTtlSeconds, whole)).items;
      const [session] = await read();
      expect(session).toMatchObject({
        id: digest.slice(0, 16),
        deploymentId: 1,
        embedTenantName: tenantName,
        keyId: ours.keyId,
        exchangedAtMs: undefined,
        previewUntilMs: undefined,
      });
      expect(JSON.stringify(session)).not.toContain(digest);
      await store.ports.embedSessions.exchange(digest, undefined, ["enterprise"]);
      expect((await read())[0]?.exchangedAtMs).toEqual(expect.any(Number));
      await store.ports.embedSessions.revoke(ours.id, newDigest(), "all");
      expect(await read()).toHaveLength(1);
      await store.ports.embedSessions.revoke(ours.id, digest, "all");
      expect(await read()).toEqual([]);
    }),
    proves(
      "J1: a preview with its end, and none that has ended",
      async (store) => {
        const { ours } = await twoAccounts(store);
        const { id, digest } = await provisionUser(store, ours);
        await store.ports.embedSessions.revoke(ours.id, digest, "all");
        await provisionSession(store, ours, id, { previewSeconds: 60 });
        const read = async () =>
          (await store.ports.administration.listSessions(ours.id, tokenTtlSeconds, whole)).items;
        expect((await read()).map(({ previewUntilMs }) => previewUntilMs)).toEqual([
          expect.any(Number),
        ]);
        await store.advanceMs(60_001);
        expect(await read()).toEqual([]);
      },
      "clock",
    ),
  ),
  findUser,
  removeDefinition,
  removeUser,
  ...dashboards,
};
