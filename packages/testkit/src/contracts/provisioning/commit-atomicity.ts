import { expect } from "@jest/globals";
import { paidPlans } from "@embedded-analytics/domain";
import { proves, type ContractCase } from "../contract.js";
import { everything } from "../world/everything.js";
import { commit, load } from "../world/provisioned.js";
import { twoAccounts } from "../world/two-accounts.js";

/** That the changes on which the conflicts below are tried could all be written (B2). */
export const commitAtomicityCases: readonly ContractCase[] = [
  proves("B2 changes of every kind are written together", async (store) => {
    const { ours } = await twoAccounts(store);
    const changes = everything(ours);
    await commit(store, ours, changes);
    const snapshot = await load(store, ours, {
      creatorMode: true,
      identity: { kind: "external", externalId: "new-user" },
      groupNames: ["buyers", "managers"],
      attributeNames: ["level", "city"],
    });
    expect(snapshot.embedTenant?.displayName).toBe("Another name");
    expect(snapshot.groups).toHaveLength(2);
    expect(snapshot.groups.map(({ description }) => description)).toContain("Another description");
    expect(snapshot.attributes.map(({ displayName }) => displayName)).toContain("Another name");
    expect(snapshot.externalUser).toMatchObject({
      id: changes.session.userId,
      email: "new@b.test",
      securityContext: { of: "new" },
    });
    expect(snapshot.externalUser?.groupIds).toHaveLength(2);
    expect(snapshot.externalUser?.values).toHaveLength(2);
    const { embedSessions } = store.ports;
    expect(
      await embedSessions.exchange(changes.session.digest, undefined, paidPlans),
    ).toBeDefined();
  }),

  proves(
    "B2 the same changes a second time are a conflict that writes nothing",
    async (store) => {
      const { ours } = await twoAccounts(store);
      const changes = everything(ours);
      await commit(store, ours, changes);
      const before = await store.dump();
      expect(await store.ports.provisioning.commit(ours.id, changes)).toBe("conflict");
      expect(await store.dump()).toBe(before);
    },
    "dump",
  ),
];
