import { expect } from "@jest/globals";
import { proves, type PortContract } from "./contract.js";
import { declaredKey, settings } from "./world/account-changes.js";
import { inParallel } from "./world/at-once.js";
import { changeAccount } from "./world/change-account.js";
import { load } from "./world/provisioned.js";
import { twoAccounts } from "./world/two-accounts.js";
import { writesNothing } from "./world/unchanged.js";

/** What every adapter of `apiKeys` must do. */
export const apiKeysContract: PortContract<"apiKeys"> = {
  find: {
    cases: [
      proves("A3 an unknown id is nobody's key", async ({ ports }) => {
        expect(await ports.apiKeys.find("unknown00000")).toBeUndefined();
      }),

      proves("A1 the key finds its account, with every field of both", async (store) => {
        const limits = { keyCallsPerMinute: 7 };
        const { ours } = await twoAccounts(store, {
          plan: "premium",
          creatorModeEnabled: false,
          limits,
        });
        expect(await store.ports.apiKeys.find(ours.keyId)).toEqual({
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
            defaultDeploymentId: 1,
            limits,
          },
        });
      }),

      proves("J1 the key of a sign-in names the person, also once it is revoked", async (store) => {
        const { ours } = await twoAccounts(store);
        const key = declaredKey({ id: "signin000000", person: "ada@acme.test \u{1f600}" });
        await changeAccount(store, ours, { keys: [key] });
        const find = async () => (await store.ports.apiKeys.find(key.id))?.key;
        expect(await find()).toMatchObject({ person: key.person, revoked: false });
        await changeAccount(store, ours, { keys: [{ ...key, revoked: true }] });
        expect(await find()).toMatchObject({ person: key.person, revoked: true });
        const state = await store.ports.accounts.load("ours", []);
        expect(state?.keys.find(({ id }) => id === key.id)?.person).toBe(key.person);
        expect((await store.ports.apiKeys.find(ours.keyId))?.key.person).toBeUndefined();
      }),

      proves("A3 a personal key names its user, a limited one its deployments", async (store) => {
        const { ours } = await twoAccounts(store);
        const keys = [
          declaredKey({
            id: "personal0000",
            kind: "personal",
            internalUserId: ours.internalUserId,
          }),
          declaredKey({ id: "limited00000", deployments: [2, 1] }),
          declaredKey({ id: "nothing00000", deployments: [] }),
        ];
        await changeAccount(store, ours, { keys });
        const [personal, limited, nothing] = await inParallel(keys, ({ id }) =>
          store.ports.apiKeys.find(id),
        );
        expect(personal?.key).toMatchObject({
          kind: "personal",
          internalUserId: ours.internalUserId,
          deployments: "all",
        });
        expect([...(limited?.key.deployments ?? [])].sort()).toEqual([1, 2]);
        expect(nothing?.key.deployments).toEqual([]);
      }),

      proves("A3 a revoked key is found, as revoked", async (store) => {
        const { ours } = await twoAccounts(store);
        const keys = [declaredKey({ id: "revoked00000", revoked: true })];
        await changeAccount(store, ours, { keys });
        const found = await store.ports.apiKeys.find("revoked00000");
        expect(found?.key).toMatchObject({ revoked: true, expired: false });
      }),

      proves(
        "A3 T34 a key expires by the store's clock, and is still found",
        async (store) => {
          const { ours } = await twoAccounts(store);
          const { nowMs } = await load(store, ours);
          const keys = [declaredKey({ id: "expiring0000", expiresAtMs: nowMs + 60_000 })];
          await changeAccount(store, ours, { keys });
          const expired = async (): Promise<boolean | undefined> =>
            (await store.ports.apiKeys.find("expiring0000"))?.key.expired;
          expect(await expired()).toBe(false);
          await store.advanceMs(50_000);
          expect(await expired()).toBe(false);
          await store.advanceMs(10_000);
          expect(await expired()).toBe(true);
        },
        "clock",
      ),

      proves("an account without a default deployment has none", async (store) => {
        const { ours } = await twoAccounts(store);
        await changeAccount(store, ours, { settings: settings() });
        const found = await store.ports.apiKeys.find(ours.keyId);
        expect(found?.account.defaultDeploymentId).toBeUndefined();
      }),

      proves("T23 only the very same id is the key's", async (store) => {
        const { ours } = await twoAccounts(store);
        for (const id of [
          ours.keyId.toUpperCase(),
          `${ours.keyId} `,
          ours.keyId.slice(0, -1),
          "",
          "%",
        ]) {
          expect(await store.ports.apiKeys.find(id)).toBeUndefined();
        }
      }),

      proves("A1 keys of the same name in two accounts find one account each", async (store) => {
        const { ours, theirs } = await twoAccounts(store);
        expect((await store.ports.apiKeys.find(ours.keyId))?.account.id).toBe(ours.id);
        expect((await store.ports.apiKeys.find(theirs.keyId))?.account.id).toBe(theirs.id);
      }),
    ],
    foreign: { notBoundToAnAccount: "the key is what finds the account (A1)" },
  },
  removeEndedSignIns: {
    cases: [
      proves(
        "J1 the key of a sign-in goes so long after its end, in every account, and nothing else does",
        async (store) => {
          const { ours, theirs } = await twoAccounts(store);
          const { nowMs } = await load(store, ours);
          const person = "ada@acme.test";
          const expiresAtMs = nowMs + 60_000;
          const keys = [
            declaredKey({ id: "signin000000", person, expiresAtMs }),
            declaredKey({ id: "signout00000", person, expiresAtMs, revoked: true }),
            declaredKey({ id: "later0000000", person, expiresAtMs: expiresAtMs + 600_000 }),
            declaredKey({ id: "expiring0000", expiresAtMs }),
            declaredKey({ id: "maker0000000", person, expiresAtMs }),
            declaredKey({ id: "made00000000", madeBy: "maker0000000" }),
          ];
          await changeAccount(store, ours, { keys });
          const foreign = declaredKey({ id: "foreign00000", person, expiresAtMs });
          await changeAccount(store, theirs, { keys: [foreign] });
          const { apiKeys } = store.ports;
          const remaining = async (): Promise<readonly string[]> => {
            const found = await inParallel([...keys, foreign], ({ id }) => apiKeys.find(id));
            return found.flatMap((one) => one?.key.id ?? []);
          };
          await store.advanceMs(100_000);
          expect(await writesNothing(store, () => apiKeys.removeEndedSignIns(60))).toBe(0);
          await store.advanceMs(20_000);
          expect(await apiKeys.removeEndedSignIns(60)).toBe(3);
          expect(await remaining()).toEqual([
            "later0000000",
            "expiring0000",
            "maker0000000",
            "made00000000",
          ]);
          expect(await apiKeys.removeEndedSignIns(60)).toBe(0);
        },
        "clock",
        "dump",
      ),
    ],
    foreign: { notBoundToAnAccount: "it clears away what opens nothing any more" },
  },
};
