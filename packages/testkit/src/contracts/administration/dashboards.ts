import { expect } from "@jest/globals";
import type { AdministeredDashboard, Visibility } from "@embedded-analytics/domain";
import { entryOf, writesEntry } from "../audit-log/entries.js";
import { proves, type PortContract } from "../contract.js";
import type { Store } from "../tester.js";
import { create, idsFor, newPublicId, userOf } from "../tenant-dashboards/content.js";
import { tenantName, twoAccounts, type TestAccount } from "../world/two-accounts.js";
import { writesNothing } from "../world/unchanged.js";
import { listContract } from "./lists.js";

const entry = entryOf("keyofdashboards");
const whole = { first: 500, after: undefined };

const owners = new WeakMap<Store, Map<number, number>>();

/** One owner for each account of a store. */
const ownerIn = async (store: Store, account: TestAccount): Promise<number> => {
  const made = owners.get(store) ?? new Map<number, number>();
  owners.set(store, made);
  const id = made.get(account.id) ?? (await userOf(store, account));
  made.set(account.id, id);
  return id;
};

const shared = async (store: Store, account: TestAccount, visibility: Visibility = "tenant") => {
  const ownerId = await ownerIn(store, account);
  return create(store, account, ownerId, { title: "A title", visibility });
};

type Contract = PortContract<"administration">;

/** What administrators do with the dashboards of users (H3). */
export const dashboards: Pick<Contract, "listDashboards" | "removeDashboard" | "showDashboard"> = {
  listDashboards: listContract(
    {
      read: (administration, accountId, part) =>
        administration.listDashboards(accountId, undefined, part),
      make: async (store, account, title) =>
        create(store, account, await ownerIn(store, account), { title, visibility: "private" }),
      nameOf: ({ title }: AdministeredDashboard) => String(title),
    },
    proves(
      "H3: private ones as well, with their owner, of one embed tenant or all",
      async (store) => {
        const { ours } = await twoAccounts(store);
        const id = await shared(store, ours, "private");
        const read = async (name?: string) =>
          (await store.ports.administration.listDashboards(ours.id, name, whole)).items;
        expect(await read()).toMatchObject([
          { id, deploymentId: 1, embedTenantName: tenantName, visibility: "private" },
        ]);
        expect((await read())[0]?.ownerExternalId).toEqual(expect.any(String));
        expect(await read(tenantName)).toHaveLength(1);
        for (const other of ["ours", "nowhere", "\0"]) expect(await read(other)).toEqual([]);
      },
    ),
  ),
  removeDashboard: {
    cases: [
      proves(
        "H3: once, and no other one",
        async (store) => {
          const { ours } = await twoAccounts(store);
          const id = await shared(store, ours, "private");
          const kept = await shared(store, ours);
          const { administration } = store.ports;
          const remove = () => administration.removeDashboard(ours.id, id, entry);
          expect(await writesEntry(store, ours, entry, remove)).toBe(true);
          expect(await writesNothing(store, remove)).toBe(false);
          expect(await idsFor(store, ours, undefined)).toEqual([kept]);
        },
        "dump",
      ),
    ],
    foreign: [
      proves(
        "T4: they remove none of ours",
        async (store) => {
          const { ours, theirs } = await twoAccounts(store);
          const id = await shared(store, ours);
          const { administration } = store.ports;
          await writesNothing(store, () => administration.removeDashboard(theirs.id, id, entry));
        },
        "dump",
      ),
    ],
  },
  showDashboard: {
    cases: [
      proves(
        "H3: to its owner alone or to the embed tenant, where it has an owner",
        async (store) => {
          const { ours } = await twoAccounts(store);
          const id = await shared(store, ours, "private");
          const { administration } = store.ports;
          const show =
            (to: Visibility, which = id) =>
            () =>
              administration.showDashboard(ours.id, which, to, entry);
          expect(await writesNothing(store, show("private"))).toBe("unchanged");
          expect(await writesEntry(store, ours, entry, show("tenant"))).toBe("shown");
          expect(await idsFor(store, ours, undefined)).toEqual([id]);
          expect(await writesNothing(store, show("tenant"))).toBe("unchanged");
          expect(await writesEntry(store, ours, entry, show("private"))).toBe("shown");
          expect(await idsFor(store, ours, undefined)).toEqual([]);
          expect(await writesNothing(store, show("tenant", newPublicId()))).toBe("unknown");
          await show("tenant")();
          await administration.removeUser(ours.id, await ownerIn(store, ours), entry);
          expect(await writesNothing(store, show("private"))).toBe("ownerless");
        },
        "dump",
      ),
    ],
    foreign: [
      proves(
        "T4: they show none of ours",
        async (store) => {
          const { ours, theirs } = await twoAccounts(store);
          const id = await shared(store, ours, "private");
          const { administration } = store.ports;
          const show = () => administration.showDashboard(theirs.id, id, "tenant", entry);
          expect(await writesNothing(store, show)).toBe("unknown");
        },
        "dump",
      ),
    ],
  },
};
