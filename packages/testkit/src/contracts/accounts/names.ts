import { expect } from "@jest/globals";
import { proves, type MethodContract } from "../contract.js";
import { newAccount } from "../world/account-changes.js";
import { newId } from "../world/ids.js";
import { tenantName, twoAccounts } from "../world/two-accounts.js";

export const accountNames: MethodContract = {
  cases: [
    proves("J2 the names of all accounts, in the order of their code points", async (store) => {
      const { accounts } = store.ports;
      const before = await accounts.names();
      await twoAccounts(store);
      for (const name of ["a-b", "ab", "a1"]) await accounts.commit(name, newAccount(name));
      expect(await accounts.names()).toEqual(
        [...before, "ours", "theirs", "a-b", "ab", "a1"].toSorted(),
      );
    }),
  ],
  foreign: { notBoundToAnAccount: "it names every account, for those who own the service" },
};

export const embedTenantNames: MethodContract = {
  cases: [
    proves("J2 the account's own embed tenant and the others, in order", async (store) => {
      const embedTenants = ["south-2", "south", "south-10", "ours"].map((name) => ({
        id: newId(),
        name,
      }));
      await store.ports.accounts.commit("ours", newAccount("ours", { embedTenants }));
      expect(await store.ports.accounts.embedTenantNames("ours")).toEqual([
        "ours",
        "south",
        "south-10",
        "south-2",
      ]);
    }),

    proves("of an account that does not exist, none", async ({ ports }) => {
      expect(await ports.accounts.embedTenantNames("nobody")).toEqual([]);
    }),
  ],
  foreign: [
    proves("A1 none of another account's", async (store) => {
      await twoAccounts(store);
      const { accounts } = store.ports;
      expect(await accounts.embedTenantNames("ours")).toEqual([tenantName, "ours"].toSorted());
      expect(await accounts.embedTenantNames("theirs")).toEqual([tenantName, "theirs"].toSorted());
    }),
  ],
};
