import { expect } from "@jest/globals";
import type { IssuedSelection } from "@embedded-analytics/domain";
import { proves, type MethodContract } from "../contract.js";
import type { Store } from "../tester.js";
import { lookup } from "../world/provisioned.js";
import { tenantName, twoAccounts, type TestAccount } from "../world/two-accounts.js";
import { writesNothing } from "../world/unchanged.js";
import { declareTrust, revokeTokens, tokenOf } from "./trusting.js";

const tokens = {
  ada: tokenOf("ada"),
  adaOnTwo: tokenOf("ada", tenantName, 2),
  bob: tokenOf("bob"),
  ownAda: tokenOf("ada", "ours"),
} as const;

/** Whose tokens are revoked, of those above. */
const revoked = async ({ ports }: Store, { id }: TestAccount): Promise<readonly string[]> => {
  const found: string[] = [];
  for (const [name, token] of Object.entries(tokens)) {
    if ((await ports.authTokens.revokedBefore(id, token)) !== undefined) found.push(name);
  }
  return found;
};

const far = 4_102_444_800_000;

const cases: readonly (readonly [IssuedSelection, readonly string[]])[] = [
  [{ kind: "session", digest: "0".repeat(64) }, []],
  [{ kind: "internal_user", username: "ada" }, []],
  [{ kind: "key", keyId: "ourskey00000" }, []],
  [{ kind: "external_user", embedTenantName: tenantName, externalId: "ada" }, ["ada", "adaOnTwo"]],
  [{ kind: "external_user", embedTenantName: "ours", externalId: "ada" }, ["ownAda"]],
  [{ kind: "embed_tenant", name: tenantName }, ["ada", "adaOnTwo", "bob"]],
  [{ kind: "issued_before", timeMs: far }, Object.keys(tokens)],
];

const trusting = async (store: Store) => {
  const accounts = await twoAccounts(store);
  for (const account of Object.values(accounts)) {
    await declareTrust(store, account, 1);
    await declareTrust(store, account, 2);
  }
  return accounts;
};

const nowOf = async ({ ports }: Store, { id }: TestAccount): Promise<number> => {
  const snapshot = await ports.authTokens.load(id, lookup(), tokens.ada);
  if (snapshot === undefined) throw new Error("there is no account");
  return snapshot.nowMs;
};

export const revokedBefore: MethodContract = {
  cases: [
    proves(
      "J8 each selection takes the tokens that it names, and no others",
      async (store, open) => {
        for (const [selection, names] of cases) {
          const one = await open({});
          const { ours } = await trusting(one);
          const isRevoked = await revokeTokens(one, ours, selection);
          expect({ selection, isRevoked }).toEqual({ selection, isRevoked: names.length > 0 });
          expect({ selection, names: await revoked(one, ours) }).toEqual({ selection, names });
        }
        expect(store).toBeDefined();
      },
    ),

    proves("J8 the moment of a revocation is now, and a later one counts", async (store) => {
      const { ours } = await trusting(store);
      const { authTokens } = store.ports;
      const tenant = { kind: "embed_tenant", name: tenantName } as const;
      const [before] = [await nowOf(store, ours), await revokeTokens(store, ours, tenant)];
      const first = (await authTokens.revokedBefore(ours.id, tokens.ada)) ?? 0;
      const after = await nowOf(store, ours);
      expect(first).toBeGreaterThanOrEqual(before);
      expect(first).toBeLessThanOrEqual(after);
      const earlier = { kind: "issued_before", timeMs: before - 60_000 } as const;
      expect(await revokeTokens(store, ours, earlier)).toBe(true);
      expect(await authTokens.revokedBefore(ours.id, tokens.ada)).toBe(first);
      expect(await authTokens.revokedBefore(ours.id, tokens.ownAda)).toBe(before - 60_000);
      const later = { kind: "issued_before", timeMs: far } as const;
      await revokeTokens(store, ours, later);
      await revokeTokens(store, ours, earlier);
      expect(await authTokens.revokedBefore(ours.id, tokens.ownAda)).toBeGreaterThanOrEqual(first);
    }),

    proves("A3 only of the deployments that the key opens", async (store) => {
      const { ours } = await trusting(store);
      const everybody = { kind: "issued_before", timeMs: far } as const;
      for (const scope of [[], [3]]) {
        expect(await revokeTokens(store, ours, everybody, scope)).toBe(false);
      }
      expect(await revokeTokens(store, ours, everybody, [2, 3])).toBe(true);
      expect(await revoked(store, ours)).toEqual(["adaOnTwo"]);
    }),

    proves(
      "J8 where no deployment takes such tokens, and of times when none was good, nothing is kept",
      async (store) => {
        const { ours, theirs } = await twoAccounts(store);
        await declareTrust(store, theirs, 1);
        await writesNothing(store, async () => {
          for (const [selection] of cases) {
            expect(await revokeTokens(store, ours, selection)).toBe(false);
          }
          const old = { kind: "issued_before", timeMs: 0 } as const;
          expect(await revokeTokens(store, theirs, old)).toBe(false);
        });
      },
      "dump",
    ),

    proves(
      "J8 a revocation is kept for as long as a token may live, and no longer",
      async (store) => {
        const { ours } = await trusting(store);
        const { embedSessions } = store.ports;
        await revokeTokens(store, ours, { kind: "issued_before", timeMs: far });
        const dayMs = 86_400_000;
        await store.advanceMs(dayMs);
        await embedSessions.removeOutlived(86_400, 0);
        expect(await revoked(store, ours)).toHaveLength(4);
        await store.advanceMs(120_000);
        await embedSessions.removeOutlived(86_400, 0);
        expect(await revoked(store, ours)).toEqual([]);
      },
      "clock",
    ),
  ],
  foreign: [
    proves("T4 what another account revokes is its own, under the same names", async (store) => {
      const { ours, theirs } = await trusting(store);
      for (const [selection] of cases) {
        await revokeTokens(store, ours, selection);
      }
      expect(await revoked(store, theirs)).toEqual([]);
      expect(await revoked(store, ours)).toHaveLength(4);
    }),
  ],
};
