import { expect } from "@jest/globals";
import { paidPlans } from "@embedded-analytics/domain";
import { proves, type ContractCase } from "../contract.js";
import { inParallel } from "../world/at-once.js";
import { commit, loadUser, provisionSession, provisionUser } from "../world/provisioned.js";
import { forUser, newUser, profile, rights } from "../world/session-changes.js";
import { tenantName, twoAccounts } from "../world/two-accounts.js";

/** A new user in the place of one whose time is over (D9). */
export const commitReplacesCases: readonly ContractCase[] = [
  proves(
    "D9 the old user goes with all that was theirs, and the new one begins with nothing",
    async (store) => {
      const { ours } = await twoAccounts(store);
      const { groups, attributes } = ours.scoped;
      const old = await provisionUser(store, ours, {
        lifetime: { ttlSeconds: 60 },
        profile: profile({ email: "old@b.test" }),
        rights: rights({
          lane: "embed_tenant",
          joinGroups: [groups.analysts],
          setValues: [{ attributeId: attributes.city, value: 7 }],
          securityContext: { of: "old" },
        }),
      });
      const exchanged = await provisionSession(store, ours, old.id);
      await store.ports.embedSessions.exchange(exchanged, undefined, paidPlans);
      await store.advanceMs(60_000);

      const user = newUser(ours, { replaces: old.id });
      await commit(store, ours, forUser(ours, user));
      const creatorMode = { creatorMode: true, attributeNames: ["city"] };
      expect(await loadUser(store, ours, creatorMode)).toEqual({
        id: user.id,
        version: 0,
        email: undefined,
        displayName: undefined,
        picture: undefined,
        madeWithin: "all",
        ephemeralUntilMs: undefined,
        securityContext: undefined,
        groupIds: [],
        values: [],
      });
      const dump = await store.dump();
      for (const removed of [String(old.id), old.digest, exchanged, "old@b.test"]) {
        expect(dump).not.toContain(removed);
      }
      const page = { first: 10, after: undefined };
      const listed = await store.ports.embedTenantCatalog.listGroups(ours.id, tenantName, page);
      expect(listed?.items.map(({ userCount }) => userCount)).toEqual([0, 0]);
    },
    "clock",
    "dump",
  ),

  proves(
    "D9 it may be ephemeral again",
    async (store) => {
      const { ours } = await twoAccounts(store);
      const old = await provisionUser(store, ours, { lifetime: { ttlSeconds: 60 } });
      await store.advanceMs(60_000);
      const user = newUser(ours, { replaces: old.id, lifetime: { ttlSeconds: 60 } });
      await commit(store, ours, forUser(ours, user));
      expect((await loadUser(store, ours)).ephemeralUntilMs).toBeDefined();
    },
    "clock",
  ),

  proves(
    "D9 of many that take the same place at once, one does",
    async (store) => {
      const { ours } = await twoAccounts(store);
      const old = await provisionUser(store, ours, { lifetime: { ttlSeconds: 60 } });
      await store.advanceMs(60_000);
      const rivals = Array.from({ length: 20 }, () => newUser(ours, { replaces: old.id }));
      const outcomes = await inParallel(rivals, (user) =>
        store.ports.provisioning.commit(ours.id, forUser(ours, user)),
      );
      expect(outcomes.filter((outcome) => outcome === "committed")).toHaveLength(1);
      expect(outcomes.filter((outcome) => outcome === "conflict")).toHaveLength(19);
      const winner = rivals[outcomes.indexOf("committed")];
      expect((await loadUser(store, ours)).id).toBe(winner?.id);
    },
    "clock",
  ),
];
