import { expect } from "@jest/globals";
import { proves, type MethodContract } from "../contract.js";
import { twoAccounts } from "../world/two-accounts.js";

export const keyIdsTakenBeside: MethodContract = {
  cases: [
    proves("A1 of the ids, those that keys of other accounts have", async (store) => {
      const { ours, theirs } = await twoAccounts(store);
      const ids = ["unknown00000", theirs.keyId, ours.keyId];
      expect(await store.ports.accounts.keyIdsTakenBeside("ours", ids)).toEqual([theirs.keyId]);
    }),

    proves("beside an account that does not exist, all keys are other accounts'", async (store) => {
      const { ours, theirs } = await twoAccounts(store);
      const ids = [ours.keyId, theirs.keyId];
      const taken = await store.ports.accounts.keyIdsTakenBeside("nobody", ids);
      expect([...taken].sort()).toEqual([...ids].sort());
    }),

    proves("no ids, none taken; T23 only the very same id is taken", async (store) => {
      const { theirs } = await twoAccounts(store);
      const { accounts } = store.ports;
      expect(await accounts.keyIdsTakenBeside("ours", [])).toEqual([]);
      const others = [theirs.keyId.toUpperCase(), `${theirs.keyId} `, "%", ""];
      expect(await accounts.keyIdsTakenBeside("ours", others)).toEqual([]);
    }),
  ],
  foreign: [
    proves("the same question from the other account names our key, not its own", async (store) => {
      const { ours, theirs } = await twoAccounts(store);
      const ids = [ours.keyId, theirs.keyId];
      expect(await store.ports.accounts.keyIdsTakenBeside("theirs", ids)).toEqual([ours.keyId]);
    }),
  ],
};
