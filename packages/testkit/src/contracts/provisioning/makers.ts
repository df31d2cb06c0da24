import { expect } from "@jest/globals";
import { proves, type ContractCase } from "../contract.js";
import { newId } from "../world/ids.js";
import { commit, load, loadUser, provisionUser } from "../world/provisioned.js";
import { forUser, newUser, profile, userUpdate } from "../world/session-changes.js";
import { tenantName, twoAccounts, type TestAccount } from "../world/two-accounts.js";

const newcomer = "globex-corp";
const there = { embedTenantName: newcomer };

/** A new embed tenant with a new user in it, each made by a key of its own deployments. */
const made = (account: TestAccount) => {
  const id = newId();
  const embedTenant = {
    kind: "create",
    id,
    name: newcomer,
    displayName: undefined,
    madeWithin: [2],
  } as const;
  return forUser(account, newUser(account, { embedTenantId: id, madeWithin: [2, 1] }), {
    embedTenant,
  });
};

/** Of a key that makes something it is kept which deployments it opened (A3). */
export const makerCases: readonly ContractCase[] = [
  proves("A3 is kept of the key that makes an embed tenant, and a user", async (store) => {
    const { ours } = await twoAccounts(store);
    const changes = made(ours);
    await commit(store, ours, changes);
    expect((await load(store, ours, there)).embedTenant?.madeWithin).toEqual([2]);
    const user = await loadUser(store, ours, there);
    expect(user.madeWithin).toEqual([2, 1]);
    const update = userUpdate(user, { profile: profile({ email: "a@b.test" }) });
    const session = { embedTenantId: changes.session.embedTenantId };
    await commit(store, ours, forUser(ours, update, { session }));
    expect((await loadUser(store, ours, there)).madeWithin).toEqual([2, 1]);
  }),

  proves("A3 a key of no deployment is not one of all of them", async (store) => {
    const { ours } = await twoAccounts(store);
    await provisionUser(store, ours, { madeWithin: [] });
    expect((await loadUser(store, ours)).madeWithin).toEqual([]);
  }),

  proves(
    "A3 what a declaration made, or a key of all deployments, is everybody's",
    async (store) => {
      const { ours } = await twoAccounts(store);
      await provisionUser(store, ours);
      expect((await load(store, ours)).embedTenant?.madeWithin).toBe("all");
      expect((await loadUser(store, ours)).madeWithin).toBe("all");
    },
  ),
];

/** The same names in the other account have makers of their own. */
export const foreignMakers: readonly ContractCase[] = [
  proves(
    "A3 another account's embed tenant and user of the name are of its own key",
    async (store) => {
      const { ours, theirs } = await twoAccounts(store);
      await commit(store, theirs, made(theirs));
      await provisionUser(store, theirs, { madeWithin: [1] });
      expect((await load(store, ours, there)).embedTenant).toBeUndefined();
      await provisionUser(store, ours);
      expect((await loadUser(store, ours)).madeWithin).toBe("all");
      const { embedTenant, externalUser } = await load(store, theirs, {
        embedTenantName: tenantName,
      });
      expect([embedTenant?.madeWithin, externalUser?.madeWithin]).toEqual(["all", [1]]);
    },
  ),
];
