import { expect } from "@jest/globals";
import { proves, type ContractCase } from "../contract.js";
import type { Store } from "../tester.js";
import { settings } from "../world/account-changes.js";
import { changeAccount } from "../world/change-account.js";
import { everything } from "../world/everything.js";
import { commit, load, provisionSession, provisionUser } from "../world/provisioned.js";
import { forUser, newUser, profile, userUpdate } from "../world/session-changes.js";
import { twoAccounts, type TestAccount } from "../world/two-accounts.js";
import { writesNothing } from "../world/unchanged.js";

/** Two accounts of which ours has so many seats. */
const withSeats = async (store: Store, externalUsersMax: number): Promise<TestAccount> => {
  const { ours } = await twoAccounts(store, { externalUsersMax });
  return ours;
};

/** Changes the account's limit; answers the account as its changes are decided on from then on. */
const withLimit = async (
  store: Store,
  account: TestAccount,
  externalUsersMax: number,
): Promise<TestAccount> => {
  await changeAccount(store, account, { settings: settings({ externalUsersMax }) });
  return { ...account, externalUsersMax };
};

const tryNew = (store: Store, account: TestAccount, externalId: string) =>
  store.ports.provisioning.commit(account.id, forUser(account, newUser(account, { externalId })));

/** The limit of permanent external users (B3, `service.md` 8). */
export const commitLimitCases: readonly ContractCase[] = [
  proves(
    "B3 the last seat is taken, and one user more writes nothing at all",
    async (store) => {
      const ours = await withSeats(store, 2);
      await provisionUser(store, ours, { externalId: "one" });
      await provisionUser(store, ours, { externalId: "two", embedTenantId: ours.ownTenantId });
      const outcome = await writesNothing(store, () =>
        store.ports.provisioning.commit(ours.id, everything(ours)),
      );
      expect(outcome).toBe("external_user_limit");
    },
    "dump",
  ),

  proves("B3 with no seats at all there is no new user", async (store) => {
    const ours = await withSeats(store, 0);
    expect(await tryNew(store, ours, "one")).toBe("external_user_limit");
    const identity = { kind: "external", externalId: "one" } as const;
    expect((await load(store, ours, { identity })).externalUser).toBeUndefined();
    await provisionSession(store, ours, ours.internalUserId, { userKind: "internal" });
  }),

  proves("B3 a full account goes on serving the users that it has", async (store) => {
    const ours = await withSeats(store, 1);
    const { id } = await provisionUser(store, ours);
    await provisionSession(store, ours, id);
    const update = userUpdate({ id, version: 0 }, { profile: profile({ email: "a@b.test" }) });
    await commit(store, ours, forUser(ours, update));
  }),

  proves("B3 a user who was made meanwhile is a conflict, not a missing seat", async (store) => {
    const ours = await withSeats(store, 1);
    await provisionUser(store, ours);
    expect(await tryNew(store, ours, "ada")).toBe("conflict");
  }),

  proves(
    "B3 D9 an ephemeral user takes a seat only by becoming permanent",
    async (store) => {
      const ours = await withSeats(store, 1);
      const lifetime = { ttlSeconds: 3600 };
      const one = await provisionUser(store, ours, { externalId: "one", lifetime });
      const two = await provisionUser(store, ours, { externalId: "two", lifetime });
      const permanent = (id: number) => userUpdate({ id, version: 0 }, { makePermanent: true });
      await commit(store, ours, forUser(ours, permanent(one.id)));
      const refused = forUser(ours, permanent(two.id));
      const outcome = await writesNothing(store, () =>
        store.ports.provisioning.commit(ours.id, refused),
      );
      expect(outcome).toBe("external_user_limit");
      expect(await tryNew(store, ours, "three")).toBe("external_user_limit");
      await provisionUser(store, ours, { externalId: "four", lifetime });
    },
    "dump",
  ),

  proves(
    "D9 in the place of an ephemeral user a permanent one takes a seat, an ephemeral one none",
    async (store) => {
      const ours = await withSeats(store, 1);
      const lifetime = { ttlSeconds: 60 };
      const one = await provisionUser(store, ours, { externalId: "one", lifetime });
      const two = await provisionUser(store, ours, { externalId: "two", lifetime });
      await store.advanceMs(60_000);
      const first = newUser(ours, { externalId: "one", replaces: one.id });
      await commit(store, ours, forUser(ours, first));
      const second = newUser(ours, { externalId: "two", replaces: two.id });
      const outcome = await writesNothing(store, () =>
        store.ports.provisioning.commit(ours.id, forUser(ours, second)),
      );
      expect(outcome).toBe("external_user_limit");
      await commit(store, ours, forUser(ours, { ...second, lifetime }));
    },
    "clock",
    "dump",
  ),

  proves(
    "B3 another limit holds from the next user on, a lower one drives nobody out",
    async (store) => {
      const ours = await withSeats(store, 2);
      const one = await provisionUser(store, ours, { externalId: "one" });
      await provisionUser(store, ours, { externalId: "two" });
      const lower = await withLimit(store, ours, 1);
      expect(await tryNew(store, lower, "three")).toBe("external_user_limit");
      await provisionSession(store, lower, one.id);
      const higher = await withLimit(store, ours, 3);
      expect(await tryNew(store, higher, "three")).toBe("committed");
      expect(await tryNew(store, higher, "four")).toBe("external_user_limit");
    },
  ),

  proves(
    "B3 a snapshot has the account's limit, and so the one that a user is decided on",
    async (store) => {
      const ours = await withSeats(store, 2);
      expect(await load(store, ours)).toMatchObject({ externalUsersMax: 2 });
      await withLimit(store, ours, 3);
      expect(await load(store, ours)).toMatchObject({ externalUsersMax: 3 });
    },
  ),

  proves(
    "B3 a limit that is another one by now, higher or lower, is a conflict that writes nothing",
    async (store) => {
      const ours = await withSeats(store, 2);
      const { id } = await provisionUser(store, ours, {
        externalId: "one",
        lifetime: { ttlSeconds: 3600 },
      });
      for (const externalUsersMax of [1, 3]) {
        const stale = { ...ours, externalUsersMax };
        for (const changes of [
          forUser(stale, newUser(stale, { externalId: "two" })),
          forUser(stale, userUpdate({ id, version: 0 }, { makePermanent: true })),
          everything(stale),
        ]) {
          const outcome = await writesNothing(store, () =>
            store.ports.provisioning.commit(ours.id, changes),
          );
          expect(outcome).toBe("conflict");
        }
      }
      expect(await tryNew(store, ours, "two")).toBe("committed");
    },
    "dump",
  ),

  proves(
    "B3 a permanent user without a decided limit is a conflict that writes nothing",
    async (store) => {
      const ours = await withSeats(store, 2);
      const changes = { ...forUser(ours, newUser(ours)), seat: undefined };
      const outcome = await writesNothing(store, () =>
        store.ports.provisioning.commit(ours.id, changes),
      );
      expect(outcome).toBe("conflict");
    },
    "dump",
  ),

  proves("B3 what was refused or in conflict has taken no seat", async (store) => {
    const ours = await withSeats(store, 2);
    await provisionUser(store, ours);
    for (let time = 0; time < 5; time++) expect(await tryNew(store, ours, "ada")).toBe("conflict");
    expect(await tryNew(store, ours, "bob")).toBe("committed");
    for (let time = 0; time < 5; time++) {
      expect(await tryNew(store, ours, "cyd")).toBe("external_user_limit");
    }
    const higher = await withLimit(store, ours, 3);
    expect(await tryNew(store, higher, "cyd")).toBe("committed");
  }),
];
