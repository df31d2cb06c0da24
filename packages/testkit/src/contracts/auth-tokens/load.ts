import { expect } from "@jest/globals";
import type { AuthTokenSnapshot, Lookup } from "@embedded-analytics/domain";
import { proves, type MethodContract } from "../contract.js";
import type { Store } from "../tester.js";
import { lookup, provisionUser, load as loadByKey } from "../world/provisioned.js";
import { rights } from "../world/session-changes.js";
import { twoAccounts, type TestAccount } from "../world/two-accounts.js";
import { declareTrust, revokeTokens, tokenOf } from "./trusting.js";

const names = { groupNames: ["analysts", "nobody"], attributeNames: ["city", "tags", "none"] };

const load = async (
  { ports }: Store,
  { id, name }: TestAccount,
  over: Partial<Lookup> = {},
  token = tokenOf(),
): Promise<AuthTokenSnapshot> => {
  const snapshot = await ports.authTokens.load(id, lookup({ deploymentId: 1, ...over }), token);
  if (snapshot === undefined) throw new Error(`there is no account ${name}`);
  return snapshot;
};

const provisionAda = (store: Store, account: TestAccount) =>
  provisionUser(store, account, {
    rights: rights({
      joinGroups: [account.wide.groups.analysts],
      setValues: [{ attributeId: account.wide.attributes.city, value: "Rome" }],
    }),
  });

export const loadForToken: MethodContract = {
  cases: [
    proves("D2 what a key of the account would give, without a key", async (store) => {
      const { ours } = await twoAccounts(store);
      await provisionAda(store, ours);
      for (const over of [{}, names, { ...names, embedTenantName: undefined }]) {
        const { key, nowMs, ...expected } = await loadByKey(store, ours, {
          deploymentId: 1,
          ...over,
        });
        expect(key.id).toBe(ours.keyId);
        const { nowMs: ownMs, revokedBeforeMs, ...found } = await load(store, ours, over);
        expect(found).toEqual(expected);
        expect(revokedBeforeMs).toBeUndefined();
        expect(Math.abs(ownMs - nowMs)).toBeLessThan(60_000);
      }
    }),

    proves("D2 of an account that is not there, nothing", async ({ ports }) => {
      expect(await ports.authTokens.load(987_654_321, lookup(), tokenOf())).toBeUndefined();
    }),

    proves(
      "J8 with what was revoked of the user's tokens, as `revokedBefore` has it",
      async (store) => {
        const { ours } = await twoAccounts(store);
        await declareTrust(store, ours, 1);
        const selection = {
          kind: "external_user",
          embedTenantName: "acme-corp",
          externalId: "ada",
        } as const;
        await revokeTokens(store, ours, selection);
        const { revokedBeforeMs } = await load(store, ours);
        expect(revokedBeforeMs).toEqual(expect.any(Number));
        expect(await store.ports.authTokens.revokedBefore(ours.id, tokenOf())).toBe(
          revokedBeforeMs,
        );
        const bob = await load(store, ours, {}, tokenOf("bob"));
        expect(bob.revokedBeforeMs).toBeUndefined();
      },
    ),
  ],
  foreign: [
    proves("T4 another account sees its own, and nothing of ours", async (store) => {
      const { ours, theirs } = await twoAccounts(store);
      await declareTrust(store, ours, 1);
      await provisionAda(store, ours);
      await revokeTokens(store, ours, { kind: "issued_before", timeMs: 4e12 });
      const seen = await load(store, theirs, names);
      expect(seen.account.id).toBe(theirs.id);
      expect(seen.deployment?.modelFolder).toBe("shop-of-theirs");
      expect(seen.embedTenant?.id).toBe(theirs.tenantId);
      expect(seen.groups.map(({ id }) => id)).toEqual([theirs.wide.groups.analysts]);
      expect(seen).toMatchObject({ externalUser: undefined, revokedBeforeMs: undefined });
      expect((await load(store, ours, names)).externalUser).toBeDefined();
    }),
  ],
};
