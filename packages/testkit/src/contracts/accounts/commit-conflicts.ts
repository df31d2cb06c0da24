import { expect } from "@jest/globals";
import type { AccountChanges } from "@embedded-analytics/domain";
import { proves, type ContractCase } from "../contract.js";
import { attribute, declaredKey, group, newAccount } from "../world/account-changes.js";
import { inParallel } from "../world/at-once.js";
import { changeAccount, changesOf, loadAccount } from "../world/change-account.js";
import { newId } from "../world/ids.js";
import { tenantName, twoAccounts, type TestAccount } from "../world/two-accounts.js";
import { writesNothing } from "../world/unchanged.js";
import { wholeAccount } from "./whole-account.js";

/** A commit that is decided on the present revision, and yet rests on what is no longer so. */
const conflicting = (
  what: string,
  changes: (accounts: { ours: TestAccount; theirs: TestAccount }) => Partial<AccountChanges>,
): ContractCase =>
  proves(
    `is a conflict that writes nothing: ${what}`,
    async (store) => {
      const accounts = await twoAccounts(store);
      const given = changesOf(await loadAccount(store, "ours"), {
        settings: { ...(await loadAccount(store, "ours")).settings, plan: "starter" },
        deployments: [
          { id: 7, name: "new", modelFolder: undefined, requirePolicies: false, timezone: "UTC" },
        ],
        ...changes(accounts),
      });
      const { accounts: port } = store.ports;
      expect(await writesNothing(store, () => port.commit("ours", given))).toBe("conflict");
    },
    "dump",
  );

export const accountsCommitConflicts: readonly ContractCase[] = [
  proves(
    "is a conflict that writes nothing: an older revision",
    async (store) => {
      const { ours } = await twoAccounts(store);
      const older = await loadAccount(store, "ours");
      await changeAccount(store, ours, {});
      const changes = changesOf(older, { keys: [declaredKey({ id: "latekey00000" })] });
      const { accounts } = store.ports;
      expect(await writesNothing(store, () => accounts.commit("ours", changes))).toBe("conflict");
    },
    "dump",
  ),

  proves(
    "is a conflict that writes nothing: an account that exists by now, or does not",
    async (store) => {
      await twoAccounts(store);
      const { accounts } = store.ports;
      const again = wholeAccount("ours");
      expect(await writesNothing(store, () => accounts.commit("ours", again))).toBe("conflict");
      const missing = newAccount("nobody", { revision: 0 });
      expect(await writesNothing(store, () => accounts.commit("nobody", missing))).toBe("conflict");
    },
    "dump",
  ),

  conflicting("the id of a key is another account's key", ({ theirs }) => ({
    keys: [declaredKey({ id: theirs.keyId, name: "stolen" })],
  })),
  conflicting("an embed tenant of that name was made meanwhile", () => ({
    embedTenants: [{ id: newId(), name: tenantName }],
  })),
  conflicting("the id of an embed tenant is taken", ({ theirs }) => ({
    embedTenants: [{ id: theirs.tenantId, name: "globex" }],
  })),
  conflicting("a group of that name was made meanwhile", ({ ours }) => ({
    catalogs: [{ catalogId: ours.tenantId, groups: [group("analysts")], attributes: [] }],
  })),
  conflicting("an attribute of that name was made meanwhile", ({ ours }) => ({
    catalogs: [{ catalogId: ours.tenantId, groups: [], attributes: [attribute("city", "number")] }],
  })),

  proves("of many that make the same account at once, one does", async (store) => {
    const rivals = Array.from({ length: 20 }, (_, at) =>
      newAccount("ours", {
        keys: [declaredKey({ id: `rival${at}`.padEnd(12, "x"), name: "server" })],
      }),
    );
    const outcomes = await inParallel(rivals, (changes) =>
      store.ports.accounts.commit("ours", changes),
    );
    expect(outcomes.filter((outcome) => outcome === "committed")).toHaveLength(1);
    const winner = rivals[outcomes.indexOf("committed")];
    const state = await loadAccount(store, "ours", ["ours"]);
    expect(state.id).toBe(winner?.id);
    expect(state.keys).toEqual(winner?.keys);
    expect(state.embedTenants.map(({ id }) => id)).toEqual(
      winner?.embedTenants.map(({ id }) => id),
    );
  }),

  proves("of many that change one revision at once, one does", async (store) => {
    await twoAccounts(store);
    const state = await loadAccount(store, "ours");
    const rivals = Array.from({ length: 20 }, (_, at) =>
      changesOf(state, { keys: [declaredKey({ id: `rival${at}`.padEnd(12, "x") })] }),
    );
    const outcomes = await inParallel(rivals, (changes) =>
      store.ports.accounts.commit("ours", changes),
    );
    expect(outcomes.filter((outcome) => outcome === "committed")).toHaveLength(1);
    const winner = rivals[outcomes.indexOf("committed")];
    const { keys } = await loadAccount(store, "ours");
    expect(keys.map(({ id }) => id).sort()).toEqual(
      [...state.keys, ...(winner?.keys ?? [])].map(({ id }) => id).sort(),
    );
  }),
];
