import { expect } from "@jest/globals";
import { proves, type ContractCase } from "../contract.js";
import type { Store } from "../tester.js";
import { commit, loadUser, provisionUser } from "../world/provisioned.js";
import { forUser, rights, userUpdate } from "../world/session-changes.js";
import { tenantName, twoAccounts, type TestAccount } from "../world/two-accounts.js";

const countsOf = async ({ ports }: Store, { id }: TestAccount) => {
  const page = { first: 500, after: undefined };
  const groups = await ports.embedTenantCatalog.listGroups(id, tenantName, page);
  return Object.fromEntries(groups?.items.map(({ name, userCount }) => [name, userCount]) ?? []);
};

export const userCountCases: readonly ContractCase[] = [
  proves("C2 userCount is the number of members, in this lane", async (store) => {
    const { ours, theirs } = await twoAccounts(store);
    const { analysts, managers } = ours.scoped.groups;
    const join = (lane: "embed_tenant" | "tenant_wide", ...joinGroups: number[]) => ({
      rights: rights({ lane, joinGroups }),
    });
    await provisionUser(store, ours, { externalId: "ada", ...join("embed_tenant", analysts) });
    await provisionUser(store, ours, {
      externalId: "bob",
      ...join("embed_tenant", analysts, managers),
    });
    const wide = join("tenant_wide", ours.wide.groups.managers);
    await provisionUser(store, ours, { externalId: "cyd", ...wide });
    const foreign = join("embed_tenant", theirs.scoped.groups.analysts);
    await provisionUser(store, theirs, { externalId: "ada", ...foreign });
    expect(await countsOf(store, ours)).toEqual({ analysts: 2, managers: 1 });
    expect(await countsOf(store, theirs)).toEqual({ analysts: 1, managers: 0 });

    const ada = await loadUser(store, ours, { creatorMode: true });
    const leave = rights({ lane: "embed_tenant", leaveGroups: [analysts] });
    await commit(store, ours, forUser(ours, userUpdate(ada, { rights: leave })));
    expect(await countsOf(store, ours)).toEqual({ analysts: 1, managers: 1 });
  }),

  proves(
    "D9 a user whose time is over does not count",
    async (store) => {
      const { ours } = await twoAccounts(store);
      const inGroup = rights({ lane: "embed_tenant", joinGroups: [ours.scoped.groups.analysts] });
      await provisionUser(store, ours, { lifetime: { ttlSeconds: 60 }, rights: inGroup });
      await store.advanceMs(50_000);
      expect(await countsOf(store, ours)).toEqual({ analysts: 1, managers: 0 });
      await store.advanceMs(10_000);
      expect(await countsOf(store, ours)).toEqual({ analysts: 0, managers: 0 });
    },
    "clock",
  ),
];
