import { expect } from "@jest/globals";
import { proves, type ContractCase } from "../contract.js";
import { declaredKey, settings } from "../world/account-changes.js";
import { changeAccount } from "../world/change-account.js";
import { load, lookup, provisionUser } from "../world/provisioned.js";
import { forStoredUser } from "../world/session-changes.js";
import { tenantName, twoAccounts, username } from "../world/two-accounts.js";

/** Whose request it is, and where: key, account, deployment, embed tenant, internal user. */
export const loadPlaceCases: readonly ContractCase[] = [
  proves("A3 an unknown key has no snapshot", async (store) => {
    const { ours } = await twoAccounts(store);
    for (const id of ["unknown00000", ours.keyId.toUpperCase(), `${ours.keyId} `, ""]) {
      expect(await store.ports.provisioning.load(id, lookup())).toBeUndefined();
    }
  }),

  proves("every field, for a lookup that finds nothing but the key", async (store) => {
    const { ours } = await twoAccounts(store, {
      plan: "premium",
      creatorModeEnabled: false,
      defaultDeploymentId: undefined,
    });
    const snapshot = await load(store, ours, { embedTenantName: "globex", identity: undefined });
    expect(snapshot).toEqual({
      externalUsersMax: 10_000,
      key: {
        id: ours.keyId,
        digest: ours.keyDigest,
        kind: "admin",
        deployments: "all",
        internalUserId: undefined,
        expired: false,
        revoked: false,
      },
      account: {
        id: ours.id,
        name: "ours",
        plan: "premium",
        creatorModeEnabled: false,
        defaultDeploymentId: undefined,
      },
      nowMs: expect.any(Number),
      deployment: undefined,
      embedTenant: undefined,
      externalUser: undefined,
      internalUserId: undefined,
      groups: [],
      attributes: [],
    });
    expect(Number.isSafeInteger(snapshot.nowMs)).toBe(true);
  }),

  proves("A3 the key is the same as apiKeys finds it, of whatever kind", async (store) => {
    const { ours } = await twoAccounts(store);
    const { nowMs } = await load(store, ours);
    const keys = [
      declaredKey({ id: "personal0000", kind: "personal", internalUserId: ours.internalUserId }),
      declaredKey({ id: "limited00000", deployments: [2] }),
      declaredKey({ id: "nothing00000", deployments: [] }),
      declaredKey({ id: "revoked00000", revoked: true }),
      declaredKey({ id: "expired00000", expiresAtMs: nowMs - 1000 }),
      declaredKey({ id: "expiring0000", expiresAtMs: nowMs + 3_600_000 }),
    ];
    await changeAccount(store, ours, { keys });
    for (const { id } of keys) {
      const snapshot = await store.ports.provisioning.load(id, lookup());
      const { key, account } = (await store.ports.apiKeys.find(id)) ?? {};
      expect({ key: snapshot?.key, account: snapshot?.account }).toEqual({ key, account });
      expect(key?.expired).toBe(id === "expired00000");
    }
  }),

  proves("B6 the deployment by its id, or the default one", async (store) => {
    const { ours } = await twoAccounts(store);
    const deploymentOf = async (deploymentId: number | undefined) =>
      (await load(store, ours, { deploymentId })).deployment;
    expect(await deploymentOf(1)).toEqual({ id: 1, modelFolder: "shop-of-ours" });
    expect(await deploymentOf(2)).toEqual({ id: 2, modelFolder: undefined });
    expect(await deploymentOf(undefined)).toEqual({ id: 1, modelFolder: "shop-of-ours" });
    await changeAccount(store, ours, { settings: settings({ defaultDeploymentId: 2 }) });
    expect(await deploymentOf(undefined)).toEqual({ id: 2, modelFolder: undefined });
    await changeAccount(store, ours, { settings: settings() });
    expect(await deploymentOf(undefined)).toBeUndefined();
  }),

  proves("B3 an unknown deployment is none, however large its id", async (store) => {
    const { ours } = await twoAccounts(store);
    for (const id of [3, 2_147_483_647, 2_147_483_648, 4_294_967_297, Number.MAX_SAFE_INTEGER]) {
      expect((await load(store, ours, { deploymentId: id })).deployment).toBeUndefined();
    }
  }),

  proves("A4 the embed tenant by its name, or the account's own one", async (store) => {
    const { ours } = await twoAccounts(store);
    const tenantOf = async (embedTenantName: string | undefined) =>
      (await load(store, ours, { embedTenantName })).embedTenant;
    const own = {
      id: ours.ownTenantId,
      name: "ours",
      displayName: undefined,
      madeWithin: "all" as const,
    };
    expect(await tenantOf(undefined)).toEqual(own);
    expect(await tenantOf("ours")).toEqual(own);
    const named = {
      id: ours.tenantId,
      name: tenantName,
      displayName: undefined,
      madeWithin: "all" as const,
    };
    expect(await tenantOf(tenantName)).toEqual(named);
    for (const name of ["globex", "Acme-Corp", "acme-corp ", "acme_corp", "%", ""]) {
      expect(await tenantOf(name)).toBeUndefined();
    }
    const { id } = await provisionUser(store, ours);
    const embedTenant = { kind: "rename", id: ours.tenantId, displayName: "ACME \u2028" } as const;
    const changes = { ...forStoredUser(ours, id), embedTenant };
    expect(await store.ports.provisioning.commit(ours.id, changes)).toBe("committed");
    expect(await tenantOf(tenantName)).toEqual({ ...named, displayName: "ACME \u2028" });
  }),

  proves("A4 an internal user by the exact username", async (store) => {
    const { ours } = await twoAccounts(store);
    const idOf = async (name: string) =>
      (await load(store, ours, { identity: { kind: "internal", username: name } })).internalUserId;
    expect(await idOf(username)).toBe(ours.internalUserId);
    for (const name of ["eve@demo.test", "ADA@demo.test", `${username} `, "ada@demo%", ""]) {
      expect(await idOf(name)).toBeUndefined();
    }
  }),

  proves("A4 internal and external users of the same name are not each other", async (store) => {
    const { ours } = await twoAccounts(store);
    const external = { kind: "external", externalId: username } as const;
    expect((await load(store, ours, { identity: external })).internalUserId).toBeUndefined();
    const { id } = await provisionUser(store, ours, { externalId: username });
    const snapshot = await load(store, ours, { identity: external });
    expect(snapshot).toMatchObject({ internalUserId: undefined, externalUser: { id } });
    const internal = await load(store, ours, { identity: { kind: "internal", username } });
    expect(internal.internalUserId).toBe(ours.internalUserId);
    expect(internal.externalUser).toBeUndefined();
    expect((await load(store, ours, { identity: undefined })).externalUser).toBeUndefined();
  }),

  proves(
    "T34 nowMs is the clock by which everything else is judged",
    async (store) => {
      const { ours } = await twoAccounts(store);
      await provisionUser(store, ours, { lifetime: { ttlSeconds: 3600 } });
      const leftMs = async (): Promise<number> => {
        const { nowMs, externalUser } = await load(store, ours);
        return (externalUser?.ephemeralUntilMs ?? 0) - nowMs;
      };
      const before = await leftMs();
      expect(before).toBeLessThanOrEqual(3_600_000);
      expect(before).toBeGreaterThan(3_590_000);
      await store.advanceMs(3_000_000);
      expect(await leftMs()).toBeLessThanOrEqual(before - 3_000_000);
      expect(await leftMs()).toBeGreaterThan(590_000);
    },
    "clock",
  ),
];
